import type { Box, CardItem, PlaceLook, PrintItem, Sign } from "../../../kit/rules/box";
import { text } from "../catalogue";
import { EVERY_CARD, printedOn } from "../rules/cards";
import { CELLS, FAR_CORNER, NEAR_CORNER, ROWS, type Cell } from "../rules/state";
import * as layout from "./layout";
import { JOKERS, YOU, type Point } from "./layout";

/** RS-1.1: two full decks, whose equal cards only their ids tell apart, and the Jokers. */
function cards(): CardItem[] {
  const items: CardItem[] = [];
  for (const id of EVERY_CARD) {
    const card = printedOn(id);
    if (card !== undefined) items.push({ id, card });
  }
  for (const id of [YOU].concat(JOKERS)) items.push({ id, card: "joker" });
  return items;
}

function edgePrint(): PrintItem[] {
  let items: PrintItem[] = [
    { id: "title", kind: "title", x: -12.6, z: 15.45, width: 17, depth: 1.1, text: text().TITLE },
    { id: "floor", kind: "value", x: 9, z: 15.45, width: 25, depth: 1.1, text: "" },
    { id: "code", kind: "caption", ...layout.CODE, width: 6.4, depth: 1.6, text: "" },
    { id: "fight", kind: "value", ...layout.FIGHT_LINE, text: "" },
    { ...frame("enemy-frame", layout.ENEMY), look: "enemy", sign: "skull" },
    { ...frame("drawn-frame", layout.DRAWN), look: "own", sign: "sword" },
    { ...frame("help-frame", layout.HELP), look: "own", sign: "sword" },
    ...jokerPrint(),
  ];
  items = items.concat(placePrint("deck", layout.DECK, layout.BELOW, "pile", "cards"));
  items = items.concat(placePrint("discard", layout.DISCARD, layout.BELOW, "pile", "tomb"));
  items = items.concat(placePrint("held", layout.HELD, layout.ABOVE, "own", "sword"));
  items = items.concat(placePrint("spare", layout.SPARE, { ...layout.ABOVE, width: 5 }, "pile", "heart"));
  return items.concat(numberPrint());
}

function gridPrint(): PrintItem[] {
  let items: PrintItem[] = [];
  for (const cell of CELLS) items = items.concat(cellPrint(cell));
  return items;
}

/** A place for one card or a pile, with a line above or below it. */
function placePrint(
  id: string,
  at: Point,
  { offset, width, depth }: typeof layout.ABOVE,
  look: PlaceLook,
  sign: Sign,
): PrintItem[] {
  const { x, z } = at;
  return [
    { id, kind: "value", x, z: z + offset, width, depth, text: "" },
    { ...frame(`${id}-frame`, at), look, sign },
  ];
}

/** The row of hit points, as long as the option `startJokers` can make it. */
function jokerPrint(): PrintItem[] {
  const first = layout.jokerPoint(0);
  const last = layout.lostPoint(JOKERS.length - 1);
  const x = (first.x + last.x) / 2;
  const width = last.x - first.x + layout.CARD_WIDTH + layout.MARGIN;
  return [
    {
      id: "hit-points",
      kind: "value",
      x,
      z: first.z + layout.ABOVE.offset,
      width,
      depth: layout.ABOVE.depth,
      text: "",
    },
    { ...frame("jokers-frame", { x, z: first.z }), width, look: "own", sign: "heart" },
  ];
}

/** RS-0.3: the numbers of rows and columns in the table's messages. */
function numberPrint(): PrintItem[] {
  const items: PrintItem[] = [];
  for (let row = 0; row < ROWS.length; row++) {
    const cell = ROWS[row]?.[0];
    if (cell === undefined) continue;
    const { x, z } = layout.cellPoint(cell);
    const at = { x: x + layout.ROW_NUMBER.x, z: z + layout.ROW_NUMBER.z };
    items.push(numberAt(`row${row + 1}`, at, row + 1));
  }
  for (let column = 0; column < CELLS.length / ROWS.length; column++) {
    const cell = CELLS[column];
    if (cell === undefined) continue;
    const { x } = layout.cellPoint(cell);
    items.push(numberAt(`column${column + 1}`, { x, z: layout.COLUMN_NUMBER_Z }, column + 1));
  }
  return items;
}

function numberAt(id: string, { x, z }: Point, number: number): PrintItem {
  const text = `${number}`;
  return { id, kind: "caption", x, z, width: 0.9, depth: 1.04, text };
}

function cellPrint(cell: Cell): PrintItem[] {
  const at = layout.cellPoint(cell);
  const { z, width, depth } = layout.CELL_LINE;
  const isCorner = cell === NEAR_CORNER || cell === FAR_CORNER;
  return [
    isCorner ? { ...frame(`${cell}-frame`, at), look: "pile", sign: "door" } : frame(`${cell}-frame`, at),
    { id: cell, kind: "caption", x: at.x, z: at.z + z, width, depth, text: "" },
  ];
}

/** The printed outline of a place for one card. */
function frame(id: string, { x, z }: Point): PrintItem {
  const [width, depth] = [layout.CARD_WIDTH + layout.MARGIN, layout.CARD_DEPTH + layout.MARGIN];
  return { id, kind: "frame", x, z, width, depth, text: "" };
}

/** RS-1: what the box of Rogue: The Solitaire-Like holds; Jokers for the highest setting of `startJokers`. */
export const box: Box = {
  board: { width: layout.BOARD.width, depth: layout.BOARD.depth, print: [edgePrint, gridPrint] },
  cards: cards(),
  cardSize: layout.CARD_SIZE,
  dice: [],
  tokens: [],
  pawns: [],
};
