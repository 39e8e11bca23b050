import assert from "node:assert/strict";
import { describe, it } from "node:test";
import type { CDPSession } from "playwright-core";
import type { ObjectView } from "../../src/preview/protocol";
import { WORDS } from "../../src/preview/page/shell/words";
import { WORDS as PAGE } from "../../src/preview/page/words";
import { english } from "../support/english";
import { eventually, like, type Spot, usePreview, type Visit } from "./page";

const UPRIGHT = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };
const TABLET = { width: 820, height: 1180 };
const PARAMETERS = "seed=3&speed=8&fresh=1&game=cards-vs-dice";

/** A finger's least target, in pixels. */
const FINGER = 24;
/** The least share of the window's height that is the table's, upright and lying. */
const SHARE = { upright: 0.43, lying: 0.8 };
/** The least share of the table's width or height that the board fills. */
const FILLED = 0.95;
/** The least letter on the sheet, in pixels. */
const LETTER = 10;

describe("the page on a phone", () => {
  const visitPage = usePreview();

  /** A battle on a phone, with a piece that can be moved, and where it is. */
  async function battle(): Promise<{ visit: Visit; fingers: CDPSession; piece: ObjectView; from: Spot }> {
    const visit = await visitPage({ parameters: PARAMETERS, viewport: UPRIGHT, touch: true, tools: false });
    await answer(visit).tap();
    await visit.run(10);
    await visit.press(like(english.cardsVsDice.CHOICES.calm));
    await visit.run(2);
    await visit.quiet();
    const fingers = await visit.page.context().newCDPSession(visit.page);
    const piece = (await visit.objects()).find(({ movable }) => movable === true);
    assert.ok(piece !== undefined, "a piece that can be moved");
    return { visit, fingers, piece, from: await visit.spot(piece) };
  }

  it("fills the table's width with the board, or its height, and keeps it in the middle", async () => {
    const { visit } = await battle();
    for (const size of [UPRIGHT, LYING]) {
      await visit.page.setViewportSize(size);
      await visit.quiet();
      const name = `at ${size.width} x ${size.height}`;
      const [table, board] = [await area(visit, "#table"), await boardOf(visit)];
      const filled = Math.max(board.width / table.width, board.height / table.height);
      assert.ok(filled >= FILLED && filled <= 1, `the board fills ${filled} of the table ${name}`);
      const aside = board.x + board.width / 2 - table.x - table.width / 2;
      const off = board.y + board.height / 2 - table.y - table.height / 2;
      assert.ok(Math.abs(aside) < 4 && Math.abs(off) < 12, `the board is off by ${aside}, ${off} ${name}`);
    }
  });

  it("comes to rest on the shelf, too, with every box in the window", async () => {
    const visit = await visitPage({ parameters: "seed=3&speed=8&fresh=1", viewport: UPRIGHT, touch: true });
    await visit.quiet();
    const table = await area(visit, "#table");
    for (const each of (await visit.objects()).filter(({ type }) => type === "Block")) {
      const { x, y } = await visit.spot(each);
      assert.ok(x > 0 && x < table.width && y > table.y && y < table.y + table.height, `a box at ${x}, ${y}`);
    }
  });

  it("shows status, question and answers without a scroll, in letters that can be read", async () => {
    const { visit } = await battle();
    const sheet = await area(visit, "#interface");
    for (const part of [visit.panel.getByText(/^Attack!/), visit.panel.getByText(/^d4$/)])
      within(await part.first().boundingBox(), sheet);
    const answers = visit.panel.getByRole("button", { name: like(english.cardsVsDice.CHOICES.face) });
    for (const each of await answers.all()) within(await each.boundingBox(), sheet);
    const letters = await visit.panel.locator(".interface-lines:visible").evaluateAll((lines) =>
      lines
        .filter(({ textContent }) => textContent !== "")
        .map((line) => {
          const zoom = line.getBoundingClientRect().width / line.clientWidth;
          return zoom * Number.parseFloat(getComputedStyle(line).fontSize);
        }),
    );
    assert.ok(Math.min(...letters) >= LETTER, `letters of ${Math.min(...letters)} pixels`);
  });

  it("shows in large letters what a finger taps, until it taps elsewhere", async () => {
    const { visit, piece, from } = await battle();
    await visit.page.touchscreen.tap(from.x, from.y);
    const bubble = visit.page.locator(".tooltip:visible");
    await bubble.getByText(piece.tooltip?.description ?? "nothing").waitFor();
    const size = await bubble.evaluate((shown) => Number.parseFloat(getComputedStyle(shown).fontSize));
    assert.ok(size >= 16, `letters of ${size} pixels`);
    const { x, y } = await area(visit, ".toolbar");
    await visit.page.touchscreen.tap(x + 2, y + 2);
    await eventually(async () => assert.equal(await bubble.count(), 0));
  });

  it("gives the table what the board needs, and covers none of it", async () => {
    const visit = await visitPage({ parameters: PARAMETERS, viewport: UPRIGHT, touch: true, tools: false });
    for (const [size, share] of [
      [UPRIGHT, SHARE.upright],
      [TABLET, SHARE.upright],
      [LYING, SHARE.lying],
    ] as const) {
      await visit.page.setViewportSize(size);
      await visit.quiet();
      const name = `at ${size.width} x ${size.height}`;
      const table = await area(visit, "#table");
      assert.ok(table.height >= share * size.height - 1, `the table is ${table.height} high ${name}`);
      const toolbar = await area(visit, ".toolbar");
      assert.ok(toolbar.height <= 48, `the toolbar is ${toolbar.height} high ${name}`);
      for (const selector of [".toolbar", "#interface"]) {
        const part = await area(visit, selector);
        assert.ok(!overlap(part, table), `${selector} covers the table ${name}`);
      }
      for (const selector of [".log", ".toolbar-controls"])
        assert.equal(await visit.page.locator(selector).isVisible(), false, `${selector} ${name}`);
      assert.equal(await visit.page.locator(".hint").isVisible(), size !== LYING, `the hint ${name}`);
      if (size !== LYING) {
        const hint = await area(visit, ".hint");
        assert.ok(hint.height <= 44, `the hint is ${hint.height} high ${name}`);
        assert.ok(
          Math.abs(hint.y + hint.height - table.y - table.height) < 2,
          `the hint is not at the table's lower edge ${name}`,
        );
      }
      const play = await answer(visit).boundingBox();
      assert.ok(play !== null && play.height >= FINGER, `an answer ${name} is ${play?.height} high`);
      assert.ok(play.y + play.height <= size.height, `the first answer is below the window ${name}`);
    }
  });

  it("opens the whole panel, and lets a finger answer", async () => {
    const visit = await visitPage({ parameters: PARAMETERS, viewport: UPRIGHT, touch: true, tools: false });
    const { page } = visit;
    await page.getByRole("button", { name: PAGE.sheet.whole }).tap();
    const sheet = await area(visit, "#interface");
    assert.ok(sheet.height > 0.9 * UPRIGHT.height, `the sheet is ${sheet.height} high`);
    await page.getByRole("button", { name: PAGE.sheet.less }).tap();
    await page.getByRole("button", { name: WORDS.toolbar.tools }).tap();
    assert.equal(await page.locator(".log").isVisible(), true);
    await page.getByRole("button", { name: WORDS.toolbar.tools }).tap();
    await answer(visit).tap();
    await visit.run(10);
    await eventually(async () => assert.ok((await visit.offers()).length > 2));
  });

  it("carries a piece with one finger", async () => {
    const { visit, fingers, piece, from } = await battle();
    await touch(fingers, "touchStart", from);
    for (const gone of [10, 20, 30, 40, 60])
      await touch(fingers, "touchMove", { x: from.x + gone, y: from.y });
    await eventually(async () => {
      await visit.run(0.5);
      const held = (await visit.objects()).find(({ guid }) => guid === piece.guid);
      assert.ok(held !== undefined);
      const { x } = await visit.spot(held);
      assert.ok(Math.abs(x - from.x - 60) < 20, `the piece is at ${x}, the finger at ${from.x + 60}`);
    });
    await touch(fingers, "touchEnd");
  });

  it("shows what a piece is and can do that a finger taps", async () => {
    const { visit, from } = await battle();
    await visit.page.touchscreen.tap(from.x, from.y);
    await eventually(async () => {
      await visit.run(1);
      const shown = await visit.page.locator("#interface").textContent();
      assert.ok(shown?.includes(english.table.HELP.pieceChoices), shown ?? "nothing");
    });
  });

  it("comes near to what two taps are on, and goes back with two more", async () => {
    const { visit } = await battle();
    const before = await spread(visit);
    const mob = (await visit.objects()).find(({ tooltip }) => tooltip?.name.includes("mob") === true);
    assert.ok(mob !== undefined, "a mob");
    const twice = async ({ x, y }: Spot): Promise<void> => {
      for (let taps = 0; taps < 2; taps++) await visit.page.touchscreen.tap(x, y);
      await visit.quiet();
    };
    await eventually(async () => {
      await twice(await visit.spot(mob));
      const near = await spread(visit);
      assert.ok(near > before * 1.8, `two taps bring the cards from ${before} to ${near} pixels apart`);
    });
    const [{ x, y }, table] = [await visit.spot(mob), await area(visit, "#table")];
    assert.ok(x > 0 && x < table.width && y > table.y && y < table.y + table.height, `the mob at ${x}, ${y}`);
    await eventually(async () => {
      await twice({ x: table.x + 12, y: table.y + 12 });
      assert.ok(Math.abs((await spread(visit)) - before) < 2, "two more show the whole board");
    });
  });

  it("zooms with two fingers, even where one is on a piece", async () => {
    const { visit, fingers, from } = await battle();
    const before = await spread(visit);
    await pinch(fingers, from);
    await visit.quiet();
    const after = await spread(visit);
    assert.ok(after > before * 1.2, `two fingers bring the cards from ${before} to ${after} pixels apart`);
    const { x, y } = await area(visit, "#table");
    await eventually(async () => {
      for (let taps = 0; taps < 2; taps++) await visit.page.touchscreen.tap(x + 12, y + 12);
      await visit.quiet();
      assert.ok(Math.abs((await spread(visit)) - before) < 2, "two taps show the whole board");
    });
  });
});

