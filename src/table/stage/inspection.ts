import type { Piece } from "../../kit/game/scene";
import { columnsOf } from "../../tts/chips";
import { attempt } from "../../tts/errors";
import { boardMemo, columnName } from "../../tts/piece-ids";
import { goOver } from "./drawing";
import { keepMemo } from "./lost-memos";
import { beginPass, frameOf, loadOf, place } from "./pass";
import type { Rest, Work } from "./pass-context";
import { hurriedly } from "../../tts/set-object";

/** How many pieces one look puts right; in how many looks at rest all are seen, and how many of them there are to one that is put right. */
const INSPECTED_AT_ONCE = 6;
const LOOKS_AT_REST = 3;
const LOOKS_A_PIECE = 2;

/** Looks at the next few pieces, as `inspect` of the reconciler. */
export function inspect(work: Work, isQuiet: boolean): void {
  hurriedly(work, () => {
    attempt("a look at the table", () => {
      work.touching = true;
      work.inspection.looks++;
      work.effort = INSPECTED_AT_ONCE;
      if (isQuiet) inspectAtRest(work);
      else inspectSome(work);
    });
  });
  work.touching = false;
}

/** Puts the next few pieces right. */
function inspectSome(work: Work): void {
  while (work.effort > 0) {
    const piece = nextInspected(work);
    if (piece === undefined || !putRight(work, piece)) return;
  }
}

/** Sees whether a share of the pieces has been moved, and now and then puts another one right: what else is done to them shows only so. */
function inspectAtRest(work: Work): void {
  const { inspection, pieces } = work;
  const seen = inspection.looksAtRest + 1;
  inspection.looksAtRest = seen;
  const closely = pieces[Math.floor(seen / LOOKS_A_PIECE) % Math.max(1, pieces.length)];
  if (seen % LOOKS_A_PIECE === 0 && closely !== undefined && !putRight(work, closely)) return;
  for (let count = pieces.length / LOOKS_AT_REST; count > 0 && work.effort > 0; count--) {
    const piece = nextInspected(work);
    if (piece === undefined) return;
    if (!isAsItWas(inspection.rests[piece.id]) && !putRight(work, piece)) return;
  }
}

/** The next piece to look at; a round begins with the first one. */
function nextInspected(work: Work): Piece | undefined {
  const { inspection, pieces } = work;
  if (inspection.next >= pieces.length) {
    if (inspection.looks > 0) inspection.round = inspection.looks;
    inspection.looks = 0;
    inspection.next = 0;
    // The table is found by its board's memo.
    if (owner.memo !== boardMemo(work.game)) owner.memo = boardMemo(work.game);
    beginPass(work, work.inventory, frameOf(owner));
  }
  const piece = pieces[inspection.next];
  inspection.next++;
  return piece;
}

/** Puts a piece right with what was there when the table was last drawn; if that is not enough, the table is drawn. */
function putRight(work: Work, piece: Piece): boolean {
  keepMemo(work, piece);
  work.effort -= loadOf(piece);
  if (work.spared[piece.id] === true) return true;
  const { acts } = work;
  if (place(work, piece) !== undefined || work.changed || work.flying) {
    goOver(work, work.pieces);
    return false;
  }
  if (acts === work.acts) work.inspection.rests[piece.id] = restOf(work, piece);
  return true;
}

/*
 * To see that a piece has not been moved since it was found right takes three calls of Tabletop Simulator, and to see that
 * all of it is right a dozen.
 */

/** Where the objects of a piece are, and how they are turned. */
function restOf(work: Work, piece: Piece): Rest[] {
  const list: Rest[] = [];
  for (const object of objectsOf(work, piece)) {
    if (object?.isDestroyed() === false)
      list.push({ object, at: object.getPosition(), turned: object.getRotation() });
  }
  return list;
}

/** Whether a piece is where it was when it was found right, and turned as it was. */
function isAsItWas(list: readonly Rest[] | undefined): boolean {
  if (list === undefined) return false;
  for (const { object, at, turned } of list) {
    if (object.isDestroyed()) return false;
    // This is most of what a table does at rest: calls that compare would be a quarter of it.
    const position = object.getPosition();
    if (position.x !== at.x || position.y !== at.y || position.z !== at.z) return false;
    const rotation = object.getRotation();
    if (rotation.x !== turned.x || rotation.y !== turned.y || rotation.z !== turned.z) return false;
  }
  return true;
}

/** The objects that a piece consists of. */
function objectsOf({ inventory: { loose, piles } }: Work, piece: Piece): (GObject | undefined)[] {
  if (piece.kind === "chips")
    return columnsOf(piece.count).map((_, index) => loose[columnName(piece.id, index)]);
  if (piece.kind !== "pile") return [loose[piece.id]];
  const [only, second] = piece.cards;
  if (only === undefined) return [];
  return [second === undefined ? loose[only] : piles[piece.id]];
}
