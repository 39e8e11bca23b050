import type { Box } from "../../src/kit/box";
import type { Piece } from "../../src/kit/scene";
import { CARD_SIZE, DIE_WIDTH, PAWN, TOKEN } from "../../src/table/constants";

/** A rectangle on the board that something takes up, in inches. */
export interface Area {
  id: string;
  x: number;
  z: number;
  width: number;
  depth: number;
}

/** What a piece takes up, how many cards lie beneath it, and the hand it belongs to, whose cards may overlap. */
export interface Body extends Area {
  layer?: number;
  fan?: string;
}

/** Rounding must not make neighbours touch. */
const HAIR = 0.0001;

/** Whether two areas have a place in common. */
export function meets(one: Area, other: Area): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 - HAIR &&
    Math.abs(one.z - other.z) < (one.depth + other.depth) / 2 - HAIR
  );
}

/** Whether one area lies inside the other. */
export function contains(outer: Area, inner: Area): boolean {
  return (
    Math.abs(outer.x - inner.x) <= (outer.width - inner.width) / 2 + HAIR &&
    Math.abs(outer.z - inner.z) <= (outer.depth - inner.depth) / 2 + HAIR
  );
}

/** What the pieces of a scene take up on the board; a pile without cards takes up nothing. */
export function bodiesOf(box: Box, pieces: readonly Piece[]): Body[] {
  const bodies: Body[] = [];
  for (const piece of pieces) {
    if (piece.kind === "pile" && piece.cards.length === 0) continue;
    const { x, z, layer } = piece.place;
    const body: Body = { id: piece.id, x, z, layer, ...sizeOf(box, piece) };
    if (piece.kind === "card") body.fan = piece.caption.note;
    bodies.push(body);
  }
  return bodies;
}

function sizeOf(box: Box, piece: Piece): { width: number; depth: number } {
  switch (piece.kind) {
    case "card":
    case "pile":
      return { width: CARD_SIZE.width * box.cardSize, depth: CARD_SIZE.depth * box.cardSize };
    case "die": {
      const item = box.dice.find(({ id }) => id === piece.id);
      return square(item === undefined ? 0 : DIE_WIDTH[item.sides] * item.size);
    }
    case "token":
      return square(TOKEN.width * (box.tokens.find(({ id }) => id === piece.id)?.size ?? 0));
    case "pawn":
      return square(PAWN.width * (box.pawns.find(({ id }) => id === piece.id)?.size ?? 0));
  }
}

function square(side: number): { width: number; depth: number } {
  return { width: side, depth: side };
}

/** The texts printed on a board that nothing may cover; what is printed on a bar is there to be covered. */
export function textsOf(box: Box): Area[] {
  const { print } = box.board;
  const bars = print.filter(({ kind }) => kind === "bar");
  return print.filter(
    (item) => item.kind !== "frame" && item.kind !== "bar" && !bars.some((bar) => meets(bar, item)),
  );
}
