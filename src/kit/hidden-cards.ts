import { isRecord, same } from "./data";
import type { Thinking } from "./policy";
import { seeded, shuffled } from "./random";
import type { Step } from "./record";
import type { GameAction, GameEvent, Rules, Seat } from "./rules";

/** The new name of each card; a card without an entry keeps its name. */
type Names = Record<string, string | undefined>;

/** Cards of one shuffle each that somebody does not see. */
export type HiddenCards = readonly (readonly string[])[];

/** How many steps of a record a slice looks through, except shuffles: one a slice. */
const STEPS_A_SLICE = 150;

/**
 * Finds the cards that a viewer does not see after all steps, those together that were shuffled together last, in slices of a
 * frame. What was shuffled before all cards were known to have been is left out.
 * @param seen what the viewer sees then
 */
export function hiddenFrom(steps: readonly Step<unknown>[], seen: unknown): Thinking<HiddenCards> {
  const visible: Record<string, true | undefined> = {};
  const known: Record<string, true | undefined> = {};
  const hidden: string[][] = [];
  let next = steps.length;
  let isBegun = false;

  /** Goes back to the last shuffle; undefined where there is none in this slice. */
  function lastShuffle(): readonly string[] | undefined {
    for (const end = next - STEPS_A_SLICE; next > Math.max(0, end);) {
      next--;
      const step = steps[next];
      if (step?.kind === "chance" && step.outcome.kind === "shuffled") return step.outcome.order;
    }
    return undefined;
  }

  return () => {
    if (!isBegun) {
      noteTexts(seen, visible);
      isBegun = true;
      return undefined;
    }
    const order = lastShuffle();
    if (order === undefined) return next === 0 ? hidden : undefined;
    const together: string[] = [];
    let isNews = false;
    for (const card of order) {
      if (known[card] === true) continue;
      known[card] = true;
      isNews = true;
      if (visible[card] === undefined) together.push(card);
    }
    if (together.length > 1) hidden.push(together);
    return isNews ? undefined : hidden;
  };
}

/** Notes every text in plain data, but for the names of its fields. */
function noteTexts(value: unknown, found: Record<string, true | undefined>): void {
  if (!isRecord(value)) return;
  for (const key of Object.keys(value)) {
    const item = value[key];
    if (typeof item === "string") found[item] = true;
    else if (typeof item === "object") noteTexts(item, found);
  }
}

/**
 * Deals hidden cards again, in slices of a frame: the same number brings the same cards. The seat sees what it sees in the state;
 * `impossible` if that can't be with these cards.
 */
export function dealtAgain<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Pick<Rules<State, Action, Event, Seen>, "seen">,
  { state, seat, seen }: { state: State; seat: Seat; seen: Seen },
  hidden: HiddenCards,
  number: number,
): Thinking<{ state: State } | "impossible"> {
  let names: Names | undefined;
  let dealt: State | undefined;
  return () => {
    if (names === undefined) names = exchanged(hidden, number);
    else if (dealt === undefined) dealt = renamed(state, names);
    else return same(rules.seen(dealt, seat), seen) ? { state: dealt } : "impossible";
    return undefined;
  };
}

/** Which card is where another one was. */
function exchanged(hidden: HiddenCards, number: number): Names {
  const random = seeded(number);
  const names: Names = {};
  for (const cards of hidden) {
    const others = shuffled(random, cards);
    for (let place = 0; place < cards.length; place++) {
      const card = cards[place];
      if (card !== undefined) names[card] = others[place];
    }
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
