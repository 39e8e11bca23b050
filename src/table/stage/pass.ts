import type { Piece } from "../../kit/game/scene";
import { columnsOf } from "../../tts/chips";
import { CHESS_BOARD, BLOCK_TOP, BOARD_THICKNESS } from "../../tts/constants";
import { type BoardFrame, boardFrame } from "../../tts/geometry";
import { placeCard } from "./cards";
import { placeChips } from "./chip-columns";
import type { Inventory } from "./inventory";
import type { Work } from "./pass-context";
import { placePile } from "./piles";
import type { PassTask } from "../../tts/effort";
import { placeDie, placeToken, placePawn, placeChess, placeChessBoard } from "./single-pieces";

/** The effort of a slice; it takes 1 to compare an object with the scene, which may need all that can be done to it. */
export const EFFORT_PER_SLICE = 4;

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
