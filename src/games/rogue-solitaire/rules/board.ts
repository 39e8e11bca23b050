import { SUITS } from "../../../kit/data/cards";
import { missing, must } from "../../../kit/data/must";
import { ACE, DECKS, isAce, LOWEST, valueOf, type DungeonCard } from "./cards";
import {
  CELLS,
  FAR_CORNER,
  NEAR_CORNER,
  ROWS,
  type Cell,
  type Fight,
  type Memory,
  type OpenState,
  type Outcome,
  type Place,
  type SeenPlace,
  type State,
} from "./state";

/** The ways from a cell to its neighbours: rows down and columns to the right; the edges first (RS-4.1). */
const EDGES = [
  { down: -1, right: 0 },
  { down: 0, right: -1 },
  { down: 0, right: 1 },
  { down: 1, right: 0 },
];
const EDGES_AND_CORNERS = EDGES.concat([
  { down: -1, right: -1 },
  { down: -1, right: 1 },
  { down: 1, right: -1 },
  { down: 1, right: 1 },
]);

/** Where a cell is: its row from 1 at the top, its column from 1 at the left (RS-0.3). */
interface Position {
  row: number;
  column: number;
}

/** Where a neighbouring cell can be. */
export type Side =
  "above" | "below" | "left" | "right" | "aboveLeft" | "aboveRight" | "belowLeft" | "belowRight";

const POSITIONS: Record<string, Position> = {};
const INDICES: Record<string, number> = {};
for (let i = 0; i < CELLS.length; i++) INDICES[CELLS[i] ?? ""] = i;
for (let i = 0; i < ROWS.length; i++) {
  const row = ROWS[i] ?? [];
  for (let j = 0; j < row.length; j++) POSITIONS[row[j] ?? ""] = { row: i + 1, column: j + 1 };
}

/** The row and the column of a cell. */
export function positionOf(cell: Cell): Position {
  return POSITIONS[cell] ?? missing("a cell");
}

const BY_EDGE: Partial<Record<Cell, readonly Cell[]>> = {};
const BY_CORNER: Partial<Record<Cell, readonly Cell[]>> = {};
for (const cell of CELLS) {
  BY_EDGE[cell] = neighbours(cell, EDGES);
  BY_CORNER[cell] = neighbours(cell, EDGES_AND_CORNERS);
}

function neighbours(cell: Cell, ways: readonly { down: number; right: number }[]): Cell[] {
  const { row, column } = positionOf(cell);
  const list: Cell[] = [];
  for (const { down, right } of ways) {
    const neighbour = ROWS[row + down - 1]?.[column + right - 1];
    if (neighbour !== undefined) list.push(neighbour);
  }
  return list;
}

/** The visible content of a cell. */
export function seenPlace(open: OpenState, cell: Cell): SeenPlace {
  return open.grid[INDICES[cell] ?? -1] ?? missing("a place on each cell");
}

/** What is on a cell. */
export function placeAt(state: State, cell: Cell): Place {
  return state.grid[INDICES[cell] ?? -1] ?? missing("a place on each cell");
}

/** Lays a card on a cell, or clears it. */
export function setPlace(state: State, cell: Cell, place: Place): void {
  state.grid[INDICES[cell] ?? missing("a cell")] = place;
}

/** Whether no card is on a cell. */
export function isEmpty(open: OpenState, cell: Cell): boolean {
  return seenPlace(open, cell).kind === "empty";
}

/** The cells adjacent to a cell (RS-4.1); with the option `diagonal` those at its corners too. */
export function neighboursOf(open: OpenState, cell: Cell): readonly Cell[] {
  return (open.options.diagonal ? BY_CORNER : BY_EDGE)[cell] ?? missing("a cell");
}

/** The card that is face up on a cell. */
export function shownAt(open: OpenState, cell: Cell): DungeonCard | undefined {
  const place = seenPlace(open, cell);
  return place.kind === "card" && place.up ? place.card : undefined;
}

/** Takes the card of a cell away, which stays empty (RS-4.4). */
export function takeFrom(state: State, cell: Cell): DungeonCard | undefined {
  const place = placeAt(state, cell);
  setPlace(state, cell, { kind: "empty" });
  return place.kind === "card" ? place.card : undefined;
}

/** The corner opposite to a goal (RS-7.4). */
export function oppositeCorner(goal: Cell): Cell {
  return goal === FAR_CORNER ? NEAR_CORNER : FAR_CORNER;
}

/** Whether an Ace is held (RS-6.3). */
export function holdsAce(open: OpenState): boolean {
  return open.held !== undefined && isAce(open.held);
}

/** Whether a captured enemy is held, which can aid (RS-5.4). */
export function holdsEnemy(open: OpenState): boolean {
  return open.held !== undefined && !isAce(open.held);
}

/** The hit points: Jokers in hand and a held Ace (RS-2). */
export function hitPoints(open: OpenState): number {
  return open.jokers + (holdsAce(open) ? 1 : 0);
}

/** What attacks: the drawn card, and the held card if it aids (RS-5.1, RS-5.4). */
export function attackOf(open: OpenState, { drawn, aided }: Omit<Fight, "cell">): number {
  return valueOf(drawn) + (aided && open.held !== undefined ? valueOf(open.held) : 0);
}

/** How an attack ends against an enemy's value (RS-5.2). */
export function outcomeOf(attack: number, enemy: number): Outcome {
  if (attack === enemy) return "draw";
  return attack > enemy ? "win" : "loss";
}

/** How a fight ends (RS-5.2). */
export function fightOutcome(open: OpenState, fight: Fight): Outcome {
  const enemy = must(shownAt(open, fight.cell), "an enemy to fight");
  return outcomeOf(attackOf(open, fight), valueOf(enemy));
}

/** A count for every value up to the Ace's, which is its index; there are no cards of 0 and 1. */
export const NO_CARDS: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** Before anything is turned up all cards are unseen (RS-11.1). */
export function newMemory(): Memory {
  const fresh = [...NO_CARDS];
  for (let value = LOWEST; value <= ACE; value++) fresh[value] = SUITS.length * DECKS.length;
  return { unseen: [fresh], returned: {}, turnedDown: [] };
}

/** A hidden card has come to light: drawn from the deck, or turned up for the first time. */
export function noteSeen({ memory }: State, card: DungeonCard): void {
  const counts = must(memory.unseen[(memory.returned[card] ?? 1) - 1], "a shuffle that is remembered");
  const value = valueOf(card);
  counts[value] = must(counts[value], "a count for each value") - 1;
}

/** Cards that lay open are shuffled into the deck (RS-7.2, RS-8.2), with the latest shuffle. */
export function noteReturned({ memory, shuffles }: State, cards: readonly DungeonCard[]): void {
  const counts = [...NO_CARDS];
  for (const card of cards) {
    const value = valueOf(card);
    memory.returned[card] = shuffles;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  memory.unseen.push(counts);
}

/** A face-up enemy is face down again (option `revealedOnClear`). */
export function noteTurnedDown({ memory }: State, card: DungeonCard): void {
  memory.turnedDown.push(card);
}

/** An enemy that was turned down is turned up again. */
export function noteTurnedUp({ memory }: State, card: DungeonCard): void {
  memory.turnedDown = memory.turnedDown.filter((known) => known !== card);
}
