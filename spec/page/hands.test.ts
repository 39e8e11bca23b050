import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { ObjectView } from "../../src/preview/protocol";
import { WORDS } from "../../src/preview/page/shell/words";
import { english } from "../support/english";
import { eventually, usePreview, type Visit } from "./page";

const { menu: MENU, toolbar: LABELS } = WORDS;

describe("mouse and keys on the table", () => {
  const visitPage = usePreview();

  it("turn, throw, lock and enlarge what is free", async () => {
    const visit = await visitPage();
    const { page } = visit;
    await visit.press(english.table.SENTENCES.tableTab);
    await visit.press(english.table.SENTENCES.handsOff);
    await visit.quiet();

    const die = await visit.object("d8");
    await visit.pointAt(die);
    await page.keyboard.press("r");
    await eventually(async () => assert.notDeepEqual((await now(visit, die)).rotation, die.rotation));

    const card = await visit.object("J♠, boss");
    assert.equal(card.shows, "face");
    await visit.pointAt(card);
    await page.keyboard.press("f");
    await eventually(async () => assert.equal((await now(visit, card)).shows, "back"));

    const other = await visit.object("J♥, boss");
    const closeUp = page.locator(".zoom");
    await visit.pointAt(other);
    await page.keyboard.down("Alt");
    await closeUp.locator("canvas").waitFor();
    assert.match(await closeUp.innerText(), /^J♥, boss/);
    await page.keyboard.up("Alt");
    await closeUp.waitFor({ state: "hidden" });

    const locked = await visit.object("d10");
    await chooseFromMenu(visit, locked, MENU.lock);
    await eventually(async () => assert.equal((await now(visit, locked)).locked, true));
    await chooseFromMenu(visit, locked, MENU.unlock);
    await eventually(async () => assert.equal((await now(visit, locked)).locked, false));
  });

  it("carry a free piece to where it is dropped, however quickly", async () => {
    const visit = await visitPage();
    const { page } = visit;
    await visit.press(english.table.SENTENCES.tableTab);
    await visit.press(english.table.SENTENCES.handsOff);
    await visit.quiet();
    const die = await visit.object("d20");
    const from = await visit.spot(die);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 80, from.y + 30);
    await page.mouse.up();
    await eventually(async () => {
      const { x } = await visit.spot(die);
      assert.ok(Math.abs(x - from.x - 80) < 25, `carried from ${from.x} to ${x}`);
    });
  });

  it("move the camera and bring it back", async () => {
    const visit = await visitPage();
    const { page } = visit;
    const deck = await visit.object("Spawn deck");
    const home = await visit.spot(deck);
    const look = async (): Promise<number> => {
      await visit.quiet();
      const { x, y } = await visit.spot(deck);
      return Math.hypot(x - home.x, y - home.y);
    };
    await page.getByRole("button", { name: LABELS.view(2) }).click();
    assert.ok((await look()) > 20, "camera view 2 is another one");
    await page.keyboard.press(" ");
    assert.ok((await look()) < 2, "Space brings the view back");
    await page.keyboard.press("Shift+Digit3");
    assert.ok((await look()) > 20, "Shift and 3 go to camera view 3");
    await page.keyboard.press(" ");
    assert.ok((await look()) < 2, "Space brings the view back again");
    const middle = { x: 500, y: 300 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, -400);
    assert.ok((await look()) > 20, "the wheel zooms");
  });
});

/** An object as the page knows it now. */
async function now(visit: Visit, { guid }: ObjectView): Promise<ObjectView> {
  const found = (await visit.objects()).find((object) => object.guid === guid);
  assert.ok(found !== undefined, `${guid} is gone`);
  return found;
}

async function chooseFromMenu(visit: Visit, object: ObjectView, entry: string): Promise<void> {
  const { x, y } = await visit.spot(object);
  await visit.page.mouse.click(x, y, { button: "right" });
  await visit.page.getByRole("menu").getByRole("menuitem", { name: entry }).click();
}
