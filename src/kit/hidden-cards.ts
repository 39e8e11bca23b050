import { copy, isRecord, same } from "./data";
import { notePlaces, sorting, type Place, type SortedCards } from "./hidden-places";
import type { Thinking } from "./policy";
import { seeded, shuffled } from "./random";
import type { GameRecord, Step } from "./record";
import { playSlice } from "./replay";
import type { GameAction, GameEvent, Rules, Seat } from "./rules";

/** The new name of each card; a card without an entry keeps its name. */
type Names = Record<string, string | undefined>;
type Marked = Record<string, true | undefined>;

/** A position of a game: how the game began, and all that was played. */
export interface Position<Action> extends Pick<GameRecord<Action>, "options" | "seats"> {
  steps: readonly Step<Action>[];
}

/** A position with what a seat does not know of it. */
export interface Unseen<State, Seen> {
  seat: Seat;
  seen: Seen;
  /** The state, where hidden cards that the seat also reads of elsewhere have aliases (`aliasOf`). */
  state: State;
  aliased: readonly string[];
  /** Hidden cards that may lie in each other's places, by the shuffles that made it so, the earliest first. */
  pools: readonly (readonly string[])[];
}

/** How many steps of a record a slice looks through, except shuffles: one a slice. */
const STEPS_A_SLICE = 150;

/** A shuffle that some hidden card may have been in last, and what the seat saw just before it. */
interface Shuffle {
  step: number;
  order: readonly string[];
  shown: Marked;
}

/**
 * Finds what a seat does not know of a position, in slices of a frame; `unfit` if the record does not fit the rules.
 *
 * A card is hidden where the seat reads its name nowhere, or in fewer places than the state has it: a card that was turned up
 * and shuffled back is still read of, but lies somewhere in the deck. What was shuffled before all cards were known to have
 * been is left out.
 */
export function unseenIn<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  { options, seats, steps }: Position<Action>,
  seat: Seat,
): Thinking<Unseen<State, Seen> | "unfit"> {
  const state = rules.start(options, seats);
  const findShuffles = latestShuffles(steps);
  let shuffles: readonly Shuffle[] | undefined;
  let play: Thinking<"played" | "unfit"> | undefined;
  let seen: Seen | undefined;
  let places: Record<string, Place[] | undefined> | undefined;
  let sort: Thinking<SortedCards> | undefined;
  let sorted: SortedCards | undefined;
  let pool: Thinking<string[][]> | undefined;

  return () => {
    if (shuffles === undefined) shuffles = findShuffles();
    else if (seen === undefined) {
      play ??= playing(rules, { state, steps, seat }, shuffles);
      const outcome = play();
      if (outcome === "unfit") return "unfit";
      if (outcome === "played") seen = copy(rules.seen(state, seat));
    } else if (places === undefined) {
      places = placesIn(state, shuffles);
    } else if (sorted === undefined) {
      sort ??= sorting(rules, { state, seen, seat }, shuffles, places);
      sorted = sort();
    } else {
      pool ??= pooling(shuffles, sorted.hidden);
      const pools = pool();
      if (pools === undefined) return undefined;
      for (const { holder, key, card } of sorted.aliased) holder[key] = aliasOf(card);
      return { seat, seen, state, aliased: sorted.aliased.map(({ card }) => card), pools };
    }
    return undefined;
  };
}

/** Where in a state each card is named that was in one of the shuffles. */
function placesIn(state: unknown, shuffles: readonly Shuffle[]): Record<string, Place[] | undefined> {
  const places: Record<string, Place[] | undefined> = {};
  for (const { order } of shuffles) for (const card of order) places[card] ??= [];
  notePlaces(state, places);
  return places;
}

/** A name for a card in the place where it lies, as opposed to those where it is only read of. */
function aliasOf(card: string): string {
  return `*${card}`;
}

/** Goes back through the shuffles of a record until one has no card that was not shuffled later; the earliest comes first. */
function latestShuffles(steps: readonly Step<unknown>[]): Thinking<Shuffle[]> {
  const known: Marked = {};
  const found: Shuffle[] = [];
  let next = steps.length;
  return () => {
    for (const end = next - STEPS_A_SLICE; next > Math.max(0, end);) {
      next--;
      const step = steps[next];
      if (step?.kind !== "chance" || step.outcome.kind !== "shuffled") continue;
      const { order } = step.outcome;
      let isNews = false;
      for (const card of order) {
        if (known[card] === undefined) isNews = true;
        known[card] = true;
      }
      if (!isNews) return found;
      found.unshift({ step: next, order, shown: {} });
      return undefined;
    }
    return next === 0 ? found : undefined;
  };
}

