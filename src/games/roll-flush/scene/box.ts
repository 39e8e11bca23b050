import type {
  Box,
  CardItem,
  DieItem,
  PawnItem,
  PrintItem,
  PrintPart,
  Tint,
  TokenItem,
} from "../../../kit/box";
import { FULL_DECK } from "../../../kit/cards";
import { PLAYER_COLOURS } from "../../../kit/player-colours";
import type { Seat } from "../../../kit/rules";
import { text } from "../catalogue";
import { DICE, NUMBERS, TOKENS } from "../rules/state";
import * as layout from "./layout";
import { answerPiece, EVERY_SEAT, pawnPiece, tokenPiece, type Point, type TokenLines } from "./layout";

const STEEL: Tint = { r: 0.82, g: 0.84, b: 0.88 };
/** What a seat's pawn and Score/Pass token share (RF-1.2); the area and the tooltip say whose they are. */
const SEAT_TINTS: readonly Tint[] = [
  PLAYER_COLOURS.White,
  PLAYER_COLOURS.Orange,
  PLAYER_COLOURS.Blue,
  PLAYER_COLOURS.Purple,
];
const MARGIN = 0.5;

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
  let items: PrintItem[] = [
    { id: "title", kind: "title", x: -7.5, z: 3.05, width: 9, depth: 1.8, text: text().TITLE },
    { id: "turn", kind: "value", x: 0.2, z: 3.05, width: 6, depth: 1.4, text: "" },
    { id: "odds", kind: "value", x: 9.35, z: 3.05, width: 11.9, depth: 1.8, text: "" },
    { id: "deck", kind: "value", x: layout.DECK.x, z: 2.25, width: 4.6, depth: 1.2, text: "" },
    { id: "discard", kind: "value", x: layout.DISCARD.x, z: -7.85, width: 4.6, depth: 1.2, text: "" },
    {
      ...caption("community", { x: layout.COMMUNITY_X, z: 2.55 }, 5, text().BOARD_WORDS.community),
      depth: 1.9,
    },
    { ...slot("deck-frame", layout.DECK), look: "pile", sign: "cards" },
    { ...slot("discard-frame", layout.DISCARD), look: "pile", sign: "cross" },
  ];
  for (const at of layout.COMMUNITY)
    items.push({ ...slot(`community${layout.COMMUNITY.indexOf(at) + 1}-frame`, at), sign: "spade" });
  for (const number of NUMBERS) items = items.concat(slotPrint(number));
  return items;
}

/** RF-1.2: the frame of a slot leaves room for the tagged card; the bar is where the untagged one covers it. */
function slotPrint(number: number): PrintItem[] {
  const { x, z } = layout.slotPoint(number);
  const bar = layout.barPoint(number);
  return [
    {
      id: `slot${number}-frame`,
      kind: "frame",
      x,
      z: z + layout.TAG_SLIDE / 2,
      width: layout.CARD_WIDTH + MARGIN,
      depth: layout.CARD_DEPTH + layout.TAG_SLIDE + MARGIN,
      text: "",
    },
    { id: `slot${number}-bar`, kind: "bar", ...bar, ...layout.BAR, text: "" },
    caption(`slot${number}-tagged`, bar, layout.BAR.width, ""),
    { id: `slot${number}`, kind: "value", x, z: z - 2.65, width: 2.8, depth: 1.2, text: `${number}` },
    { id: `slot${number}-odds`, kind: "caption", x, z: z - 3.8, width: 2.9, depth: 1.1, text: "" },
  ];
}

/** RF-15.4: the spaces of the score track in two rows. */
function trackPrint(): PrintItem[] {
  const items: PrintItem[] = [];
  for (let score = 0; score <= layout.LAST_SPACE; score++) {
    const { x, z } = layout.spacePoint(score);
    items.push({
      id: `space${score}`,
      kind: "caption",
      x,
      z,
      width: layout.SPACE - 0.1,
      depth: 1.4,
      text: `${score}`,
    });
    // The dark spaces bound those between them too, with half as many elements.
    if (layout.isDark(score)) items.push(space(score));
  }
  return items;
}

function space(score: number): PrintItem {
  const { x, z } = layout.spacePoint(score);
  return {
    id: `space${score}-frame`,
    kind: "frame",
    x,
    z,
    width: layout.SPACE,
    depth: layout.SPACE,
    text: "",
    look: "space",
  };
}

function areaPrint(seat: Seat): PrintItem[] {
  const player = `player${seat + 1}`;
  const answer = layout.areaPoint(seat, layout.ANSWER);
  let items: PrintItem[] = [
    {
      id: `${player}-frame`,
      kind: "frame",
      ...layout.areaPoint(seat, { x: 0, z: 0 }),
      ...layout.AREA,
      text: "",
      look: "area",
    },
    {
      id: player,
      kind: "value",
      ...layout.areaPoint(seat, layout.NAME_LINE),
      width: layout.NAME_LINE.width,
      depth: layout.NAME_LINE.depth,
      text: "",
    },
    {
      id: `${player}-last`,
      kind: "caption",
      ...layout.areaPoint(seat, layout.LAST_LINE),
      width: layout.LAST_LINE.width,
      depth: layout.LAST_LINE.depth,
      text: "",
    },
    ...tokenPrint(`${player}-answer`, answer, layout.ANSWER_LINES, text().BOARD_WORDS.answer),
  ];
  for (let i = 0; i < TOKENS.length; i++) {
    const token = TOKENS[i];
    const lines = layout.ABILITY_LINES[i];
    if (token === undefined || lines === undefined) continue;
    const at = layout.areaPoint(seat, layout.abilityPoint(i));
    items = items.concat(tokenPrint(`${player}-${token}`, at, lines, text().TOKEN_NAMES[token]));
  }
  return items;
}

function caption(id: string, at: Point, width: number, text: string): PrintItem {
  return { id, kind: "caption", x: at.x, z: at.z, width, depth: 1, text };
}

/** The name of a token, and below it its state. */
function tokenPrint(id: string, at: Point, lines: TokenLines, name: string): PrintItem[] {
  const room = { width: lines.width, depth: lines.depth };
  return [
    { id: `${id}-name`, kind: "caption", ...below(at, lines.name), ...room, text: name },
    { id, kind: "value", ...below(at, lines.state), ...room, text: "" },
  ];
}

function below(at: Point, distance: number): Point {
  return { x: at.x, z: at.z - distance };
}

/** The printed outline of a place for one card. */
function slot(id: string, at: Point): PrintItem {
  const [width, depth] = [layout.CARD_WIDTH + MARGIN, layout.CARD_DEPTH + MARGIN];
  return { id, kind: "frame", x: at.x, z: at.z, width, depth, text: "" };
}

const PRINT: readonly PrintPart[] = [
  tablePrint,
  trackPrint,
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
