import type { Piece, Scene } from "../../kit/game/scene";
import { attempt } from "../../tts/errors";
import { schedule } from "../../tts/scheduler";
import { afterSeconds } from "../../tts/waits";
import { seeToJourneys } from "./chip-columns";
import { beginInventory } from "./inventory";
import { restoreMemos } from "./lost-memos";
import { beginPass, EFFORT_PER_SLICE, frameOf, loadOf, place } from "./pass";
import { CHIPS_TRAVEL, discard, PASS_BEGINS, takeOut, type Work } from "./pass-context";
import type { PassTask } from "../../tts/effort";
import { flightTime, hurriedly } from "../../tts/set-object";
import { loosen } from "./unlocking";

/** The name by which an error in a drawing is reported. */
const DRAWING = "drawing the table";
/** How many times the table is gone over before the stage gives up on what players keep undoing. */
const MOST_PASSES = 40;
/** How many pieces are looked for in bags and strange decks in one pass. */
const STRAYS_AT_ONCE = 10;
/** What a slice of a drawing costs at most, in instructions, what its effort does, and what a look around the table does. */
const COST = 7_500;
const COST_OF_EFFORT = 1_450;
const COST_OF_LOOK = 4_000;
const OVERHEAD = 400;
/** What a slice must have left to end a drawing in it: what waits for that is work, too. */
const EFFORT_TO_FINISH = EFFORT_PER_SLICE / 2;

/** Draws a scene, as `draw` of the reconciler. */
export function drawScene(
  work: Work,
  scene: Scene,
  except: Record<string, boolean>,
  drawn: () => void,
): void {
  work.free = false;
  work.given = {};
  work.spared = except;
  work.drawing.whenDrawn.push(drawn);
  goOver(work, scene.pieces);
}

/** Has the table be gone over until it shows these pieces. */
export function goOver(work: Work, pieces: readonly Piece[]): void {
  const { drawing, inspection } = work;
  work.pieces = pieces;
  work.right = {};
  work.knownBy = undefined;
  inspection.next = pieces.length;
  // A round that is broken off does not count.
  inspection.looks = -1;
  inspection.rests = {};
  begin(work);
  drawing.passes = 0;
  if (drawing.isOn) return;
  drawing.isOn = true;
  queue(work);
}

/** What the drawing waited for has come. */
export function resume(work: Work): void {
  if (!work.drawing.isPaused) return;
  work.drawing.isPaused = false;
  queue(work);
}

function queue(work: Work): void {
  schedule(() => slice(work), { cost: COST, spent: () => work.drawing.spent });
}

/** From now on the table is gone over from the beginning. */
function begin({ drawing }: Work): void {
  drawing.next = PASS_BEGINS;
  drawing.look = undefined;
  drawing.task = undefined;
}

/** A slice that fails ends the drawing; the code that hears of the bug has the table drawn again. */
function slice(work: Work): boolean {
  let finished = true;
  const run = (): void => {
    finished = share(work);
  };
  const ended = attempt(DRAWING, () => {
    if (work.hurried) hurriedly(work, run);
    else run();
  });
  work.touching = false;
  if (!ended) work.drawing.isOn = false;
  return finished;
}

/** One frame's share: the first slices of a pass look around, the others put pieces right. */
function share(work: Work): boolean {
  const { drawing } = work;
  work.touching = true;
  work.effort = EFFORT_PER_SLICE;
  drawing.spent = COST_OF_LOOK;
  if (drawing.next === PASS_BEGINS) {
    lookAround(work);
    return false;
  }
  if (drawing.next === CHIPS_TRAVEL) {
    drawing.next = 0;
    if (!work.free) seeToJourneys(work, work.pieces);
    return false;
  }
  const isPassed = placeSome(work);
  drawing.spent = OVERHEAD + (EFFORT_PER_SLICE - work.effort) * COST_OF_EFFORT;
  return isPassed && work.effort >= EFFORT_TO_FINISH && finishPass(work);
}

