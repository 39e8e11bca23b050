import { printOf, type Box, type PrintItem } from "../../src/kit/rules/box";
import { FRESH_BOARD, type TableGame } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { pictureOf, type Piece } from "../../src/kit/game/scene";
import { chipsArea } from "../../src/tts/chips";
import { CARD_SIZE, CHESS_BOARD, CHESS_WIDTH, CHIP, DIE_WIDTH, PAWN, TOKEN } from "../../src/tts/constants";

/** A rectangle on the board that something takes up, in inches. */
export interface Area {
  id: string;
  x: number;
  z: number;
  width: number;
  depth: number;
}

/** What a piece takes up, how much is beneath it, and the hand it belongs to, whose cards may overlap. */
export interface Body extends Area {
  layer?: number;
  fan?: string;
}

/** What is on the chess board is with it as the cards of a hand are with one another. */
const CHESS = "chess";

/** Rounding must not make neighbours touch. */
const HAIR = 0.0001;

/** Whether two areas have a place in common. */
export function meets(one: Area, other: Area): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 - HAIR &&
    Math.abs(one.z - other.z) < (one.depth + other.depth) / 2 - HAIR
  );
}

/** Whether one area is inside the other. */
export function contains(outer: Area, inner: Area): boolean {
  return (
    Math.abs(outer.x - inner.x) <= (outer.width - inner.width) / 2 + HAIR &&
    Math.abs(outer.z - inner.z) <= (outer.depth - inner.depth) / 2 + HAIR
  );
}

/** What the pieces of a scene take up on the board; a pile without cards takes up nothing, nor do no chips. */
export function bodiesOf(box: Box, pieces: readonly Piece[]): Body[] {
  const bodies: Body[] = [];
  for (const piece of pieces) {
    if (piece.kind === "pile" && piece.cards.length === 0) continue;
    if (piece.kind === "chips" && piece.count === 0) continue;
    const { x, z, layer } = piece.place;
    const body: Body = { id: piece.id, x, z, layer, ...sizeOf(box, piece) };
    if (piece.kind === "chips") {
      // Chips are to the right of their place and away from it.
      body.x += (body.width - CHIP.width) / 2;
      body.z += (body.depth - CHIP.width) / 2;
    }
    if (piece.kind === "card") body.fan = piece.caption.note;
    if (piece.kind === "chessBoard") body.fan = CHESS;
    if (piece.kind === "chess" && piece.onChessBoard) {
      body.fan = CHESS;
      body.layer = layer + 1;
    }
    bodies.push(body);
  }
  return bodies;
}

function sizeOf(box: Box, piece: Piece): { width: number; depth: number } {
  switch (piece.kind) {
    case "card":
      return cardSize(piece.size ?? box.cardSize);
    case "pile":
      return cardSize(box.cardSize);
    case "die": {
      const item = box.dice.find(({ id }) => id === piece.id);
      return square(item === undefined ? 0 : DIE_WIDTH[item.sides] * (piece.size ?? item.size));
    }
    case "token":
      return square(TOKEN.width * (box.tokens.find(({ id }) => id === piece.id)?.size ?? 0));
    case "pawn":
      return square(PAWN.width * (box.pawns.find(({ id }) => id === piece.id)?.size ?? 0));
    case "chess":
      return square(CHESS_WIDTH * (piece.size ?? 1));
    case "chessBoard":
      return square(CHESS_BOARD.width * (piece.size ?? 1));
    case "chips":
      return chipsArea(piece.count);
  }
}

function cardSize(scale: number): { width: number; depth: number } {
  return { width: CARD_SIZE.width * scale, depth: CARD_SIZE.depth * scale };
}

function square(side: number): { width: number; depth: number } {
  return { width: side, depth: side };
}

/**
 * The texts printed on a board that nothing may cover. What is printed on a bar is there to be covered, and the number of a
 * space of a track by who is on it.
 */
export function textsOf(box: Box): PrintItem[] {
  const print = printOf(box.board);
  const bars = print.filter(({ kind }) => kind === "bar");
  const spaces = print.filter(({ look }) => look === "space");
  const isOnTrack = (item: PrintItem): boolean =>
    spaces.some(({ z, width }) => z === item.z && item.width <= width);
  return print.filter(
    (item) =>
      item.kind !== "frame" &&
      item.kind !== "bar" &&
      !bars.some((bar) => meets(bar, item)) &&
      !isOnTrack(item),
  );
}

/** Whether two things are printed in the same picture of a board. */
export function isSeenWith({ picture }: PrintItem, other: PrintItem): boolean {
  return picture === undefined || other.picture === undefined || picture === other.picture;
}

/** What is wrong with what is printed on a board: a name twice, something beyond the board, or a text on another. */
export function printFault(box: Box): string | undefined {
  const board: Area = { id: "board", x: 0, z: 0, width: box.board.width - 1, depth: box.board.depth - 1 };
  const names: Record<string, boolean> = {};
  for (const item of printOf(box.board)) {
    if (names[item.id] === true) return `${item.id} is printed twice`;
    names[item.id] = true;
    if (!contains(board, item)) return `${item.id} is not on the board`;
  }
  const texts = textsOf(box);
  for (const [index, one] of texts.entries()) {
    const other = texts.slice(index + 1).find((text) => isSeenWith(one, text) && meets(one, text));
    if (other !== undefined) return `${one.id} and ${other.id} are printed on each other`;
  }
  return undefined;
}

/** What is wrong with the plan of a scene: bodies beyond the board, on one another, or on a text that is not hidden. */
export function planFault(
  box: Box,
  pieces: readonly Piece[],
  hidden: readonly string[] = [],
): string | undefined {
  const bodies = bodiesOf(box, pieces);
  const texts = textsOf(box).filter(({ id }) => !hidden.includes(id));
  const board: Body = { id: "board", x: 0, z: 0, width: box.board.width - 0.8, depth: box.board.depth - 0.8 };
  for (let i = 0; i < bodies.length; i++) {
    const body = bodies[i];
    if (body === undefined) continue;
    if (!contains(board, body)) return `${body.id} is not on the board`;
    for (const text of texts) if (meets(body, text)) return `${body.id} lies on the text ${text.id}`;
    for (let j = i + 1; j < bodies.length; j++) {
      const other = bodies[j];
      if (other === undefined || !meets(body, other)) continue;
      if (body.layer === other.layer) return `${body.id} and ${other.id} lie in each other`;
      if (body.fan === undefined || body.fan !== other.fan) return `${body.id} lies on ${other.id}`;
    }
  }
  return undefined;
}

/** All that a stranger sees: where everything is and what it is called, without the faces that are down. */
export function openPicture<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: TableGame<State, Action, Event, Seen>,
  state: State,
): unknown {
  const pieces = pictureOf(game, state).pieces.map((piece) => {
    if (piece.kind === "pile" && !piece.faceUp) return { ...piece, cards: piece.cards.length };
    return piece.kind === "card" && !piece.faceUp ? { ...piece, id: "hidden" } : piece;
  });
  return { pieces, labels: game.labels(game.rules.seen(state, "spectator"), FRESH_BOARD) };
}