/**
 * Plays the steps, and notes what the seat sees before each shuffle but the first. Cards may have been gathered by the step
 * before, so what it saw before that counts as well.
 */
function playing<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  { state, steps, seat }: { state: State; steps: readonly Step<Action>[]; seat: Seat },
  shuffles: readonly Shuffle[],
): Thinking<"played" | "unfit"> {
  const stops: { before: number; shown: Marked }[] = [];
  for (const { step, shown } of shuffles.slice(1))
    stops.push({ before: step - 1, shown }, { before: step, shown });
  let stop = 0;
  let next: number | undefined = 0;
  return () => {
    const due = stops[stop];
    if (due !== undefined && due.before === next) {
      noteTexts(rules.seen(state, seat), due.shown);
      stop++;
    } else if (next === steps.length) return "played";
    else if (next !== undefined) {
      const last = due === undefined ? undefined : steps[due.before];
      next = playSlice(rules, state, steps, next, { stopsAt: (step) => step === last });
    }
    return next === undefined ? "unfit" : undefined;
  };
}

/** Notes every text in plain data, but for the names of its fields. */
function noteTexts(value: unknown, found: Marked): void {
  if (!isRecord(value)) return;
  for (const key of Object.keys(value)) {
    const item = value[key];
    if (typeof item === "string") found[item] = true;
    else if (typeof item === "object") noteTexts(item, found);
  }
}

/**
 * Finds which hidden cards may lie in each other's places, in slices, one for each shuffle: those that were in it and have not
 * been seen between it and a later one.
 */
function pooling(shuffles: readonly Shuffle[], hidden: Marked): Thinking<string[][]> {
  const isOpen: Record<string, boolean | undefined> = {};
  const pools: string[][] = [];
  let left = shuffles.length;
  return () => {
    const shuffle = shuffles[left - 1];
    if (shuffle === undefined) return pools;
    const together: string[] = [];
    for (const card of shuffle.order) {
      if (hidden[card] === undefined || isOpen[card] === false) continue;
      isOpen[card] = shuffle.shown[card] === undefined;
      together.push(card);
    }
    if (together.length > 1) pools.unshift(together);
    left--;
    return undefined;
  };
}

/**
 * Deals hidden cards again, in slices of a frame: the same number brings the same cards. The seat sees what it sees in the
 * position; `impossible` if that can't be with these cards.
 */
export function dealtAgain<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Pick<Rules<State, Action, Event, Seen>, "seen">,
  { seat, seen, state, aliased, pools }: Unseen<State, Seen>,
  number: number,
): Thinking<{ state: State } | "impossible"> {
  let names: Names | undefined;
  let dealt: State | undefined;
  return () => {
    if (names === undefined) names = exchanged(pools, aliased, number);
    else if (dealt === undefined) dealt = renamed(state, names);
    else return same(rules.seen(dealt, seat), seen) ? { state: dealt } : "impossible";
    return undefined;
  };
}

/** Which card is where another one was, or what has the alias. */
function exchanged(pools: readonly (readonly string[])[], aliased: readonly string[], number: number): Names {
  const random = seeded(number);
  const names: Names = {};
  for (const pool of pools) {
    const others: string[] = [];
    for (const card of pool) others.push(names[card] ?? card);
    const mixed = shuffled(random, others);
    for (let place = 0; place < pool.length; place++) {
      const card = pool[place];
      if (card !== undefined) names[card] = mixed[place];
    }
  }
  for (const card of aliased) {
    names[aliasOf(card)] = names[card] ?? card;
    // Where it is only read of it keeps its name.
    names[card] = undefined;
  }
  return names;
}

/** A deep copy of plain data with cards renamed, also as names of fields. */
function renamed<T>(value: T, names: Names): T;
function renamed(value: unknown, names: Names): unknown {
  if (!isRecord(value)) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (const item of value) list.push(renamedItem(item, names));
    return list;
  }
  const record: Record<string, unknown> = {};
  for (const key of Object.keys(value)) record[names[key] ?? key] = renamedItem(value[key], names);
  return record;
}

function renamedItem(item: unknown, names: Names): unknown {
  if (typeof item === "string") return names[item] ?? item;
  return typeof item === "object" ? renamed<unknown>(item, names) : item;
}
