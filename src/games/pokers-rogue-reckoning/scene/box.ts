import type { Box, CardItem, DieItem, PlaceLook, PrintItem, Sign, Tint } from "../../../kit/rules/box";
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
  return ids.map((id) => ({ id, sides: 6, tint, size: layout.SPARE_DIE_SIZE }));
}

/** Dice that show HP, ATK and money, and are never thrown. */
function counters(ids: readonly string[], tint: Tint): DieItem[] {
  return dice(ids, tint).map((die) => ({ ...die, isCounter: true }));
}

/** What both pictures have: the text above them, then the hero's sheet. */
function edgePrint(): PrintItem[] {
  const items: PrintItem[] = [
    { id: "title", kind: "title", x: -14.15, z: 15.35, width: 11.5, depth: 1.15, text: text().TITLE },
    { id: "level", kind: "value", x: -2.03, z: 15.35, width: 12.65, depth: 1.15, text: "" },
    caption("code", layout.CODE),
    frame("tray-frame", layout.TRAY),
  ];
  return items.concat(tierPrint());
}

function sheetPrint(): PrintItem[] {
  return playerPrint().concat(
    rowPrint("hand", layout.HAND, "own", "flask"),
    rowPrint("equip", layout.EQUIP, "own", "sword"),
  );
}

/** PRR-3.6: the rooms of a level that has this many; each grid is a picture of its own. */
function roomsPrint(rooms: number): PrintItem[] {
  let items: PrintItem[] = [];
  for (let room = 0; room < rooms; room++) items = items.concat(roomPrint(room, rooms));
  return items;
}

/** A room, and the space for the text about its card. */
function roomPrint(room: number, rooms: number): PrintItem[] {
  const at = layout.roomPoint(room, rooms);
  const { size, name, text: told } = layout.gridOf(rooms);
  const id = layout.roomId(room, rooms);
  // Nine doors would make the save too large.
  const sign = rooms === layout.ROOMS ? undefined : "door";
  return within(`${rooms} rooms`, [
    marked(`${id}-frame`, layout.cardArea(at, size), "card", sign),
    line(`${id}-name`, from(at, name)),
    caption(`${id}-text`, from(at, told)),
  ]);
}

function pilePrint(): PrintItem[] {
  return [
    slot("deck-frame", layout.DECK, "cards"),
    slot("discard-frame", layout.DISCARD, "cross"),
    // What is hidden while it is empty needs no sign.
    slot("slain-frame", layout.SLAIN),
    slot("aside-frame", layout.ASIDE),
    line("deck", from(layout.DECK, layout.PILE_CAPTION)),
    line("discard", from(layout.DISCARD, layout.PILE_CAPTION)),
    line("slain", from(layout.SLAIN, layout.PILE_CAPTION)),
    line("aside", from(layout.ASIDE, layout.PILE_CAPTION)),
    caption("next", layout.NEXT_LINE),
    marked("curses-frame", layout.rowArea(layout.CURSES), "enemy"),
    line("curses", layout.CURSES_CAPTION),
  ];
}

/** A row of cards with its caption. */
function rowPrint(id: string, row: Row, look: PlaceLook, sign: Sign): PrintItem[] {
  const area = layout.rowArea(row);
  const { z, depth } = layout.ROW_CAPTION;
  return [marked(`${id}-frame`, area, look, sign), line(id, { ...area, z: row.z + z, depth })];
}

/** PRR-8.1: a path with a space for every enemy, and what HP and ATK those of each tier have. */
function tierPrint(): PrintItem[] {
  const items: PrintItem[] = [
    { ...caption("tier-header", layout.TIER_HEADER), text: text().BOARD.tierHeader },
  ];
  layout.TIERS.forEach(({ x, width }, i) => {
    items.push(caption(`tier${i + 1}`, { x, width, ...layout.TIER_VALUES }));
  });
  layout.SPACES.forEach((at, i) => {
    items.push(marked(`space${i + 1}`, { ...at, width: layout.SPACE, depth: layout.SPACE }, "space"));
  });
  return items;
}

/** PRR-9.4: the enemy, the dice that are thrown, what they are worth, and what follows. */
function battlePrint(): PrintItem[] {
  return within("battle", [
    marked("enemy-frame", layout.cardArea(layout.ENEMY, layout.ENEMY_SIZE), "enemy"),
    { ...line("enemy", layout.ENEMY_LINE), kind: "title" },
    line("enemy-hits", layout.ENEMY_ATK_LINE),
    marked("black-frame", layout.BLACK_FRAME, "tray"),
    marked("white-frame", layout.WHITE_FRAME, "own"),
    line("black", layout.BLACK_LINE),
    line("outcome", layout.OUTCOME_LINE),
    line("white", layout.WHITE_LINE),
    line("odds", layout.ODDS_LINE),
  ]);
}

/** What belongs to one picture. */
function within(picture: string, items: readonly PrintItem[]): PrintItem[] {
  return items.map((item) => ({ ...item, picture }));
}

function playerPrint(): PrintItem[] {
  return [
    line("hp", layout.HP_LINE),
    marked("hp-frame", layout.HP_FRAME, "own", "heart"),
    line("hits", layout.ATK_LINE),
    marked("atk-frame", layout.ATK_FRAME, "own", "sword"),
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

/** The printed outline of a pile. */
function slot(id: string, at: Point, sign?: Sign): PrintItem {
  return marked(id, layout.cardArea(at, layout.PILE_SIZE), "pile", sign);
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
    print: [
      edgePrint,
      pilePrint,
      sheetPrint,
      battlePrint,
      ...layout.GRIDS.map((rooms) => () => roomsPrint(rooms)),
    ],
  },
  cards: cards(),
  cardSize: layout.PILE_SIZE,
  dice: counters(RED_DICE.concat(ENEMY_RED_DICE), RED).concat(
    counters(BLUE_DICE.concat(ENEMY_BLUE_DICE), BLUE),
    counters(YELLOW_DICE, YELLOW),
    dice(WHITE_DICE, WHITE),
    dice(BLACK_DICE, BLACK),
  ),
  tokens: [],
  pawns: [{ id: TIER_PAWN, tint: YELLOW, size: layout.PAWN_SIZE }],
};
