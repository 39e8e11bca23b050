import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { BOX } from "../../src/box/shelf/places";
import type { ObjectView } from "../../src/preview/protocol";
import { english } from "../support/english";
import { eventually, usePreview, type Visit } from "./page";

/** How many boxes there are, and how far the button of a box is below its middle, in units of a box at its full size. */
const BOXES = 5;
/** A game for one, whose box is in the middle, counted from 0. */
const GAME = 2;
const BUTTON = 6.4;
/** What else is on the table while no game is open: the sign. */
const SIGNS = 1;
/** Straight down on the boxes, as they are in a row and as they are beside a board, left of the panel. */
const ROW = { target: { x: 0, y: 1, z: 0 }, pitch: 90, yaw: 0, distance: 30 };
const COLUMN = { target: { x: 24, y: 1, z: 0 }, pitch: 90, yaw: 0, distance: 30 };

describe("the shelf on the page", () => {
  const visitPage = usePreview();

  it("is what opens first; a click on a box brings its game, and another one takes it away", async () => {
    const visit = await visitPage({ parameters: "seed=3&speed=8&fresh=1" });
    await visit.run(3);
    await visit.look(ROW);
    assert.deepEqual(await visit.offers(), []);
    assert.equal((await boxes(visit)).length, BOXES);
    await pressButton(visit, GAME);
    await eventually(async () => assert.ok((await visit.offers()).includes(english.table.SENTENCES.start)));
    await visit.run(5);
    assert.ok((await visit.objects()).length > 2 * BOXES);

    await visit.look(COLUMN);
    await pressButton(visit, GAME);
    await eventually(async () => assert.deepEqual(await visit.offers(), []));
    await visit.run(5);
    await visit.quiet();
    const left = (await visit.objects()).filter(({ type }) => type !== "Hand");
    assert.equal(left.length, BOXES + SIGNS);
  });
});

/** A box has these proportions, however large it is. */
function isBox({ x, z }: ObjectView["scale"]): boolean {
  return Math.abs(x / z - BOX.width / BOX.depth) < 0.01;
}

/** The boxes in their order. */
async function boxes(visit: Visit): Promise<ObjectView[]> {
  const blocks = (await visit.objects()).filter(({ name, scale }) => name === "BlockSquare" && isBox(scale));
  return blocks.sort((a, b) => a.position.x - b.position.x || b.position.z - a.position.z);
}

/** Clicks the button of a box, counted from 0, as one looks straight down on all of them. */
async function pressButton(visit: Visit, index: number): Promise<void> {
  await visit.quiet();
  const lying = await boxes(visit);
  const [first, last, box] = [lying[0], lying.at(-1), lying[index]];
  assert.ok(first !== undefined && last !== undefined && box !== undefined);
  const [from, to, at] = [await visit.spot(first), await visit.spot(last), await visit.spot(box)];
  const units = Math.hypot(last.position.x - first.position.x, last.position.z - first.position.z);
  const pixels = Math.hypot(to.x - from.x, to.y - from.y) / units;
  await visit.page.mouse.click(at.x, at.y + BUTTON * box.scale.y * pixels);
  await visit.run(4);
}
