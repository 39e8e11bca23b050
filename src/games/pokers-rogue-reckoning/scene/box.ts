import type { Box, CardItem, DieItem, PlaceLook, PrintItem, Sign, Tint } from "../../../kit/box";
import { text } from "../catalogue";
import { EVERY_CARD } from "../rules/cards";
import { BLACK_DICE, WHITE_DICE } from "../rules/state";
import * as layout from "./layout";
import type { Area, Point, Row } from "./layout";
import {
  BLUE_DICE,
  ENEMY_BLUE_DICE,
  ENEMY_RED_DICE,
  printedOn,
  RED_DICE,
  TIER_PAWN,
  YELLOW_DICE,
} from "./pieces";

/** PRR-1.4: the colours of the dice; where they are and what is beside them tells them apart as well. */
const RED: Tint = { r: 0.62, g: 0.05, b: 0.08 };
const BLUE: Tint = { r: 0.13, g: 0.33, b: 0.75 };
const YELLOW: Tint = { r: 0.93, g: 0.72, b: 0.16 };
const WHITE: Tint = { r: 0.95, g: 0.95, b: 0.95 };
const BLACK: Tint = { r: 0.08, g: 0.08, b: 0.09 };

function cards(): CardItem[] {
  return EVERY_CARD.map((id) => ({ id, card: printedOn(id) }));
}

function dice(ids: readonly string[], tint: Tint): DieItem[] {
  return ids.map((id) => ({ id, sides: 6, tint, size: layout.DIE_SIZE }));
}

/** Dice that show HP, ATK and money, and are never thrown. */
function counters(ids: readonly string[], tint: Tint): DieItem[] {
  return dice(ids, tint).map((die) => ({ ...die, isCounter: true }));
}

function roomsPrint(): PrintItem[] {
  let items: PrintItem[] = [
    { id: "title", kind: "title", x: -15.1, z: 15, width: 12.6, depth: 2, text: text().TITLE },
    { id: "level", kind: "value", x: -4.6, z: 15, width: 8.2, depth: 2, text: "" },
    { id: "code", kind: "caption", x: 2, z: 15.49, width: 4.6, depth: 1, text: "" },
  ];
  for (let place = 0; place < layout.ROOMS; place++) items = items.concat(roomPrint(place));
  return items.concat(pilePrint());
}

function fightPrint(): PrintItem[] {
  const rows = rowPrint("hand", layout.HAND, "own", "flask").concat(
    rowPrint("equip", layout.EQUIP, "own", "sword"),
    rowPrint("curses", layout.CURSES, "enemy", "skull"),
  );
  return rows.concat(tierPrint(), enemyPrint(), throwPrint(), playerPrint(), [
    { ...caption("tray", layout.TRAY_CAPTION), text: text().BOARD.tray },
    frame("tray-frame", layout.TRAY),
  ]);
}

/** PRR-3.6: a room, and the room for what is told about its card. */
function roomPrint(place: number): PrintItem[] {
  const at = layout.PLACE_POINTS[place];
  if (at === undefined) return [];
  const id = `room${place + 1}`;
  return [
    slot(`${id}-frame`, at, "card", "door"),
    line(`${id}-name`, from(at, layout.ROOM_NAME)),
    caption(`${id}-text`, from(at, layout.ROOM_TEXT)),
  ];
}

function pilePrint(): PrintItem[] {
  const [first, second] = layout.SCOUTED;
  const middle = ((first?.x ?? 0) + (second?.x ?? 0)) / 2;
  return [
    slot("deck-frame", layout.DECK, "pile", "cards"),
    slot("discard-frame", layout.DISCARD, "pile", "cross"),
    slot("aside-frame", layout.ASIDE, "pile", "heart"),
    slot("slain-frame", layout.SLAIN, "pile", "tomb"),
    below("deck", layout.DECK.x + 0.4, 3.9),
    { ...below("next", middle + 0.4, 4.8), kind: "caption" },
    below("discard", layout.DISCARD.x - 0.2, 4.8),
    below("aside", layout.ASIDE.x - 0.1, 5),
    below("slain", layout.SLAIN.x, 4.2),
  ];
}

/** The line below a pile. */
function below(id: string, x: number, width: number): PrintItem {
  const { z, depth } = layout.PILE_CAPTION;
  return line(id, { x, z: layout.DECK.z + z, width, depth });
}

/** A row of cards with its caption. */
function rowPrint(id: string, row: Row, look: PlaceLook, sign: Sign): PrintItem[] {
  const area = layout.rowArea(row);
  const { z, depth } = layout.ROW_CAPTION;
  return [marked(`${id}-frame`, area, look, sign), line(id, { ...area, z: row.z + z, depth })];
}

