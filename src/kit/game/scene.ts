import type { Seat } from "../rules/rules";

/**
 * Where a piece is on the board: inches from the board's centre, x to the right and z away from the reader, yaw
 * in degrees clockwise (0 is upright for the reader). `layer` counts the pieces beneath it on the same spot.
 */
export interface Place {
  x: number;
  z: number;
  yaw: number;
  layer: number;
}

/** The place at a point of the board, upright for the reader, on this many layers of other pieces. */
export function upright({ x, z }: { readonly x: number; readonly z: number }, layer = 0): Place {
  return { x, z, yaw: 0, layer };
}

/** Who may know the face of a face-down card: everyone who peeks, nobody, or some seats. */
export type Sight = "everyone" | "nobody" | readonly Seat[];

/** A piece's name and what hovering over it shows. Both are open to every seat, so they hold no secret. */
export interface Caption {
  name: string;
  note: string;
}

export interface CardPiece {
  kind: "card";
  id: string;
  /** Where it is; with `hand`, where it is if nobody at the table can hold it. */
  place: Place;
  /** The seat in whose hand it is held, out of the others' sight. */
  hand?: Seat | undefined;
  faceUp: boolean;
  /** A scale, if it is not as large as the box says: 1 is a playing card. */
  size?: number;
  sight: Sight;
  /** Whether the players can pick it up. */
  movable: boolean;
  caption: Caption;
}

/** A pile of cards, top first. One card or none is a pile too. */
export interface PilePiece {
  kind: "pile";
  id: string;
  cards: readonly string[];
  place: Place;
  faceUp: boolean;
  caption: Caption;
}

/** A die. Without a `face` any side may be up; `movable` dice can be picked up by the players. */
export interface DiePiece {
  kind: "die";
  id: string;
  place: Place;
  /** A scale, if it is not as large as the box says. */
  size?: number;
  face?: number | undefined;
  movable: boolean;
  caption: Caption;
}

/** A two-sided disc. Movable ones can be picked up and turned over by the players. */
export interface TokenPiece {
  kind: "token";
  id: string;
  place: Place;
  side: "front" | "back";
  /** Whose colour it takes; undefined: as in the box. */
  owner: Seat | undefined;
  movable: boolean;
  caption: Caption;
}

/** A pawn; the scene says where it is. */
export interface PawnPiece {
  kind: "pawn";
  id: string;
  place: Place;
  /** Whose colour it takes; undefined: as in the box. */
  owner: Seat | undefined;
  caption: Caption;
}

/** What a chess piece can be; a pawn becomes something else. */
export const CHESS_SHAPES = ["king", "queen", "rook", "bishop", "knight", "pawn"] as const;
export type ChessShape = (typeof CHESS_SHAPES)[number];

/** A chess piece, which is on the chess board or beside it. */
export interface ChessPiece {
  kind: "chess";
  id: string;
  shape: ChessShape;
  place: Place;
  /** Whether it is on the chess board, which is higher than the board of the game. */
  onChessBoard: boolean;
  /** A scale; 1 is the piece whose board has squares of 1.7 inches, and what a piece is if nothing is said. */
  size?: number;
  movable: boolean;
  caption: Caption;
}

/** The chess board, whose squares are 1.7 inches wide at size 1. It stays where it is. */
export interface ChessBoardPiece {
  kind: "chessBoard";
  id: string;
  size?: number;
  place: Place;
  caption: Caption;
}

/** Poker chips at one place, in columns beside one another. None at all is a piece too. */
export interface ChipsPiece {
  kind: "chips";
  id: string;
  count: number;
  /** Where the first column is; the others follow to the right and then away from the reader. */
  place: Place;
  caption: Caption;
}

export type Piece =
  CardPiece | PilePiece | DiePiece | TokenPiece | PawnPiece | ChessPiece | ChessBoardPiece | ChipsPiece;

/** A text on the board whose element bears this id. */
export interface Label {
  id: string;
  text: string;
}

/** A rectangle on the board on to which a piece can be dropped, in inches, and the pieces that are there. */
export interface Spot {
  id: string;
  x: number;
  z: number;
  width: number;
  depth: number;
  pieces: readonly string[];
}

/**
 * How the picture of a state is made: part by part, each well within a frame; `turned`: with the sides of the game at the
 * other ends of the board (`TableGame.isTurned`).
 */
export type SceneParts<State> = readonly ((this: void, state: State, turned?: boolean) => Piece[])[];

/** The seats whose people look at the board from its near end, and from its far one; bots look from neither. */
export interface Onlookers {
  near: readonly Seat[];
  far: readonly Seat[];
}

/** The picture of a state: every piece, and every place to drop something. */
export interface Scene {
  pieces: Piece[];
  spots: Spot[];
}

/** The whole picture of a state at once, where no frame has to be kept. */
export function pictureOf<State>(
  game: {
    readonly scene: SceneParts<State>;
    readonly spots: (this: void, state: State, turned?: boolean) => Spot[];
  },
  state: State,
  turned = false,
): Scene {
  let pieces: Piece[] = [];
  for (const part of game.scene) pieces = pieces.concat(part(state, turned));
  return { pieces, spots: game.spots(state, turned) };
}

/**
 * What a person did with a piece by hand: dropped it somewhere, turned it over (key F), had it roll (key R), or clicked it, which
 * may mean only what another click reverts.
 */
export type Gesture =
  | { kind: "drop"; piece: string; spot: string }
  | { kind: "flip"; piece: string }
  | { kind: "roll"; piece: string }
  | { kind: "click"; piece: string };
