import { type Point, point } from "../geometry";
import type { ObjectState } from "../state";

/**
 * What the built-in objects are: their type, and the body that rests on a table. Types follow the API's list; sizes
 * and resting heights were derived from the resting places of real saves, so they are estimates to about 0.05.
 */
export interface Body {
  /** Size at scale 1. */
  size: Point;
  /** Height of the pivot above the support when the object stands upright, at scale 1. */
  rest: number;
  /** A ball is equally high on every side (dice); a box turns with its rotation. */
  shape: "box" | "ball";
}

const TYPES: Readonly<Record<string, string>> = {
  "3DText": "3D Text",
  Bag: "Bag",
  Bowl: "Generic",
  Calculator: "Calculator",
  Card: "Card",
  CardCustom: "Card",
  CheckerStack: "Stack",
  Chinese_Checkers_Piece: "Checker",
  ChipStack: "Stack",
  Counter: "Counter",
  Custom_Assetbundle_Bag: "Bag",
  Custom_Assetbundle_Infinite_Bag: "Infinite",
  Custom_Board: "Board",
  Custom_Dice: "Dice",
  Custom_Model_Bag: "Bag",
  Custom_Model_Infinite_Bag: "Infinite",
  Custom_Model_Stack: "Stack",
  Custom_PDF: "Tile",
  Custom_Tile: "Tile",
  Custom_Tile_Stack: "Stack",
  Custom_Token: "Tile",
  Custom_Token_Stack: "Stack",
  Deck: "Deck",
  DeckCustom: "Deck",
  Digital_Clock: "Clock",
  Domino: "Domino",
  Figurine_Custom: "Figurine",
  FogOfWar: "FogOfWar",
  FogOfWarTrigger: "Fog",
  HandTrigger: "Hand",
  Infinite_Bag: "Infinite",
  LayoutZone: "Layout",
  MP3_Player: "Mp3",
  Notecard: "Notecard",
  PlayerPawn: "Figurine",
  Quarter: "Coin",
  RandomizeTrigger: "Randomize",
  ScriptingTrigger: "Scripting",
  Tablet: "Tablet",
};

const TYPES_BY_BEGINNING: readonly (readonly [string, string])[] = [
  ["Block", "Block"],
  ["Checker_Board", "Board"],
  ["Checker", "Checker"],
  ["Chess_Board", "Board"],
  ["Chess", "Chess"],
  ["Chip_", "Chip"],
  ["Deck", "Deck"],
  ["Die_", "Dice"],
  ["Figurine", "Figurine"],
  ["Mahjong", "Domino"],
  ["Tileset", "Tileset"],
  ["backgammon_piece", "Backgammon Piece"],
  ["go_game", "GoPiece"],
  ["rpg_", "rpgFigurine"],
];

/** CustomMesh.TypeIndex and CustomAssetbundle.TypeIndex. */
const MODEL_TYPES = ["Generic", "Figurine", "Dice", "Coin", "Board", "Chip", "Bag", "Infinite"];

/** The type that obj.type reports. */
export function typeOf(state: ObjectState): string {
  const name = state.Name;
  if (name === "Custom_Model" || name === "Custom_Assetbundle")
    return MODEL_TYPES[modelType(state)] ?? "Generic";
  const known = TYPES[name];
  if (known !== undefined) return known;
  for (const [beginning, type] of TYPES_BY_BEGINNING) if (name.startsWith(beginning)) return type;
  return name.toLowerCase().endsWith("board") ? "Board" : "Generic";
}

function modelType(state: ObjectState): number {
  return numberIn(state, "CustomMesh", "TypeIndex") ?? numberIn(state, "CustomAssetbundle", "TypeIndex") ?? 0;
}

function numberIn(state: ObjectState, field: string, inner: string): number | undefined {
  const outer = state[field] as Record<string, unknown> | undefined;
  const value = outer?.[inner];
  return typeof value === "number" ? value : undefined;
}

function box(x: number, y: number, z: number, rest: number): Body {
  return { size: point(x, y, z), rest, shape: "box" };
}

function ball(radius: number): Body {
  return { size: point(2 * radius, 2 * radius, 2 * radius), rest: radius, shape: "ball" };
}

const CARD_THICKNESS = 0.14;
/** A deck of 52 rests 0.28 above its support, a card 0.07. */
const DECK_THICKNESS_A_CARD = (0.56 - CARD_THICKNESS) / 51;
const CHIP_HEIGHT = 0.14;

const BODIES: Readonly<Record<string, Body>> = {
  "3DText": box(2, 0.02, 0.8, 0),
  Bag: box(2.1, 2, 2.1, -0.19),
  BlockRectangle: box(1, 1, 2, 0.5),
  Checker_Board: box(16.9, 0.7, 16.9, 0.64),
  Chess_Bishop: box(1.2, 2.92, 1.2, 1.46),
  Chess_Board: box(15, 0.71, 15, 0.64),
  Chess_King: box(1.2, 3.82, 1.2, 1.91),
  Chess_Knight: box(1.2, 3.2, 1.2, 1.6),
  Chess_Pawn: box(1.2, 2.34, 1.2, 1.17),
  Chess_Queen: box(1.2, 3.6, 1.2, 1.8),
  Chess_Rook: box(1.2, 2.56, 1.2, 1.28),
  Counter: box(2.9, 0.4, 3.8, -0.03),
  Custom_Board: box(13, 0.2, 13, -0.04),
  Custom_PDF: box(8, 0.1, 10, 0),
  Custom_Dice: ball(0.4),
  Die_4: ball(0.22),
  Die_6: ball(0.33),
  Die_6_Rounded: ball(0.35),
  Die_8: ball(0.34),
  Die_10: ball(0.36),
  Die_12: ball(0.4),
  Die_20: ball(0.42),
  Digital_Clock: box(3, 1.2, 1.5, 0.06),
  Infinite_Bag: box(2.1, 2, 2.1, -0.02),
  Notecard: box(4.4, 0.14, 3, 0.07),
  PlayerPawn: box(0.8, 1.2, 0.8, 0),
  Quarter: box(0.8, 0.06, 0.8, 0.03),
  Tileset_Floor: box(2, 0.2, 2, 0),
  reversi_chip: box(1.4, 0.34, 1.4, 0.17),
};

