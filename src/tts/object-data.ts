import type { Box, CardItem, DieItem, PawnItem, Tint, TokenItem } from "../kit/rules/box";
import type { Card } from "../kit/data/cards";
import { must } from "../kit/data/must";
import {
  BLOCK_TOP,
  BOARD_THICKNESS,
  BOARD_TOP,
  CARD_REST,
  DECK_REST_PER_CARD,
  DIE_REST,
  DIE_TURNS,
  FACE_DOWN_ROLL,
  FIRST_CARD_IS_TOP_FACE_DOWN,
  PAWN_MATERIAL,
  type Turn,
} from "./constants";
import { transform, type Pose, type TransformData } from "./pose";

/** The value that a die or coin shows when it is turned so. */
export interface RotationValueData {
  Value: string;
  Rotation: Turn;
}

/** A sheet of card faces, and their back; `Type` 0 is a card with round corners. */
interface SheetData {
  FaceURL: string;
  BackURL: string;
  NumWidth: number;
  NumHeight: number;
  BackIsHidden: boolean;
  UniqueBack: boolean;
  Type: number;
}

/** Pictures that take the place of the built-in cards of a game: where its sheet of faces and its back are found. */
export interface CardArt {
  face: string;
  back: string;
  columns: number;
  rows: number;
  /** The place of each card on the sheet, by the card's id in the box: from left to right and top to bottom, from 0. */
  cells: Record<string, number>;
}

/** One entry of a container's content. */
export interface ContentRow {
  memo?: string;
}

/**
 * One object as it is in a save, and as `spawnObjectData` takes it: the fields that Tabletop Simulator 13 writes
 * for every object, and those of the kinds of object that Offsuit uses.
 */
export interface ObjectData {
  GUID?: string;
  Name: string;
  Transform: TransformData;
  Nickname: string;
  Description: string;
  GMNotes: string;
  Memo?: string;
  AltLookAngle: Turn;
  ColorDiffuse: { r: number; g: number; b: number; a?: number };
  Tags?: string[];
  LayoutGroupSortIndex: number;
  Value: number;
  Locked: boolean;
  Grid: boolean;
  Snap: boolean;
  IgnoreFoW: boolean;
  MeasureMovement: boolean;
  DragSelectable: boolean;
  Autoraise: boolean;
  Sticky: boolean;
  Tooltip: boolean;
  GridProjection: boolean;
  HideWhenFaceDown: boolean;
  Hands: boolean;
  /** Cards and decks. */
  SidewaysCard?: boolean;
  CardID?: number;
  DeckIDs?: number[];
  ContainedObjects?: ObjectData[];
  CustomDeck?: Record<string, SheetData>;
  /** Dice, pawns, chess pieces and chips. */
  MaterialIndex?: number;
  RotationValues?: RotationValueData[];
  /** Whether a chess piece sounds of wood. */
  AltSound?: boolean;
  /** Stacks of chips: what is printed on them, and how many they are. */
  MeshIndex?: number;
  Number?: number;
  /** Hand zones. */
  FogColor?: string;
  /** Animated figures. */
  RPGmode?: boolean;
  RPGdead?: boolean;
  /** 3D texts. */
  Text?: { Text: string; colorstate: Tint; fontSize: number };
  LuaScript: string;
  LuaScriptState: string;
  XmlUI: string;
}

/** The cards of the built-in deck in the order of their numbers 0 to 51, irregular as it is. */
// prettier-ignore
const BUILT_IN_DECK: readonly Card[] = [
  "KC", "QC", "JC", "AC", "TC", "KD", "QD", "JD", "AD", "TD",
  "9C", "8C", "7C", "6C", "5C", "9D", "8D", "7D", "6D", "5D",
  "4C", "3C", "2C", "3D", "2D", "4D", "5S", "4S", "3S", "2S",
  "KH", "QH", "JH", "AH", "TH", "KS", "QS", "JS", "AS", "TS",
  "9H", "8H", "7H", "6H", "5H", "9S", "8S", "7S", "6S", "4H", "3H", "2H",
];

const CARD_IDS: Record<string, number> = {};
for (let id = 0; id < BUILT_IN_DECK.length; id++) {
  const card = BUILT_IN_DECK[id];
  if (card !== undefined) CARD_IDS[card] = id;
}
/** The Joker is no card of the built-in deck, but the game has its picture under the next number. [docs] */
CARD_IDS["joker"] = BUILT_IN_DECK.length;

/** The number of a game's sheet of art: different from those of other decks that may be on the same table. */
const ART_SHEET = 5417;
/** A card's number is its sheet's times this many, and its cell. [docs] */
const CELLS = 100;

/** The grey with which Tabletop Simulator shades its own cards. */
export const CARD_TINT: Tint = { r: 0.713235259, g: 0.713235259, b: 0.713235259 };

/** The number by which Tabletop Simulator knows a card of its built-in deck (0 to 51) or its Joker. */
export function cardId(card: CardItem["card"]): number {
  return must(CARD_IDS[card], "a built-in card");
}

/** The card of the built-in deck that bears this number, or undefined if none does. */
export function cardOf(id: number): Card | undefined {
  return BUILT_IN_DECK[id];
}

/**
 * A card of the built-in deck, or with a game's own art. It has no name: the table gives it one when its face may be known.
 *
 * @param scale 1 is a card of 2.2 by 3.2 units
 */