/** PRR-8.1: the tiers with their HP and ATK, each with a space for every enemy of it. */
function tierPrint(): PrintItem[] {
  const items: PrintItem[] = [
    { ...caption("tier-header", layout.TIER_HEADER), text: text().BOARD.tierHeader },
  ];
  layout.TIERS.forEach(({ x, width }, i) => {
    const id = `tier${i + 1}`;
    items.push(
      line(id, { x, width, ...layout.TIER_NAME }),
      caption(`${id}-values`, { x, width, ...layout.TIER_VALUES }),
    );
  });
  layout.SPACES.forEach((at, i) => {
    items.push(marked(`space${i + 1}`, { ...at, width: layout.SPACE, depth: layout.SPACE }, "space"));
  });
  return items;
}

function enemyPrint(): PrintItem[] {
  return [
    slot("enemy-frame", layout.ENEMY, "enemy", "skull"),
    line("enemy", layout.ENEMY_LINE),
    line("enemy-hits", layout.ENEMY_ATK_LINE),
    marked("enemy-hp-frame", layout.diceArea(layout.ENEMY_HP, ENEMY_RED_DICE.length), "card", "heart"),
    marked("enemy-atk-frame", layout.diceArea(layout.ENEMY_ATK, ENEMY_BLUE_DICE.length), "card", "sword"),
  ];
}

/** PRR-9.4: the dice that are thrown, what they are worth, and what follows. */
function throwPrint(): PrintItem[] {
  return [
    marked("black-frame", layout.diceArea(layout.BLACK_ROW, layout.ROW_DICE), "enemy", "die"),
    marked("white-frame", layout.diceArea(layout.WHITE_ROW, layout.ROW_DICE), "own", "die"),
    line("black", { ...layout.SIDE_LINE, z: layout.BLACK_ROW.z }),
    line("white", { ...layout.SIDE_LINE, z: layout.WHITE_ROW.z }),
    line("outcome", layout.OUTCOME_LINE),
    line("odds", layout.ODDS_LINE),
  ];
}

function playerPrint(): PrintItem[] {
  return [
    line("hp", layout.HP_LINE),
    marked("hp-frame", layout.HP_FRAME, "own", "heart"),
    line("hits", layout.ATK_LINE),
    marked("atk-frame", layout.ATK_FRAME, "own"),
    caption("atk", layout.ATK_NOTE),
    line("money", layout.MONEY_LINE),
    marked("money-frame", layout.MONEY_FRAME, "own", "coin"),
    line("pill", layout.PILL),
  ];
}

/** A line whose words the labels give. */
function line(id: string, { x, z, width, depth }: Area): PrintItem {
  return { id, kind: "value", x, z, width, depth, text: "" };
}

function caption(id: string, area: Area): PrintItem {
  return { ...line(id, area), kind: "caption" };
}

function frame(id: string, { x, z, width, depth }: Area): PrintItem {
  return { id, kind: "frame", x, z, width, depth, text: "" };
}

/** A frame that says what it is for. */
function marked(id: string, area: Area, look: PlaceLook, sign?: Sign): PrintItem {
  const item: PrintItem = { ...frame(id, area), look };
  return sign === undefined ? item : { ...item, sign };
}

/** The printed outline of a place for cards. */
function slot(id: string, { x, z }: Point, look: PlaceLook, sign: Sign): PrintItem {
  const [width, depth] = [layout.CARD_WIDTH + layout.MARGIN, layout.CARD_DEPTH + layout.MARGIN];
  return marked(id, { x, z, width, depth }, look, sign);
}

/** An area that is given from a place. */
function from({ x, z }: Point, area: Area): Area {
  return { ...area, x: x + area.x, z: z + area.z };
}

/** PRR-1: what the box of Poker's Rogue Reckoning holds, with dice for the highest settings. */
export const box: Box = {
  board: {
    width: layout.BOARD.width,
    depth: layout.BOARD.depth,
    print: [roomsPrint, fightPrint],
  },
  cards: cards(),
  cardSize: layout.CARD_SIZE,
  dice: counters(RED_DICE.concat(ENEMY_RED_DICE), RED).concat(
    counters(BLUE_DICE.concat(ENEMY_BLUE_DICE), BLUE),
    counters(YELLOW_DICE, YELLOW),
    dice(WHITE_DICE, WHITE),
    dice(BLACK_DICE, BLACK),
  ),
  tokens: [],
  pawns: [{ id: TIER_PAWN, tint: YELLOW, size: layout.PAWN_SIZE }],
};
