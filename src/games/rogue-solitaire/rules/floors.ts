import { takeFirst } from "../../../kit/data/lists";
import {
  isEmpty,
  neighboursOf,
  newMemory,
  noteReturned,
  noteTurnedDown,
  oppositeCorner,
  placeAt,
  setPlace,
} from "./board";
import { EVERY_CARD } from "./cards";
import type { GameOptions } from "./options";
import {
  CELLS,
  FAR_CORNER,
  NEAR_CORNER,
  TURNED_DOWN,
  type Cell,
  type Ending,
  type Event,
  type OpenState,
  type Place,
  type State,
} from "./state";
import { must } from "../../../kit/data/must";

/** The table before the first shuffle (RS-3.1): all cards are in the deck, in no secret order. */
export function newGame(options: GameOptions): State {
  return {
    options,
    phase: { kind: "setup" },
    grid: CELLS.map((): Place => ({ kind: "empty" })),
    you: NEAR_CORNER,
    goal: FAR_CORNER,
    jokers: options.startJokers,
    jokersLost: 0,
    discard: [],
    floors: 0,
    shuffles: 1,
    memory: newMemory(),
    counts: { fights: 0, wins: 0, draws: 0, losses: 0 },
    deck: [...EVERY_CARD],
  };
}

/** Deals the shuffled deck on to the tableau (RS-3.2 to RS-3.5). */
export function deal(state: State, events: Event[]): void {
  events.push({ kind: "dealt", cards: refill(state) });
  state.phase = { kind: "move" };
}

/** Moves YOU into a cell, which clears the floor if it is the goal (RS-5.6, RS-6.5, RS-7.1). */
export function enter(state: State, cell: Cell, events: Event[]): void {
  state.you = cell;
  if (cell === state.goal) clearFloor(state, events);
  else state.phase = { kind: "move" };
}

/** Counts the floor and, unless it was the last one (option `targetFloors`), has the cards shuffled (RS-7.1, RS-7.2). */
function clearFloor(state: State, events: Event[]): void {
  state.floors++;
  events.push({ kind: "floorCleared", floors: state.floors });
  if (state.floors === state.options.targetFloors) {
    finish(state, "target", events);
    return;
  }
  restock(state);
  state.phase = { kind: "clear" };
}

/** Puts the discard under the deck, to be shuffled together (RS-7.2, RS-8.2). */
export function restock(state: State): void {
  state.shuffles++;
  noteReturned(state, state.discard);
  state.deck = state.deck.concat(state.discard);
  state.discard = [];
}

/** Deals the next floor from the shuffled deck; the goal is the opposite corner (RS-7.3, RS-7.4). */
export function nextFloor(state: State, events: Event[]): void {
  if (state.options.revealedOnClear === "flipDown") turnDown(state);
  events.push({ kind: "refilled", cards: refill(state), floor: state.floors + 1 });
  state.goal = oppositeCorner(state.goal);
  state.phase = { kind: "move" };
}

/** Turns the enemies that are face up down again (option `revealedOnClear`). */
function turnDown(state: State): void {
  for (const cell of CELLS) {
    const place = placeAt(state, cell);
    if (place.kind === "empty" || !place.up) continue;
    setPlace(state, cell, { kind: "card", card: place.card, up: false, dealt: TURNED_DOWN });
    noteTurnedDown(state, place.card);
  }
}

/** Deals a card face down to every empty cell but the one YOU is on (RS-3.3, RS-3.4); answers how many. */
function refill(state: State): number {
  let count = 0;
  for (const cell of CELLS) {
    if (cell === state.you || !isEmpty(state, cell)) continue;
    const card = takeFirst(state.deck);
    if (card === undefined) return count;
    setPlace(state, cell, { kind: "card", card, up: false, dealt: state.shuffles });
    count++;
  }
  return count;
}

/** Where YOU can walk over empty cells (RS-4.4): for every such cell the one before it on the shortest way. */
export function freeWays(open: OpenState): Partial<Record<Cell, Cell>> {
  const before: Partial<Record<Cell, Cell>> = {};
  const reached: Cell[] = [open.you];
  for (let i = 0; i < reached.length; i++) {
    const from = reached[i];
    // A walk on to the goal clears the floor (RS-7.1), so no way leads across it.
    if (from === undefined || (from === open.goal && i > 0)) continue;
    for (const cell of neighboursOf(open, from)) {
      if (before[cell] !== undefined || cell === open.you || !isEmpty(open, cell)) continue;
      before[cell] = from;
      reached.push(cell);
    }
  }
  return before;
}

/** The shortest way over empty cells from YOU to a cell, which is its last; undefined if there is none (RS-4.4). */
export function freePath(open: OpenState, to: Cell): Cell[] | undefined {
  const before = freeWays(open);
  if (before[to] === undefined) return undefined;
  const path: Cell[] = [];
  let cell: Cell | undefined = to;
  while (cell !== undefined && cell !== open.you) {
    path.unshift(cell);
    cell = before[cell];
  }
  return path;
}

/** Walks on to an empty cell, one or several steps away (RS-4.2, RS-4.4). */
export function walk(state: State, cell: Cell, events: Event[]): void {
  const isStep = neighboursOf(state, state.you).includes(cell);
  const steps = isStep ? 1 : must(freePath(state, cell), "a free path").length;
  events.push({ kind: "walked", to: cell, steps });
  enter(state, cell, events);
}

/** Ends the game (RS-9.1, option `targetFloors`). */
export function finish(state: State, ending: Ending, events: Event[]): void {
  state.phase = { kind: "over", ending };
  events.push({ kind: "gameOver", ending, floors: state.floors });
}