const BODIES_BY_TYPE: Readonly<Record<string, Body>> = {
  "Backgammon Piece": box(1.4, 0.24, 1.4, 0.12),
  Block: box(1, 1, 1, 0.5),
  Card: box(2.2, CARD_THICKNESS, 3.2, CARD_THICKNESS / 2),
  Checker: box(1.6, 0.3, 1.6, 0),
  Chip: box(1.2, CHIP_HEIGHT, 1.2, CHIP_HEIGHT / 2),
  Coin: box(0.8, 0.1, 0.8, 0),
  Dice: ball(0.4),
  Domino: box(1, 0.3, 2, 0.15),
  Figurine: box(1, 1.8, 1, 0),
  GoPiece: box(1, 0.34, 1, 0.17),
  rpgFigurine: box(1.6, 2.2, 1.6, 0),
};

/** The body of an object at scale 1. */
export function bodyOf(state: ObjectState, type: string): Body {
  const contents = state.ContainedObjects ?? [];
  if (type === "Deck") {
    const thickness = CARD_THICKNESS + DECK_THICKNESS_A_CARD * (contents.length - 1);
    return box(2.2, thickness, 3.2, thickness / 2);
  }
  if (type === "Stack") {
    const height = CHIP_HEIGHT * (state.Number ?? 2);
    return box(1.2, height, 1.2, CHIP_HEIGHT / 2);
  }
  if (state.Name === "Custom_Tile") {
    const image = state["CustomImage"] as Record<string, unknown> | undefined;
    const thickness = numberIn({ ...state, ...image }, "CustomTile", "Thickness") ?? 0.2;
    return box(1.98, thickness, 1.98, 0);
  }
  if (state.Name === "Custom_Token") {
    const image = state["CustomImage"] as Record<string, unknown> | undefined;
    const thickness = numberIn({ ...state, ...image }, "CustomToken", "Thickness") ?? 0.2;
    return box(2, thickness, 2, thickness / 2);
  }
  return BODIES[state.Name] ?? BODIES_BY_TYPE[type] ?? box(1, 1, 1, 0.5);
}

const ZONES: Readonly<Record<string, true>> = {
  Fog: true,
  FogOfWar: true,
  Hand: true,
  Layout: true,
  Randomize: true,
  Scripting: true,
};

/** Whether objects of this type are zones: a space, not a thing. */
export function isZoneType(type: string): boolean {
  return ZONES[type] === true;
}

/** Whether objects of this type hold others. */
export function isContainerType(type: string): boolean {
  return type === "Deck" || type === "Bag" || type === "Infinite" || type === "Stack";
}

/** The width of the squares of the built-in boards that have eight by eight. */
const SQUARES: Readonly<Record<string, number>> = { Checker_Board: 1.92, Chess_Board: 1.7 };

/** Where a built-in board pulls what is dropped on it, in its own space: to the middle of every square. */
export function builtInSnapPoints(name: string): Point[] {
  const width = SQUARES[name];
  const points: Point[] = [];
  if (width === undefined) return points;
  for (let square = 0; square < 64; square++)
    points.push(point(((square % 8) - 3.5) * width, 0, (Math.floor(square / 8) - 3.5) * width));
  return points;
}

/** The top of a table: its height, and where it ends. */
export interface Surface {
  height: number;
  halfX: number;
  halfZ: number;
  round: boolean;
}

const SURFACES: Readonly<Record<string, Surface>> = {
  Table_Circular: { height: 1.25, halfX: 19.8, halfZ: 19.8, round: true },
  Table_Custom: { height: 0.96, halfX: 44, halfZ: 26, round: false },
  Table_Custom_Square: { height: 0.96, halfX: 26, halfZ: 26, round: false },
  Table_Glass: { height: 0.96, halfX: 20, halfZ: 20, round: true },
  Table_Hexagon: { height: 0.96, halfX: 12.8, halfZ: 12.8, round: true },
  Table_Octagon: { height: 0.96, halfX: 15.2, halfZ: 15.2, round: true },
  Table_Plastic: { height: 0.96, halfX: 19, halfZ: 19, round: true },
  Table_Poker: { height: 0.96, halfX: 32.3, halfZ: 13.8, round: false },
  Table_RPG: { height: 0.96, halfX: 27.5, halfZ: 17.8, round: false },
  Table_Square: { height: 0.96, halfX: 14.8, halfZ: 14.8, round: false },
};

/** The surface of a table; nothing for Table_None. */
export function surfaceOf(table: string): Surface | undefined {
  return SURFACES[table];
}
