import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { WORDS } from "../../src/preview/page/shell/words";
import { eventually, type Heard, usePreview, type Visit } from "./page";

const { toolbar: LABELS, help, log } = WORDS;

/** For how long the table's clock is watched, in milliseconds. */
const WATCHED = 500;

describe("the controls around the table", () => {
  const visitPage = usePreview();

  it("set how fast time goes", async () => {
    const visit = await visitPage();
    const { page } = visit;
    const button = (label: string) => page.getByRole("button", { name: label, exact: true });
    assert.equal(await button(LABELS.speedOf(8)).getAttribute("aria-pressed"), "true");
    await runsAt(visit, 8);
    await button(LABELS.speedOf(1)).click();
    await runsAt(visit, 1);
    await page.keyboard.press("p");
    assert.equal(await button(LABELS.pause).getAttribute("aria-pressed"), "true");
    await runsAt(visit, 0);
    await page.keyboard.press("p");
    await runsAt(visit, 1);
  });

  it("take a line of chat, and keys that are typed into it stay there", async () => {
    const visit = await visitPage();
    const { page } = visit;
    await page.keyboard.press("Enter");
    await page.keyboard.type("Fine dice, no? P.");
    const field = page.getByLabel(log.say, { exact: true });
    assert.equal(await field.inputValue(), "Fine dice, no? P.");
    await page.keyboard.press("Enter");
    await page.locator(".log-chat").getByText("Host: Fine dice, no? P.").waitFor();
    assert.equal(await page.getByRole("dialog").count(), 0);
    await runsAt(visit, 8);
  });

  it("can be reached and left by keys", async () => {
    const visit = await visitPage();
    const { page } = visit;
    const window = page.getByRole("dialog", { name: help.title });
    await page.keyboard.press("?");
    await window.waitFor();
    await page.keyboard.press("?");
    await window.waitFor({ state: "detached" });

    // Asked at once: a button of the panel can vanish between two questions.
    const name = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? null);
    for (let presses = 0; (await name()) !== LABELS.help; presses++) {
      assert.ok(presses < 80, "Tab does not come to the button for help");
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Enter");
    await window.waitFor();
    await page.keyboard.press("Escape");
    await window.waitFor({ state: "detached" });
  });
});

/** Waits until the table's time goes this many times as fast as the clock; a busy machine may lag behind. */
async function runsAt(visit: Visit, factor: number): Promise<void> {
  await eventually(async () => {
    const before = await latest(visit);
    await pause(WATCHED);
    const after = await latest(visit);
    assert.ok(before !== undefined && after !== undefined && after.at > before.at);
    const pace = ((after.change.time - before.change.time) * 1000) / (after.at - before.at);
    assert.ok(
      pace >= factor * 0.6 && pace <= factor * 1.3,
      `the table runs ${pace} times as fast, not ${factor}`,
    );
  });
}

/** What the page has heard last, and when. */
function latest({ page }: Visit): Promise<Heard | undefined> {
  return page.evaluate(() => window.heard?.at(-1));
}