function answer({ page }: Visit) {
  return page.locator("#interface").getByRole("button", { name: english.table.SENTENCES.start }).first();
}

/** Where the board is on the page: the largest thing on the table. */
async function boardOf(visit: Visit): Promise<Area> {
  const [board] = (await visit.objects())
    .filter(({ type }) => type === "Block")
    .sort((one, other) => other.scale.x - one.scale.x);
  assert.ok(board !== undefined, "a board");
  const { position, scale } = board;
  const corners = await Promise.all(
    [-0.5, 0.5].flatMap((x) =>
      [-0.5, 0.5].map((z) =>
        visit.spotOf({ x: position.x + x * scale.x, y: position.y, z: position.z + z * scale.z }),
      ),
    ),
  );
  const seen = corners.filter((corner) => corner !== undefined);
  assert.equal(seen.length, corners.length);
  const [across, down] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const [x, y] = [Math.min(...across), Math.min(...down)];
  return { x, y, width: Math.max(...across) - x, height: Math.max(...down) - y };
}

function within(part: Area | null, whole: Area): void {
  assert.ok(
    part !== null && part.y >= whole.y && part.y + part.height <= whole.y + whole.height + 1,
    JSON.stringify({ part, whole }),
  );
}

interface Area extends Spot {
  width: number;
  height: number;
}

