import { takeFirst } from "../../kit/lists";
import { isEmpty, oppositeCorner, placeAt, setPlace } from "./board";
import { finish } from "./ending";
import { noteReturned, noteTurnedDown } from "./memory";
import { CELLS, TURNED_DOWN, type Cell, type Event, type State } from "./state";

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

/** Turns the enemies that lie face up down again (option `revealedOnClear`). */
function turnDown(state: State): void {
  for (const cell of CELLS) {
    const place = placeAt(state, cell);
    if (place.kind === "empty" || !place.up) continue;
    setPlace(state, cell, { kind: "card", card: place.card, up: false, dealt: TURNED_DOWN });
    noteTurnedDown(state, place.card);
  }
}

/** Deals a card face down to every empty cell but the one YOU stands on (RS-3.3, RS-3.4); answers how many. */
export function refill(state: State): number {
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
