import type { Box, CardItem, DieItem, PrintItem, Tint } from "../../../kit/box";
import { FULL_DECK } from "../../../kit/cards";
import { text } from "../languages";
import { named } from "../words/names";
import {
  ARMORY,
  BOARD,
  BOSSES,
  CARD_DEPTH,
  CARD_SIZE,
  CARD_WIDTH,
  DIE_SIZE,
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
const FELT: Tint = { r: 0.05, g: 0.13, b: 0.14 };

function cards(): CardItem[] {
  const items: CardItem[] = [];
  for (const card of FULL_DECK) items.push({ id: card, card });
  return items;
}

/** CVD-1.2: five weapons, the Kingslayer (a second ten-sided die) and the life tracker. */
const DICE: readonly DieItem[] = [
  { id: "d4", sides: 4, tint: STEEL, size: DIE_SIZE },
  { id: "d6", sides: 6, tint: STEEL, size: DIE_SIZE },
  { id: "d8", sides: 8, tint: STEEL, size: DIE_SIZE },
  { id: "d10", sides: 10, tint: STEEL, size: DIE_SIZE },
  { id: "d20", sides: 20, tint: STEEL, size: DIE_SIZE },
  { id: "ks", sides: 10, tint: GOLD, size: DIE_SIZE },
  { id: "life", sides: 12, tint: BLOOD, size: DIE_SIZE * 1.2 },
];

function print(): PrintItem[] {
  const { BOARD_WORDS, TITLE } = text();
  const items: PrintItem[] = [
    { id: "title", kind: "title", x: 17.5, z: 11.6, width: 7.2, depth: 1.5, text: TITLE },
    { id: "code", kind: "caption", x: 17.5, z: 10.43, width: 8, depth: 0.82, text: "" },
    { id: "battle", kind: "value", x: 17.5, z: 9.4, width: 8, depth: 1.2, text: "" },
    { id: "rage", kind: "value", x: 17.5, z: 7.6, width: 8, depth: 1.2, text: "" },
    { id: "life", kind: "value", x: LIFE.x, z: -8.6, width: 8, depth: 1.4, text: "" },
    { id: "spawn", kind: "value", x: SPAWN.x, z: -7.4, width: 8, depth: 1, text: "" },
    { id: "graveyard", kind: "value", x: GRAVEYARD.x, z: 0.4, width: 8, depth: 1, text: "" },
    { id: "kingslayer", kind: "value", x: KINGSLAYER.x, z: -13.4, width: 4.6, depth: 1, text: "" },
    { id: "armory", kind: "caption", x: -11, z: -11.6, width: 5, depth: 1, text: BOARD_WORDS.armory },
    { id: "tracker", kind: "caption", x: LIFE.x, z: -13.4, width: 6, depth: 1, text: BOARD_WORDS.tracker },
    { id: "bosses", kind: "caption", x: -16.2, z: 9.4, width: 6, depth: 1.1, text: BOARD_WORDS.bosses },
    { id: "vanguards", kind: "caption", x: -2.4, z: 3.6, width: 7, depth: 1.1, text: BOARD_WORDS.vanguards },
    { id: "mobs", kind: "caption", x: -12, z: -4.2, width: 4, depth: 1.1, text: BOARD_WORDS.mobs },
    { id: "armory-frame", kind: "frame", x: 0, z: -11.6, width: 16, depth: 2.6, text: "" },
    {
      id: "kingslayer-frame",
      kind: "frame",
      x: KINGSLAYER.x,
      z: KINGSLAYER.z,
      width: 2.6,
      depth: 2.6,
      text: "",
    },
    { id: "life-frame", kind: "frame", x: LIFE.x, z: LIFE.z, width: 2.6, depth: 2.6, text: "" },
    slot("spawn-frame", SPAWN),
    slot("graveyard-frame", GRAVEYARD),
  ];
  for (let i = 0; i < MOBS.length; i++) {
    const mob = MOBS[i];
    if (mob === undefined) continue;
    items.push(slot(`m${i + 1}-frame`, mob));
    items.push({ id: `m${i + 1}`, kind: "value", x: mob.x, z: mob.z - 3.2, width: 6.6, depth: 1, text: "" });
  }
  for (let i = 0; i < BOSSES.length; i++) {
    const boss = BOSSES[i];
    if (boss === undefined) continue;
    items.push(slot(`b${i + 1}-frame`, boss));
    items.push({
      id: `b${i + 1}`,
      kind: "value",
      x: boss.x,
      z: boss.z + 3.3,
      width: 6.8,
      depth: 1,
      text: "",
    });
  }
  for (let i = 0; i < VANGUARDS.length; i++) {
    const vanguard = VANGUARDS[i];
    if (vanguard === undefined) continue;
    items.push(slot(`v${i + 3}-frame`, vanguard));
    items.push({
      id: `v${i + 3}`,
      kind: "value",
      x: vanguard.x,
      z: vanguard.z - 3,
      width: 4,
      depth: 0.9,
      text: "",
    });
  }
  for (let i = 0; i < ARMORY.length; i++) {
    const weapon = ARMORY[i];
    const die = DICE[i];
    if (weapon === undefined || die === undefined) continue;
    items.push({
      id: `${die.id}-name`,
      kind: "caption",
      x: weapon.x,
      z: -13.4,
      width: 2.8,
      depth: 0.9,
      text: named(die.id),
    });
  }
  return items;
}

/** The printed outline of a place for one card. */
function slot(id: string, at: Point): PrintItem {
  return { id, kind: "frame", x: at.x, z: at.z, width: CARD_WIDTH + 0.5, depth: CARD_DEPTH + 0.5, text: "" };
}

/** CVD-1: what the box of Cards vs Dice holds. */
export const box: Box = {
  board: { width: BOARD.width, depth: BOARD.depth, tint: FELT, print: [print] },
  cards: cards(),
  cardSize: CARD_SIZE,
  dice: DICE,
  tokens: [],
  pawns: [],
};
