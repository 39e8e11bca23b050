import type { Gesture, Piece, Spot } from "../kit/game/scene";
import { chipsArea } from "./chips";
import { CARD_SIZE, CHESS_BOARD, CHIP } from "./constants";
import type { BoardPoint } from "./geometry";
import { pileOf } from "./piece-ids";

/** How far from the middle of a small piece somebody may point who means it, in inches. */
const REACH = 0.9;

/** The piece that bears a name: its own, that of its pile, that of a card of it, or that of a column of its chips. */
export function pieceNamed(pieces: readonly Piece[], name: string): Piece | undefined {
  const own = pileOf(name) ?? name.split("/")[0];
  return (
    pieces.find(({ id }) => id === own) ??
    pieces.find((piece) => piece.kind === "pile" && piece.cards.includes(name))
  );
}

/** The piece at a point of the board: of several the one whose middle is nearest; on the chess board what is there. */
export function pieceAt(pieces: readonly Piece[], point: BoardPoint): Piece | undefined {
  let nearest: Piece | undefined;
  let best = 0;
  for (const piece of pieces) {
    const { x, z } = piece.place;
    const away = Math.max(Math.abs(point.x - x), Math.abs(point.z - z));
    if (!covers(piece, point)) continue;
    const distance = piece.kind === "chessBoard" ? Infinity : away;
    if (nearest !== undefined && distance >= best) continue;
    nearest = piece;
    best = distance;
  }
  return nearest;
}

function covers(piece: Piece, point: BoardPoint): boolean {
  const { place } = piece;
  const right = point.x - place.x;
  const up = point.z - place.z;
  switch (piece.kind) {
    case "card":
      return piece.hand === undefined && isWithin(CARD_SIZE, right, up, piece.size);
    case "pile":
      return piece.cards.length > 0 && isWithin(CARD_SIZE, right, up);
    case "chessBoard":
      return Math.max(Math.abs(right), Math.abs(up)) <= (CHESS_BOARD.width * (piece.size ?? 1)) / 2;
    case "chess":
      return Math.max(Math.abs(right), Math.abs(up)) < REACH * (piece.size ?? 1);
    case "chips": {
      // The columns are to the right of the first one and away from it.
      const { width, depth } = chipsArea(piece.count);
      return (
        piece.count > 0 && right > -CHIP.width / 2 && right < width && up > -CHIP.width / 2 && up < depth
      );
    }
    default:
      return Math.max(Math.abs(right), Math.abs(up)) < REACH;
  }
}

function isWithin({ width, depth }: typeof CARD_SIZE, right: number, up: number, scale = 1): boolean {
  return Math.abs(right) <= (width * scale) / 2 && Math.abs(up) <= (depth * scale) / 2;
}

/** Every gesture that hands can make with a piece: turning it over, having it roll, dropping it on one of these spots. */
export function gesturesOf(piece: Piece, spots: readonly Spot[]): Gesture[] {
  const { id } = piece;
  const gestures: Gesture[] = [
    { kind: "flip", piece: id },
    { kind: "roll", piece: id },
  ];
  if (!isMovable(piece)) return gestures;
  for (const spot of spots) gestures.push({ kind: "drop", piece: id, spot: spot.id });
  return gestures;
}

/** Whether players can pick a piece up. */
export function isMovable(piece: Piece): boolean {
  switch (piece.kind) {
    case "card":
    case "die":
    case "token":
    case "chess":
      return piece.movable;
    default:
      return false;
  }
}
