import { copy, isRecord, same } from "../data/data";
import type { Thinking } from "../rules/policy";
import { seeded, shuffled } from "../data/random";
import type { GameRecord, Step } from "../record/record";
import { playSlice } from "../record/replay";
import type { GameAction, GameEvent, Rules, Seat } from "../rules/rules";

/** The card for each alias. */
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
  /** The state, where hidden cards have aliases (`aliasOf`). */
  state: State;
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

/** Where a text is in plain data. */
interface Place {
  holder: Record<string, unknown>;
  key: string;
  text: string;
}

/**
 * Finds what a seat does not know of a position, in slices of a frame; `unfit` if the record does not fit the rules.
 *
 * What a seat sees has the parts of the state that it may know in the same places. So a card is hidden in other places of the
 * state, unless the seat reads of it elsewhere: one that was turned up and shuffled back is read of among those, but is somewhere
 * in the deck. What was shuffled before all cards were known to have been is left out.
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
  let told: Marked | undefined;
  let places: Place[] | undefined;
  let hidden: Marked | undefined;
  let pool: Thinking<string[][]> | undefined;

  return () => {
    if (shuffles === undefined) shuffles = findShuffles();
    else if (seen === undefined) {
      play ??= playing(rules, { state, steps, seat }, shuffles);
      const outcome = play();
      if (outcome === "unfit") return "unfit";
      if (outcome === "played") seen = copy(rules.seen(state, seat));
    } else if (told === undefined) {
      told = {};
      noteOthers(seen, state, told);
    } else if (places === undefined) {
      places = [];
      noteOthers(state, seen, {}, places);
    } else if (hidden === undefined) hidden = hide(places, told, shuffles);
    else {
      pool ??= pooling(shuffles, hidden);
      const pools = pool();
      return pools && { seat, seen, state, pools };
    }
    return undefined;
  };
}

/** A name for a card in the place where it lies, as opposed to those where it is read of. */
function aliasOf(card: string): string {
  return `*${card}`;
}

/** Notes the texts in plain data that are not in the same place of other data, and where they are. */
function noteOthers(value: unknown, other: unknown, texts: Marked, places?: Place[]): void {
  if (!isRecord(value)) return;
  const others = isRecord(other) ? other : {};
  for (const key of Object.keys(value)) {
    const item = value[key];
    const its = others[key];
    if (typeof item === "object") noteOthers(item, its, texts, places);
    else if (typeof item === "string" && item !== its) {
      texts[item] = true;
      places?.push({ holder: value, key, text: item });
    }
  }
}

/** Gives aliases to the cards that are hidden in a state, and answers their names: they are neither seen nor told of elsewhere. */
function hide(places: readonly Place[], told: Marked, shuffles: readonly Shuffle[]): Marked {
  const isCard: Marked = {};
  for (const { order } of shuffles) for (const card of order) isCard[card] = true;
  const hidden: Marked = {};
  for (const { holder, key, text } of places) {
    if (isCard[text] === undefined || told[text] !== undefined) continue;
    hidden[text] = true;
    holder[key] = aliasOf(text);
  }
  return hidden;
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
      noteOthers(rules.seen(state, seat), undefined, due.shown);
      stop++;
    } else if (next === steps.length) return "played";
    else if (next !== undefined) {
      const last = due === undefined ? undefined : steps[due.before];
      next = playSlice(rules, state, steps, next, { stopsAt: (step) => step === last });
    }
    return next === undefined ? "unfit" : undefined;
  };
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
    pools.unshift(together);
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
  { seat, seen, state, pools }: Unseen<State, Seen>,
  number: number,
): Thinking<{ state: State } | "impossible"> {
  let names: Names | undefined;
  let dealt: State | undefined;
  return () => {
    if (names === undefined) names = exchanged(pools, number);
    else if (dealt === undefined) dealt = renamed(state, names);
    else return same(rules.seen(dealt, seat), seen) ? { state: dealt } : "impossible";
    return undefined;
  };
}

/** Which card is where another one was, by its alias. */
function exchanged(pools: readonly (readonly string[])[], number: number): Names {
  const random = seeded(number);
  const names: Names = {};
  for (const pool of pools) {
    const others: string[] = [];
    for (const card of pool) others.push(names[aliasOf(card)] ?? card);
    const mixed = shuffled(random, others);
    for (let place = 0; place < pool.length; place++) names[aliasOf(pool[place] ?? "")] = mixed[place];
  }
  return names;
}

/** A deep copy of plain data with cards for their aliases. */
function renamed<T>(value: T, names: Names): T;
function renamed(value: unknown, names: Names): unknown {
  if (typeof value === "string") return names[value] ?? value;
  if (!isRecord(value)) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (const item of value) list.push(renamed<unknown>(item, names));
    return list;
  }
  const record: Record<string, unknown> = {};
  for (const key of Object.keys(value)) record[key] = renamed(value[key], names);
  return record;
}