export function cardData(item: CardItem, memo: string, pose: Pose, scale: number, art?: CardArt): ObjectData {
  const data = objectData("Card", memo, transform(pose, scale, 1, scale), CARD_TINT);
  data.HideWhenFaceDown = true;
  data.CardID = cardId(item.card);
  data.SidewaysCard = false;
  const cell = art?.cells[item.id];
  if (art !== undefined && cell !== undefined) {
    data.CardID = ART_SHEET * CELLS + cell;
    data.CustomDeck = sheetsOf(art);
  }
  return data;
}

function sheetsOf({ face, back, columns, rows }: CardArt): Record<string, SheetData> {
  const sheet: SheetData = {
    FaceURL: face,
    BackURL: back,
    NumWidth: columns,
    NumHeight: rows,
    BackIsHidden: true,
    UniqueBack: false,
    Type: 0,
  };
  return { [`${ART_SHEET}`]: sheet };
}

/**
 * A deck of two or more cards of a game. Tabletop Simulator knows no deck of one: that is its card.
 *
 * @param cards the data of the cards, top first as the deck is (face up or down by the pose's roll)
 */
export function deckData(
  cards: readonly ObjectData[],
  memo: string,
  pose: Pose,
  scale: number,
  script: string,
): ObjectData {
  const data = objectData("Deck", memo, transform(pose, scale, 1, scale), CARD_TINT);
  const topIsFirst = (pose.roll === FACE_DOWN_ROLL) === FIRST_CARD_IS_TOP_FACE_DOWN;
  const content = topIsFirst ? [...cards] : [...cards].reverse();
  const ids: number[] = [];
  for (const { CardID } of content) ids.push(must(CardID, "a card's number"));
  data.HideWhenFaceDown = true;
  data.SidewaysCard = false;
  data.DeckIDs = ids;
  data.ContainedObjects = content;
  const sheets = content[0]?.CustomDeck;
  if (sheets !== undefined) data.CustomDeck = sheets;
  data.LuaScript = script;
  return data;
}

/** A built-in plastic die in the item's colour and size, which shows "1" to the number of its sides. */
export function dieData(item: DieItem, memo: string, pose: Pose, script: string): ObjectData {
  const data = objectData(
    `Die_${item.sides}`,
    memo,
    transform(pose, item.size, item.size, item.size),
    item.tint,
  );
  const values: RotationValueData[] = [];
  let face = 0;
  for (const { x, y, z } of DIE_TURNS[item.sides]) {
    face++;
    values.push({ Value: `${face}`, Rotation: { x, y, z } });
  }
  data.MaterialIndex = 0;
  data.RotationValues = values;
  data.LuaScript = script;
  return data;
}

/** A two-sided disc, the built-in reversi chip, in the item's colour and size. */
export function tokenData(item: TokenItem, memo: string, pose: Pose): ObjectData {
  return objectData("reversi_chip", memo, transform(pose, item.size, item.size, item.size), item.tint);
}

/** A built-in pawn in the item's colour and size. */
export function pawnData(item: PawnItem, memo: string, pose: Pose): ObjectData {
  const data = objectData("PlayerPawn", memo, transform(pose, item.size, item.size, item.size), item.tint);
  data.MaterialIndex = PAWN_MATERIAL;
  return data;
}

/** A board: a flat, locked block in a colour that carries its print as XML. `boardPose` says where. */
export function boardData(
  { width, depth }: Pick<Box["board"], "width" | "depth">,
  tint: Tint,
  memo: string,
  pose: Pose,
  xml: string,
  script: string,
): ObjectData {
  const data = objectData("BlockSquare", memo, transform(pose, width, BOARD_THICKNESS, depth), tint);
  data.Locked = true;
  data.DragSelectable = false;
  data.Tooltip = false;
  data.XmlUI = xml;
  data.LuaScript = script;
  return data;
}

/** The pose of a board that is let into the table at (x, z) so that its top is at `BOARD_TOP`. */
export function boardPose(x: number, z: number): Pose {
  return { x, y: BOARD_TOP - BLOCK_TOP * BOARD_THICKNESS, z, pitch: 0, yaw: 0, roll: 0 };
}

/** Height of the pivot of a pile of `count` cards above what it is on; a pile of one is a card. */
export function pileRest(count: number): number {
  return CARD_REST + DECK_REST_PER_CARD * (count > 1 ? count - 1 : 0);
}

/** Height of a resting die's pivot above what it is on. */
export function dieRest(item: DieItem): number {
  return DIE_REST[item.sides] * item.size;
}

/** How a die is turned when this face (1 to its sides) is up; a face that it does not have counts as its first. */
export function dieTurn(sides: DieItem["sides"], face: number): Turn {
  const turns = DIE_TURNS[sides];
  return turns[face - 1] ?? turns[0] ?? { x: 0, y: 0, z: 0 };
}

/**
 * The fields that every object has. Grid and snap points are off: the table places its pieces itself, and a piece
 * that a player lays down stays where the player wants it.
 */
export function objectData(name: string, memo: string, place: TransformData, tint: Tint): ObjectData {
  return {
    Name: name,
    Transform: place,
    Nickname: "",
    Description: "",
    GMNotes: "",
    Memo: memo,
    AltLookAngle: { x: 0, y: 0, z: 0 },
    ColorDiffuse: { r: tint.r, g: tint.g, b: tint.b },
    LayoutGroupSortIndex: 0,
    Value: 0,
    Locked: false,
    Grid: false,
    Snap: false,
    IgnoreFoW: false,
    MeasureMovement: false,
    DragSelectable: true,
    Autoraise: true,
    Sticky: true,
    Tooltip: true,
    GridProjection: false,
    HideWhenFaceDown: false,
    Hands: false,
    LuaScript: "",
    LuaScriptState: "",
    XmlUI: "",
  };
}
