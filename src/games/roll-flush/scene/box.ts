import type {
  Box,
  CardItem,
  DieItem,
  PawnItem,
  PrintItem,
  PrintPart,
  Tint,
  TokenItem,
} from "../../../kit/rules/box";
import { FULL_DECK } from "../../../kit/data/cards";
import { PLAYER_COLOURS } from "../../../kit/game/player-colours";
import type { Seat } from "../../../kit/rules/rules";
import { text } from "../catalogue";
import { DICE, NUMBERS, TOKENS } from "../rules/state";
import * as layout from "./layout";
import { answerPiece, areaFrame, EVERY_SEAT, pawnPiece, tokenPiece, type Area, type Point } from "./layout";

const STEEL: Tint = { r: 0.82, g: 0.84, b: 0.88 };
/** What a seat's pawn and Score/Pass token share (RF-1.2); the area and the tooltip say whose they are. */
const SEAT_TINTS: readonly Tint[] = [
  PLAYER_COLOURS.White,
  PLAYER_COLOURS.Orange,
  PLAYER_COLOURS.Blue,
  PLAYER_COLOURS.Purple,
];
function seatTint(seat: Seat): Tint {
  return SEAT_TINTS[seat] ?? STEEL;
}

function cards(): CardItem[] {
  return FULL_DECK.map((card) => ({ id: card, card }));
}

function dice(): DieItem[] {
  return DICE.map((id) => ({ id, sides: 6, tint: STEEL, size: layout.DIE_SIZE }));
}

function tokens(): TokenItem[] {
  const items: TokenItem[] = [];
  for (const seat of EVERY_SEAT) {
    items.push({ id: answerPiece(seat), tint: seatTint(seat), size: layout.TOKEN_SIZE });
    for (const token of TOKENS) {
      items.push({ id: tokenPiece(seat, token), tint: STEEL, size: layout.TOKEN_SIZE });
    }
  }
  return items;
}

function pawns(): PawnItem[] {
  return EVERY_SEAT.map((seat) => ({ id: pawnPiece(seat), tint: seatTint(seat), size: layout.PAWN_SIZE }));
}

function tablePrint(): PrintItem[] {
  const { HEADING_Z, CAPTIONS } = layout;
  const items: PrintItem[] = [
    { id: "title", kind: "title", x: -13.4, z: HEADING_Z, width: 11, depth: 1.7, text: text().TITLE },
    { id: "turn", kind: "value", x: -3.6, z: HEADING_Z, width: 8, depth: 1.5, text: "" },
    { id: "odds", kind: "value", x: 11, z: HEADING_Z, width: 20.6, depth: 1.5, text: "" },
    { id: "deck", kind: "value", x: layout.DECK.x, width: 4.2, ...CAPTIONS, text: "" },
    { id: "discard", kind: "value", x: -14.72, width: 5.1, ...CAPTIONS, text: "" },
    {
      id: "community",
      kind: "caption",
      x: layout.COMMUNITY_X,
      width: 7.6,
      ...CAPTIONS,
      text: text().BOARD_WORDS.community,
    },
    { ...slot("deck-frame", layout.DECK), look: "pile", sign: "cards" },
    { ...slot("discard-frame", layout.DISCARD), look: "pile", sign: "cross" },
    { id: "race-frame", kind: "frame", ...layout.RACE, text: "", look: "area" },
    { id: "finish-frame", kind: "frame", ...layout.FINISH, text: "", look: "own", sign: "crown" },
    { id: "dice-frame", kind: "frame", ...layout.DICE_FRAME, text: "", look: "own", sign: "die" },
  ];
  for (let mark = 0; mark <= layout.MARKS; mark++)
    items.push({
      id: `mark${mark}`,
      kind: "value",
      x: layout.markX(mark),
      width: 1.7,
      ...CAPTIONS,
      text: "",
    });
  for (const at of layout.COMMUNITY)
    items.push({ ...slot(`community${layout.COMMUNITY.indexOf(at) + 1}-frame`, at), sign: "spade" });
  return items;
}

/** The slots from one number to another. */
function slotsPrint(from: number, to: number): PrintItem[] {
  return NUMBERS.filter((number) => number >= from && number <= to).flatMap((number) => slotPrint(number));
}

/** RF-1.2: the frame of a slot leaves room for the tagged card; the bar is where the untagged one covers it. */
function slotPrint(number: number): PrintItem[] {
  const at = layout.slotPoint(number);
  const bar = { ...layout.barPoint(number), ...layout.BAR };
  const depth = layout.CARD_DEPTH + layout.TAG_SLIDE + layout.MARGIN;
  return [
    { ...slot(`slot${number}-frame`, at), z: at.z + layout.TAG_SLIDE / 2, depth },
    { id: `slot${number}-bar`, kind: "bar", ...bar, text: "" },
    { id: `slot${number}-tagged`, kind: "caption", ...bar, depth: 1, text: "" },
    { id: `slot${number}`, kind: "value", ...from(at, layout.SLOT_NUMBER), text: `${number}` },
    { id: `slot${number}-odds`, kind: "caption", ...from(at, layout.SLOT_ODDS), text: "" },
  ];
}

/** A rectangle that is given from a point. */
function from(at: Point, area: Area): Area {
  return { ...area, x: at.x + area.x, z: at.z + area.z };
}

/** The area of a seat, half a side of the board or all of it, and what is written there. */
function areaPrint(seat: Seat): PrintItem[] {
  const player = `player${seat + 1}`;
  const items: PrintItem[] = [
    { id: areaFrame(seat, false), kind: "frame", ...layout.areaOf(seat, false), text: "", look: "area" },
    { id: player, kind: "value", ...layout.nameLine(seat), text: "" },
    { id: `${player}-last`, kind: "caption", ...layout.lastLine(seat), text: "" },
    { id: `${player}-answer`, kind: "value", ...layout.tokenLine(seat, 0), text: "" },
  ];
  if (layout.isAlone(seat, layout.FEWEST_SEATS))
    items.push({
      id: areaFrame(seat, true),
      kind: "frame",
      ...layout.areaOf(seat, true),
      text: "",
      look: "area",
    });
  for (let i = 0; i < TOKENS.length; i++)
    items.push({
      id: `${player}-${TOKENS[i] ?? ""}`,
      kind: "value",
      ...layout.tokenLine(seat, i + 1),
      text: "",
    });
  return items;
}

/** The printed outline of a place for one card. */
function slot(id: string, at: Point): PrintItem {
  const [width, depth] = [layout.CARD_WIDTH + layout.MARGIN, layout.CARD_DEPTH + layout.MARGIN];
  return { id, kind: "frame", x: at.x, z: at.z, width, depth, text: "" };
}

const PRINT: readonly PrintPart[] = [
  tablePrint,
  () => slotsPrint(2, 7),
  () => slotsPrint(8, 12),
  ...EVERY_SEAT.map((seat) => () => areaPrint(seat)),
];

/** RF-1.1: what the box of Roll Flush holds; four sets of tokens and pawns, however many play. */
export const box: Box = {
  board: { width: layout.BOARD.width, depth: layout.BOARD.depth, print: PRINT },
  cards: cards(),
  cardSize: layout.CARD_SIZE,
  dice: dice(),
  tokens: tokens(),
  pawns: pawns(),
};
