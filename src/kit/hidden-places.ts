import { isRecord, same } from "./data";
import type { Thinking } from "./policy";
import type { GameAction, GameEvent, Rules, Seat } from "./rules";

/** Where in a state the name of a card stands; `field` is the part of the state that has it. */
export interface Place {
  holder: Record<string, unknown>;
  key: string;
  card: string;
  field: string;
}

export interface SortedCards {
  hidden: Record<string, true | undefined>;
  /** The places of those hidden cards that the seat also reads of elsewhere. */
  aliased: readonly Place[];
}

/** Notes where in a state the cards are named that have a list already. */
export function notePlaces(
  value: unknown,
  places: Record<string, Place[] | undefined>,
  within?: string,
): void {
  if (!isRecord(value)) return;
  for (const key of Object.keys(value)) {
    const item = value[key];
    const field = within ?? key;
    if (typeof item === "string") places[item]?.push({ holder: value, key, card: item, field });
    else if (typeof item === "object") notePlaces(item, places, field);
  }
}

/**
 * Finds which cards are hidden from a seat, in slices: those it reads of nowhere, and where there is another one than where it
 * reads of it: it would see the same with another card there.
 * @param seen a copy of what the seat sees
 */
export function sorting<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Pick<Rules<State, Action, Event, Seen>, "seen">,
  { state, seen, seat }: { state: State; seen: Seen; seat: Seat },
  shuffles: readonly { readonly order: readonly string[] }[],
  places: Record<string, Place[] | undefined>,
): Thinking<SortedCards> {
  const hidden: Record<string, true | undefined> = {};
  const aliased: Place[] = [];
  let others: Record<string, string | undefined> | undefined;
  let texts: Record<string, number | undefined> | undefined;
  let doubtful: Place[][] | undefined;
  let next = 0;

  /** Notes cards that are read of nowhere as hidden, and answers the places of those read of less often than named. */
  function doubtfulPlaces(counts: Record<string, number | undefined>): Place[][] {
    const byField: Record<string, Place[] | undefined> = {};
    const groups: Place[][] = [];
    for (const card of Object.keys(places)) {
      const own = places[card] ?? [];
      const count = counts[card] ?? 0;
      if (count === 0) hidden[card] = true;
      if (count === 0 || count >= own.length) continue;
      for (const place of own) {
        let group = byField[place.field];
        if (group === undefined) {
          group = [];
          byField[place.field] = group;
          groups.push(group);
        }
        group.push(place);
      }
    }
    return groups;
  }

  /** Whether the seat would see the same with other cards in these places. */
  function areHidden(group: readonly Place[], partners: Record<string, string | undefined>): boolean {
    for (const { holder, key, card } of group) holder[key] = partners[card] ?? card;
    const isSame = same(rules.seen(state, seat), seen);
    for (const { holder, key, card } of group) holder[key] = card;
    return isSame;
  }

  /** Looks at the next places: all of a part of the state, and then one by one where some of them are seen. */
  function test(groups: Place[][], partners: Record<string, string | undefined>): void {
    const group = groups[next] ?? [];
    next++;
    if (areHidden(group, partners)) {
      for (const place of group) {
        hidden[place.card] = true;
        aliased.push(place);
      }
    } else if (group.length > 1) for (const place of group) groups.push([place]);
  }

  /** Leaves out cards that have been found to be elsewhere. */
  function skip(groups: readonly Place[][]): void {
    for (let group = groups[next]; group?.length === 1; group = groups[next]) {
      const [only] = group;
      if (only === undefined || hidden[only.card] === undefined) return;
      next++;
    }
  }

  return () => {
    if (others === undefined) others = partnersIn(shuffles);
    else if (texts === undefined) {
      texts = {};
      countTexts(seen, texts);
    } else if (doubtful === undefined) doubtful = doubtfulPlaces(texts);
    else {
      skip(doubtful);
      if (next >= doubtful.length) return { hidden, aliased };
      test(doubtful, others);
    }
    return undefined;
  };
}

/** For each card another one that was shuffled with it. */
function partnersIn(
  shuffles: readonly { readonly order: readonly string[] }[],
): Record<string, string | undefined> {
  const partners: Record<string, string | undefined> = {};
  for (const { order } of shuffles) {
    let before = order[order.length - 1];
    for (const card of order) {
      partners[card] = before;
      before = card;
    }
  }
  return partners;
}

/** Counts how often each text is in plain data, but for the names of its fields. */
function countTexts(value: unknown, counts: Record<string, number | undefined>): void {
  if (!isRecord(value)) return;
  for (const key of Object.keys(value)) {
    const item = value[key];
    if (typeof item === "string") counts[item] = (counts[item] ?? 0) + 1;
    else if (typeof item === "object") countTexts(item, counts);
  }
}