/** Looks at a share of the table; once all of it is seen, the pass begins. */
function lookAround(work: Work): void {
  const { drawing } = work;
  drawing.look ??= beginInventory(work.register);
  const inventory = drawing.look();
  if (inventory === undefined) return;
  if (restoreMemos(work, inventory)) {
    drawing.look = undefined;
    return;
  }
  drawing.passes++;
  drawing.next = work.hasChips ? CHIPS_TRAVEL : 0;
  beginPass(work, inventory, frameOf(owner));
  if (work.free) return;
  clearCopies(work);
  clearUnowned(work);
}

/** Puts pieces right as long as there is effort left; answers whether it was the last of them. */
function placeSome(work: Work): boolean {
  const { drawing, pieces, spared, free } = work;
  for (;;) {
    if (drawing.task?.() === "more") return false;
    drawing.task = undefined;
    const piece = pieces[drawing.next];
    if (piece === undefined) return true;
    const load = loadOf(piece);
    if (load > work.effort) return false;
    drawing.next++;
    if (spared[piece.id] === true) continue;
    work.effort -= free ? load : 0;
    if (free) loosen(work, piece);
    else drawing.task = visit(work, piece, load);
  }
}

/** Goes over the table again as long as something was made, taken or put; then the scene is drawn. */
function finishPass(work: Work): boolean {
  const { drawing } = work;
  work.touching = false;
  if ((!work.changed && !work.flying) || drawing.passes >= MOST_PASSES) {
    drawing.isOn = false;
    const waiting = drawing.whenDrawn;
    drawing.whenDrawn = [];
    work.hurried = false;
    for (const drawn of waiting) drawn();
    return true;
  }
  begin(work);
  if (work.changed && !work.arrivals.isWaiting()) return false;
  drawing.isPaused = true;
  if (!work.changed) afterSeconds(flightTime(work), DRAWING, () => resume(work));
  return true;
}

/**
 * Takes away what somebody has pasted, and takes out of bags and strange decks what no card of the scene will come from: it
 * is a copy, or a piece that has been made again.
 */
function clearCopies(work: Work): void {
  const { copies, strays, loose, inside } = work.inventory;
  for (const copy of copies) if (!copy.isDestroyed()) copy.destruct();
  for (const { id, container } of strays.slice(0, STRAYS_AT_ONCE)) {
    const isWanted = loose[id] === undefined && inside[id] === container && work.cards[id] !== undefined;
    if (!isWanted && !container.isDestroyed()) takeOut(work, container, id);
  }
}

/** Takes away the tokens and pawns that the scene does not show: nobody in this game has them. They are made again for one who has. */
function clearUnowned(work: Work): void {
  const owned = Object.keys(work.tokens).concat(Object.keys(work.pawns));
  if (owned.length === 0) return;
  const wanted: Record<string, boolean> = {};
  for (const { id } of work.pieces) wanted[id] = true;
  for (const id of owned) {
    const object = work.inventory.loose[id];
    if (wanted[id] !== true && object !== undefined && !object.isDestroyed()) discard(work, object);
  }
}

/** What of the effort for a piece is left where it was only looked at, and what it takes to see that not even that is needed. */
const EFFORT_SPARED = 0.5;
const EFFORT_OF_SKIPPING = 0.04;

/**
 * Puts a piece right, unless an earlier pass over the same scene has found it so: passes come after one another as long as
 * something is made or on its way, and most pieces have nothing to do with that. Answers what is still to be done for it.
 */
function visit(work: Work, piece: Piece, load: number): PassTask | undefined {
  const object = work.inventory.loose[piece.id];
  if (object !== undefined && work.right[piece.id] === object) {
    work.effort -= EFFORT_OF_SKIPPING;
    return undefined;
  }
  const { changed, flying, acts } = work;
  work.changed = false;
  work.flying = false;
  work.effort -= load;
  const task = place(work, piece);
  if (task === undefined && !work.changed && !work.flying && acts === work.acts) {
    work.effort += load * EFFORT_SPARED;
    // A hand takes up a card later, and chips and piles are more than one object.
    if (piece.kind !== "card" || piece.hand === undefined) work.right[piece.id] = object;
  }
  work.changed = work.changed || changed;
  work.flying = work.flying || flying;
  return task;
}
