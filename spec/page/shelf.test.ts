import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { BOX } from "../../src/box/shelf/places";
import type { ObjectView } from "../../src/preview/protocol";
import { english } from "../support/english";
import { eventually, usePreview, type Visit } from "./page";

/** How many boxes there are. */
const BOXES = 5;
/** A game for one, whose box is in the middle, counted from 0. */
const GAME = 2;
/** What else is on the table while no game is open: the sign. */
const SIGNS = 1;
/** Straight down on the boxes, as they are in a row and as they are in a stack beside a board, left of the panel. */
const ROW = { target: { x: 0, y: 1, z: 0 }, pitch: 90, yaw: 0, distance: 30 };
const STACK = { target: { x: 24, y: 1, z: 0 }, pitch: 90, yaw: 0, distance: 30 };

describe("the shelf on the page", () => {
  const visitPage = usePreview();

  it("is what opens first; a click on a box brings its game, and another one takes it away", async () => {
    const visit = await visitPage({ parameters: "seed=3&speed=8&fresh=1" });
    await visit.run(3);
    await visit.look(ROW);
    assert.deepEqual(await visit.offers(), []);
    assert.equal((await boxes(visit)).length, BOXES);
    await visit.quiet();
    await press(visit, (await boxes(visit))[GAME]);
    await eventually(async () => assert.ok((await visit.offers()).includes(english.table.SENTENCES.start)));
    await visit.run(5);
    assert.ok((await visit.objects()).length > 2 * BOXES);

    await visit.look(STACK);
    await visit.quiet();
    const stack = await boxes(visit);
    await press(visit, stack.toSorted((a, b) => b.position.y - a.position.y)[0]);
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

/** Clicks the middle of a box, where no button is drawn. */
async function press(visit: Visit, box: ObjectView | undefined): Promise<void> {
  assert.ok(box !== undefined);
  const { x, y } = await visit.spot(box);
  await visit.page.mouse.click(x, y);
  await visit.run(4);
}
