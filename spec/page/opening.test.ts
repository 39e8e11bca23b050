import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { builtInCard } from "../../src/preview/page/bodies/cards/numbers";
import { english } from "../support/english";
import { usePreview, type Visit } from "./page";

/** A rectangle on the page, in CSS pixels. */
interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 1100, height: 560 },
];

describe("the page as it opens", () => {
  const visitPage = usePreview();

  it("loads without a complaint and finds room for everything, however large the window", async () => {
    const [first] = SIZES;
    const visit = await visitPage({ ...(first !== undefined && { viewport: first }) });
    await assertPictures(visit);
    for (const size of SIZES) {
      await visit.page.setViewportSize(size);
      await visit.quiet();
      await assertArrangement(visit, size);
    }
    await visit.press(english.table.SENTENCES.start);
    await visit.run(10);
    await assertArrangement(visit, SIZES[2] ?? { width: 0, height: 0 });
    await assertPictures(visit);
  });

  it("finds room for four people, too", async () => {
    const visit = await visitPage({ parameters: "seed=3&speed=8&fresh=1&game=roll-flush" });
    for (const colour of ["Orange", "Blue", "Purple", "White"]) await visit.send({ kind: "look", colour });
    await visit.page.locator(".seat-yours[data-colour=White]").waitFor();
    for (const size of SIZES) {
      await visit.page.setViewportSize(size);
      await visit.quiet();
      await assertArrangement(visit, size);
    }
  });

  it("shows the panel half as large again, letters and all, in a window half as large again", async () => {
    const visit = await visitPage({ viewport: { width: 1280, height: 720 } });
    const [panel, letter] = [await rectangle(visit, PANEL), await rectangle(visit, LETTERS)];
    await visit.page.setViewportSize({ width: 1920, height: 1080 });
    await visit.quiet();
    const [large, largeLetter] = [await rectangle(visit, PANEL), await rectangle(visit, LETTERS)];
    assert.ok(Math.abs(large.height - 1.5 * panel.height) < 2, `from ${panel.height} to ${large.height}`);
    assert.ok(Math.abs(largeLetter.height - 1.5 * letter.height) < 2, `from ${letter.height} pixels`);
  });

  it("keeps a panel that was moved on the screen when the window shrinks", async () => {
    const visit = await visitPage({ viewport: { width: 1280, height: 800 } });
    const before = await rectangle(visit, PANEL);
    const title = { x: before.x + 60, y: before.y + 20 };
    await visit.drag(title, { x: title.x - 100, y: title.y + 100 });
    const moved = await rectangle(visit, PANEL);
    assert.ok(Math.abs(moved.x - (before.x - 100)) < 2, `moved from ${before.x} to ${moved.x}`);
    const small = { width: 800, height: 500 };
    await visit.page.setViewportSize(small);
    await visit.quiet();
    assertInside("panel", await rectangle(visit, PANEL), small);
  });
});

const TOOLBAR = ".toolbar";
const LOG = ".log";
const PANEL = ".interface-canvas > .interface-element";
const LETTERS = `${PANEL} .interface-lines`;

/** Panel, log and toolbar are in the window and do not cover each other, and the panel holds its buttons. */
async function assertArrangement(visit: Visit, window: { width: number; height: number }): Promise<void> {
  const size = `${window.width} x ${window.height}`;
  const parts = [];
  for (const selector of [TOOLBAR, LOG, PANEL]) {
    const part = { name: `${selector} at ${size}`, area: await rectangle(visit, selector) };
    assertInside(part.name, part.area, window);
    for (const { name, area } of parts)
      assert.ok(!overlap(area, part.area), `${name} covers ${part.name}: ${text(area)}, ${text(part.area)}`);
    parts.push(part);
  }
  const buttons = await visit.panel.locator("button:visible").all();
  assert.ok(buttons.length > 5, `only ${buttons.length} buttons at ${size}`);
  for (const button of buttons) {
    const area = await button.boundingBox();
    assert.ok(area !== null);
    assertInside(`${await button.innerText()} at ${size}`, area, window);
  }
}

/** Every card whose face or back is seen has got its picture. */
async function assertPictures(visit: Visit): Promise<void> {
  const cards = (await visit.objects()).filter(({ type }) => type === "Card" || type === "Deck");
  const names = cards.map(({ card }) => (card === undefined ? "back" : builtInCard(card)));
  assert.ok(names.length >= 17, `only ${names.length} cards`);
  await visit.quiet();
  const fetched = await visit.page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => name),
  );
  for (const name of names)
    assert.ok(
      fetched.some((address) => address.endsWith(`/cards/${name}.svg`)),
      `The picture of ${name} was not fetched.`,
    );
}

async function rectangle({ page }: Visit, selector: string): Promise<Rectangle> {
  const area = await page.locator(selector).first().boundingBox();
  assert.ok(area !== null, `${selector} is not shown`);
  return area;
}

function assertInside(
  name: string,
  area: Rectangle,
  { width, height }: { width: number; height: number },
): void {
  // Half a pixel is lost in rounding.
  const inside =
    area.x >= -0.5 &&
    area.y >= -0.5 &&
    area.x + area.width <= width + 0.5 &&
    area.y + area.height <= height + 0.5;
  assert.ok(inside, `${name} reaches out of the window: ${text(area)}`);
}

function overlap(one: Rectangle, other: Rectangle): boolean {
  const apart =
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y;
  return !apart;
}

function text({ x, y, width, height }: Rectangle): string {
  return [x, y, width, height].map(Math.round).join(", ");
}
