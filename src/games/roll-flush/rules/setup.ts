import { FULL_DECK, rankOf, RANKS } from "../../../kit/data/cards";
import { must } from "../../../kit/data/must";
import type { Seat } from "../../../kit/rules/rules";
import { handOf } from "./board";
import { STARTERS, type GameOptions } from "./options";
import { CENTRE, NUMBERS, type DealtCard, type Event, type Slot, type State, type Task } from "./state";

/** The table before the first shuffle (RF-3.1): all cards are in the deck, in no secret order. */
export function newGame(options: GameOptions, seats: number): State {
  const state: State = {
    options,
    phase: { kind: "setup" },
    turn: 0,
    active: 0,
    slots: NUMBERS.map((): Slot => ({ kind: "empty" })),
    community: [],
    hands: [],
    tokens: [],
    answers: [],
    scores: [],
    tagged: [],
    shuffles: 0,
    discard: [],
    counts: [],
    deck: [...FULL_DECK],
    agenda: [],
  };
  for (let seat = 0; seat < seats; seat++) {
    state.hands.push([]);
    state.tokens.push({ swap: true, reroll: true, shift: true });
    state.answers.push("none");
    state.scores.push(0);
    state.counts.push({ rollTurns: 0, busts: 0, declared: 0, scored: 0, won: 0 });
  }
  return state;
}

/** How the shuffled deck is dealt at the start (RF-3.2 to RF-3.6). */
export function dealingTasks(seats: number): Task[] {
  const tasks: Task[] = [];
  for (const up of [false, true]) {
    for (let seat = 0; seat < seats; seat++) tasks.push({ kind: "dealHand", seat, up });
  }
  tasks.push({ kind: "dealSlot", number: CENTRE, up: false });
  for (const number of NUMBERS) if (number !== CENTRE) tasks.push({ kind: "dealSlot", number, up: true });
  tasks.push({ kind: "dealCommunity" }, { kind: "findFirst" });
  return tasks;
}

/** The lowest face-up card starts; if several are equally low, their owners roll for it (RF-3.6), unless a seat is to start (RF-13). */
export function findFirst(state: State, events: Event[]): void {
  events.push({ kind: "dealt", seats: state.hands.length });
  const wanted = STARTERS.indexOf(state.options.starter) - 1;
  if (wanted >= 0 && wanted < state.hands.length) {
    beginTurn(state, wanted, events);
    return;
  }
  let lowest: number | undefined;
  let seats: Seat[] = [];
  for (let seat = 0; seat < state.hands.length; seat++) {
    const rank = shownRank(handOf(state, seat));
    if (lowest === undefined || rank < lowest) {
      lowest = rank;
      seats = [seat];
    } else if (rank === lowest) seats.push(seat);
  }
  decideFirst(state, seats, events);
}

/** The rank of the card that is face up in a hand just dealt, an ace highest (RF-0.2). */
function shownRank(hand: readonly DealtCard[]): number {
  const shown = hand.find((lying) => lying.up);
  return shown === undefined ? RANKS.length : RANKS.indexOf(rankOf(shown.card));
}

/** Lets the only seat left begin, or has those left roll two dice each (RF-3.6). */
function decideFirst(state: State, seats: readonly Seat[], events: Event[]): void {
  const [only] = seats;
  if (only !== undefined && seats.length === 1) {
    beginTurn(state, only, events);
  } else {
    state.phase = { kind: "rollOff", seats: [...seats], totals: [] };
    events.push({ kind: "tiedForFirst", seats: [...seats] });
  }
}

/** The next of the tied seats has rolled; after the last the highest total starts, or the tied roll again (RF-3.6). */
export function rollOff(state: State, first: number, second: number, events: Event[]): void {
  if (state.phase.kind !== "rollOff") return;
  const { seats, totals } = state.phase;
  const seat = must(seats[totals.length], "a seat that rolls");
  const total = first + second;
  totals.push(total);
  events.push({ kind: "rolledOff", seat, first, second, total });
  if (totals.length < seats.length) return;
  let highest = 0;
  for (const each of totals) highest = Math.max(highest, each);
  decideFirst(
    state,
    seats.filter((_seat, i) => totals[i] === highest),
    events,
  );
}

/** Gives a seat the turn (RF-4.1), and with it the dice (RF-5.11). */
export function beginTurn(state: State, seat: Seat, events: Event[]): void {
  state.turn++;
  state.active = seat;
  state.phase = { kind: "turn" };
  events.push({ kind: "turnBegan", seat, turn: state.turn });
}
