import type { Piece } from "../../kit/scene";
import { columnsOf } from "../../tts/chips";
import { CHESS_BOARD, BLOCK_TOP, BOARD_THICKNESS } from "../../tts/constants";
import { type BoardFrame, boardFrame } from "../../tts/geometry";
import { placeCard } from "./cards";
import { placeChips } from "./chip-columns";
import type { Inventory } from "./inventory";
import { discard, type Work, takeOut } from "./pass-context";
import { placePile } from "./piles";
import type { PassTask } from "./pass-steps";
import { actsSoFar } from "./set-object";
import { placeDie, placeToken, placePawn, placeChess, placeChessBoard } from "./single-pieces";

/** The effort of a slice; it takes 1 to compare an object with the scene, which may need all that can be done to it. */
export const EFFORT_PER_SLICE = 4;
/** How many pieces are looked for in bags and strange decks in one pass. */
const STRAYS_AT_ONCE = 10;

/**
 * Takes away what somebody has pasted, and takes out of bags and strange decks what no card of the scene will come from: it
 * is a copy, or a piece that has been made again.
 */
export function clearCopies(work: Work): void {
  const { copies, strays, loose, inside } = work.inventory;
  for (const copy of copies) if (!copy.isDestroyed()) copy.destruct();
  for (const { id, container } of strays.slice(0, STRAYS_AT_ONCE)) {
    const isWanted = loose[id] === undefined && inside[id] === container && work.cards[id] !== undefined;
    if (!isWanted && !container.isDestroyed()) takeOut(work, container, id);
  }
}

/** Takes away the tokens and pawns that the scene does not show: nobody in this game has them. They are made again for one who has. */
export function clearUnowned(work: Work, pieces: readonly Piece[]): void {
  const owned = Object.keys(work.tokens).concat(Object.keys(work.pawns));
  if (owned.length === 0) return;
  const wanted: Record<string, boolean> = {};
  for (const { id } of pieces) wanted[id] = true;
  for (const id of owned) {
    const object = work.inventory.loose[id];
    if (wanted[id] !== true && object !== undefined && !object.isDestroyed()) discard(object);
  }
}

/** Begins a pass with what is on the table. */
export function beginPass(work: Work, inventory: Inventory, where: BoardFrame): void {
  if (!isSameFrame(work.where, where)) work.right = {};
  work.inventory = inventory;
  work.where = where;
  // What an older scene has ordered may still be coming.
  work.changed = work.arrivals.isWaiting();
  work.flying = false;
  work.tapped = {};
  work.dealt = {};
}

/** What of the effort for a piece is left where it was only looked at, and what it takes to see that not even that is needed. */
const EFFORT_SPARED = 0.5;
const EFFORT_OF_SKIPPING = 0.04;

/**
 * Puts a piece right, unless an earlier pass over the same scene has found it so: passes come after one another as long as
 * something is made or on its way, and most pieces have nothing to do with that. Answers what is still to be done for it.
 */
export function visit(work: Work, piece: Piece, load: number): PassTask | undefined {
  const object = work.inventory.loose[piece.id];
  if (object !== undefined && work.right[piece.id] === object) {
    work.effort -= EFFORT_OF_SKIPPING;
    return undefined;
  }
  const { changed, flying } = work;
  const acts = actsSoFar();
  work.changed = false;
  work.flying = false;
  work.effort -= load;
  const task = place(work, piece);
  if (task === undefined && !work.changed && !work.flying && acts === actsSoFar()) {
    work.effort += load * EFFORT_SPARED;
    // A hand takes up a card later, and chips and piles are more than one object.
    if (piece.kind !== "card" || piece.hand === undefined) work.right[piece.id] = object;
  }
  work.changed = work.changed || changed;
  work.flying = work.flying || flying;
  return task;
}

/** Puts a piece where the scene wants it. Answers what is still to be done for it. */
export function place(work: Work, piece: Piece): PassTask | undefined {
  switch (piece.kind) {
    case "card":
      placeCard(work, piece);
      return undefined;
    case "pile":
      return placePile(work, piece);
    case "die":
      placeDie(work, piece);
      return undefined;
    case "token":
      placeToken(work, piece);
      return undefined;
    case "pawn":
      placePawn(work, piece);
      return undefined;
    case "chess":
      placeChess(work, piece);
      return undefined;
    case "chessBoard":
      placeChessBoard(work, piece);
      return undefined;
    case "chips":
      placeChips(work, piece);
      return undefined;
  }
}

/** How many objects a piece is made of, as far as they are looked at. */
export function loadOf(piece: Piece): number {
  return piece.kind === "chips" ? Math.max(1, Math.min(columnsOf(piece.count).length, EFFORT_PER_SLICE)) : 1;
}

function isSameFrame(one: BoardFrame, other: BoardFrame): boolean {
  return one.x === other.x && one.top === other.top && one.z === other.z && one.yaw === other.yaw;
}

/** What the stage asks of the board. */
export type BoardObject = Pick<GObject, "getPosition" | "getRotation">;

/** How much higher than the board the ground is at a place of it. */
export function heightOn({ chessBoard }: Work, x: number, z: number): number {
  if (chessBoard === undefined) return 0;
  const { place, size = 1 } = chessBoard;
  const away = Math.max(Math.abs(x - place.x), Math.abs(z - place.z));
  return away < (CHESS_BOARD.width * size) / 2 ? CHESS_BOARD.top : 0;
}

/** Where a board is now: players may have moved it while their hands were off the automation. */
export function frameOf(board: BoardObject): BoardFrame {
  const at = board.getPosition();
  const turned = board.getRotation();
  return boardFrame(at.x ?? 0, (at.y ?? 0) + BLOCK_TOP * BOARD_THICKNESS, at.z ?? 0, turned.y ?? 0);
}