async function area({ page }: Visit, selector: string): Promise<Area> {
  const found = await page.locator(selector).boundingBox();
  assert.ok(found !== null, `${selector} is not shown`);
  return found;
}

function overlap(one: Area, other: Area): boolean {
  return (
    one.x + one.width > other.x + 1 &&
    other.x + other.width > one.x + 1 &&
    one.y + one.height > other.y + 1 &&
    other.y + other.height > one.y + 1
  );
}

/** How far apart the cards of the table are on the page, from the first to the last one, in pixels. */
async function spread(visit: Visit): Promise<number> {
  const cards = (await visit.objects()).filter(({ type }) => type === "Card");
  const places = await Promise.all(cards.map((card) => visit.spot(card)));
  const across = places.map(({ x }) => x);
  return Math.max(...across) - Math.min(...across);
}

async function touch(
  fingers: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd",
  ...at: Spot[]
): Promise<void> {
  const touchPoints = at.map(({ x, y }, id) => ({ x, y, id }));
  await fingers.send("Input.dispatchTouchEvent", { type, touchPoints });
}

/** Two fingers move apart, the first of which is on a piece. */
async function pinch(fingers: CDPSession, { x, y }: Spot): Promise<void> {
  await touch(fingers, "touchStart", { x, y });
  await touch(fingers, "touchStart", { x, y }, { x, y: y + 40 });
  for (const gone of [20, 40, 60, 80]) await touch(fingers, "touchMove", { x, y }, { x, y: y + 40 + gone });
  await touch(fingers, "touchEnd");
}
