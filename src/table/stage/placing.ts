import { type Work, takeOut } from "./work";
import type { Inventory } from "./inventory";
import type { BoardFrame } from "../objects/geometry";
import type { Piece } from "../../kit/scene";
import type { Task } from "./tasks";
import { placeCard } from "./cards";
import { placePile } from "./piles";
import { placeDie } from "./dice";
import { placeToken, placePawn } from "./figures";
import { placeChess, placeChessBoard } from "./chess";
import { placeChips } from "./chips";
import { columnsOf } from "../objects/chips";
/** The effort of a frame; it takes 1 to compare an object with the scene, which may need all that can be done to it. */
export const EFFORT_PER_FRAME = 5;
/** What it takes to look at a piece that everybody may know. */
const FIGURE_LOAD = 0.7;
/** How many pieces are looked for in bags and strange decks in one pass. */
const STRAYS_AT_ONCE = 10;

/**
 * Takes away what somebody has pasted, and takes out of bags and strange decks what no card of the scene will come from: it
 * is a copy, or a piece that has been made anew.
 */
export function clearCopies(work: Work): void {
  const { copies, strays, loose, inside } = work.inventory;
  for (const copy of copies) if (!copy.isDestroyed()) copy.destruct();
  for (const { id, container } of strays.slice(0, STRAYS_AT_ONCE)) {
    const isWanted = loose[id] === undefined && inside[id] === container && work.cards[id] !== undefined;
    if (!isWanted && !container.isDestroyed()) takeOut(work, container, id);
  }
}

/** Begins a pass with what is on the table. */
export function beginPass(work: Work, inventory: Inventory, where: BoardFrame): void {
  work.inventory = inventory;
  work.where = where;
  // What an older scene has ordered may still be coming.
  work.changed = work.arrivals.isWaiting();
  work.flying = false;
  work.tapped = {};
  work.dealt = {};
}

/** Puts a piece where the scene wants it. Answers what is still to be done for it. */
export function place(work: Work, piece: Piece): Task | undefined {
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

/** What it takes of a frame's effort to look at a piece: chips have many columns, and of a card it must be told who may see it. */
export function loadOf(piece: Piece): number {
  switch (piece.kind) {
    case "chips":
      return Math.max(1, Math.min(columnsOf(piece.count).length, EFFORT_PER_FRAME));
    case "card":
    case "pile":
      return 1;
    default:
      return FIGURE_LOAD;
  }
}
