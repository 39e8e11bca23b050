import type { Box, CardItem, DieItem, PlaceLook, PrintItem, Sign, Tint } from "../../../kit/rules/box";
import { FULL_DECK } from "../../../kit/data/cards";
import { text } from "../catalogue";
import { named } from "../words/names";
import {
  ARMORY,
  BELOW,
  BESIDE,
  BOARD,
  BOSSES,
  CARD_DEPTH,
  CARD_SIZE,
  CARD_WIDTH,
  DIE_SIZES,
  GRAVEYARD,
  KINGSLAYER,
  LIFE,
  MOBS,
  SPAWN,
  VANGUARDS,
  type Point,
} from "./layout";

const STEEL: Tint = { r: 0.82, g: 0.84, b: 0.88 };
const GOLD: Tint = { r: 0.93, g: 0.72, b: 0.16 };
const BLOOD: Tint = { r: 0.62, g: 0.05, b: 0.08 };

function cards(): CardItem[] {
  const items: CardItem[] = [];
  for (const card of FULL_DECK) items.push({ id: card, card });
  return items;
}

/** CVD-1.2: five weapons, the Kingslayer (a second ten-sided die) and the life tracker. */
export const DICE: readonly DieItem[] = [
  { id: "d4", sides: 4, tint: STEEL, size: DIE_SIZES[4] },
  { id: "d6", sides: 6, tint: STEEL, size: DIE_SIZES[6] },
  { id: "d8", sides: 8, tint: STEEL, size: DIE_SIZES[8] },
  { id: "d10", sides: 10, tint: STEEL, size: DIE_SIZES[10] },
  { id: "d20", sides: 20, tint: STEEL, size: DIE_SIZES[20] },
  { id: "ks", sides: 10, tint: GOLD, size: DIE_SIZES[10] },
  { id: "life", sides: 12, tint: BLOOD, size: DIE_SIZES[12] },
];

function print(): PrintItem[] {
  const { BOARD_WORDS, TITLE } = text();
  const items: PrintItem[] = [
    { id: "title", kind: "title", x: 18.35, z: 14.2, width: 6.3, depth: 3, text: TITLE },
    { id: "code", kind: "caption", x: 18.35, z: 11.4, width: 6.3, depth: 2.2, text: "" },
    { id: "battle", kind: "value", x: 18.35, z: 9.5, width: 6.3, depth: 1.4, text: "" },
    { id: "gate", kind: "value", x: 18.35, z: 7, width: 6.3, depth: 3.2, text: "" },
    { id: "rage", kind: "value", x: 18.35, z: 3.7, width: 6.3, depth: 2.6, text: "" },
    { id: "life", kind: "value", x: LIFE.x, z: -9.2, width: 5.4, depth: 1.6, text: "" },
    { id: "spawn", kind: "value", ...below(SPAWN), text: "" },
    { id: "graveyard", kind: "value", ...below(GRAVEYARD), text: "" },
    { id: "kingslayer", kind: "value", x: KINGSLAYER.x + 0.6, z: -9.2, width: 6.6, depth: 2, text: "" },
    { id: "armory", kind: "caption", x: -12.2, z: -12, width: 6.4, depth: 1.4, text: BOARD_WORDS.armory },
    { id: "tracker", kind: "caption", x: 17.6, z: -14.6, width: 7.6, depth: 1.3, text: BOARD_WORDS.tracker },
    { id: "bosses", kind: "caption", x: -18.6, z: 11, width: 5.8, depth: 1.4, text: BOARD_WORDS.bosses },
    {
      id: "vanguards",
      kind: "caption",
      x: -3.3,
      z: 5,
      width: 6.4,
      depth: 1.4,
      text: BOARD_WORDS.vanguards,
    },
    { id: "mobs", kind: "caption", x: -13.1, z: -3.9, width: 4.4, depth: 1.3, text: BOARD_WORDS.mobs },
    { id: "armory-frame", kind: "frame", x: 0, z: -12, width: 17, depth: 3.2, text: "", look: "own" },
    dieFrame("kingslayer-frame", KINGSLAYER, "sword"),
    dieFrame("life-frame", LIFE, "heart"),
    slot("spawn-frame", SPAWN, "pile", "skull"),
    slot("graveyard-frame", GRAVEYARD, "pile", "tomb"),
  ];
  for (let i = 0; i < MOBS.length; i++) {
    const mob = MOBS[i];
    if (mob === undefined) continue;
    items.push(slot(`m${i + 1}-frame`, mob, "enemy"));
    items.push({
      id: `m${i + 1}`,
      kind: "value",
      ...below(mob),
      text: "",
    });
  }
  for (let i = 0; i < BOSSES.length; i++) {
    const boss = BOSSES[i];
    if (boss === undefined) continue;
    items.push(slot(`b${i + 1}-frame`, boss, "enemy"), beside(`b${i + 1}`, boss));
  }
  for (let i = 0; i < VANGUARDS.length; i++) {
    const vanguard = VANGUARDS[i];
    if (vanguard === undefined) continue;
    items.push(slot(`v${i + 3}-frame`, vanguard, "enemy"), beside(`v${i + 3}`, vanguard));
  }
  for (let i = 0; i < ARMORY.length; i++) {
    const weapon = ARMORY[i];
    const die = DICE[i];
    if (weapon === undefined || die === undefined) continue;
    items.push({
      id: `${die.id}-name`,
      kind: "caption",
      x: weapon.x,
      z: -14.6,
      width: 3.1,
      depth: 1.3,
      text: named(die.id),
    });
  }
  return items;
}

/** The printed outline of a place for one card or a pile. */
function slot(id: string, { x, z }: Point, look: PlaceLook, sign?: Sign): PrintItem {
  const item: PrintItem = {
    id,
    kind: "frame",
    x,
    z,
    width: CARD_WIDTH + 0.5,
    depth: CARD_DEPTH + 0.5,
    text: "",
    look,
  };
  return sign === undefined ? item : { ...item, sign };
}

/** The place of a die that is set apart. */
function dieFrame(id: string, { x, z }: Point, sign: Sign): PrintItem {
  return { id, kind: "frame", x, z, width: 3.1, depth: 3.1, text: "", look: "own", sign };
}

/** Where the line of a place is, below its card. */
function below({ x, z }: Point): Pick<PrintItem, "x" | "z" | "width" | "depth"> {
  return { ...BELOW, x, z: z + BELOW.z };
}

/** The texts about an enemy, right of its card. */
function beside(id: string, { x, z }: Point): PrintItem {
  const { width, depth } = BESIDE;
  return { id, kind: "value", x: x + BESIDE.x, z, width, depth, text: "" };
}

/** CVD-1: what the box of Cards vs Dice holds. */
export const box: Box = {
  board: { width: BOARD.width, depth: BOARD.depth, print: [print] },
  cards: cards(),
  cardSize: CARD_SIZE,
  dice: DICE,
  tokens: [],
  pawns: [],
};
