import type { Rated } from "../../../kit/game/advice";
import type { Seat } from "../../../kit/rules/rules";
import { isReady, isTagged, openShifts, seenSlot, taggedNumbers, wouldBust } from "../rules/board";
import { swapBar } from "../rules/legality";
import { rerollChances, slotChance, waysOf } from "../rules/odds";
import {
  NUMBERS,
  type Action,
  type Phase,
  type Seen,
  type SeenCard,
  type SeenSlot,
  type Token,
} from "../rules/state";

/** What each token is worth in points while it is ready. */
export type Prices = Record<Token, number>;

/** What the hand is worth at the end of the turn, by what the turn brings. */
interface Outlook {
  /** After a bust. */
  lost: number;
  /** With the cards tagged so far. */
  tagged: number;
  /** With the card of one more slot, by the number of the slot; with `tagged` where there is nothing to add. */
  with: Record<number, number>;
  prices: Prices;
}

type Rolled = Extract<Phase, { kind: "rolled" }>;

/** The uses of a roll that has come to rest (RF-5.2), rated by what the hand is expected to be worth at the end of the turn. */
export function afterRoll(seen: Seen, seat: Seat, phase: Rolled, outlook: Outlook): Rated<Action>[] {
  const number = phase.first + phase.second;
  const rated: Rated<Action>[] = [
    { action: { kind: "accept" }, value: valueOfNumber(seen, outlook, number) },
  ];
  if (isReady(seen, seat, "reroll")) {
    rated.push(
      rerolling(seen, outlook, "both", undefined),
      rerolling(seen, outlook, "first", phase.second),
      rerolling(seen, outlook, "second", phase.first),
    );
  }
  const mayShift = !phase.rerolled || seen.options.shiftAfterReroll;
  if (mayShift && isReady(seen, seat, "shift")) {
    for (const by of openShifts(seen, number)) {
      const value = valueWith(outlook, number + by) - outlook.prices.shift;
      rated.push({ action: { kind: "shift", by }, value });
    }
  }
  return rated;
}

function rerolling(
  seen: Seen,
  outlook: Outlook,
  dice: "first" | "second" | "both",
  kept: number | undefined,
): Rated<Action> {
  let value = -outlook.prices.reroll;
  for (const { number, chance } of rerollChances(kept))
    value += chance * valueOfNumber(seen, outlook, number);
  return { action: { kind: "reroll", dice }, value };
}

/** Rates to stop with the cards tagged so far and another roll, with or without a swap before it (RF-5.6). */
export function rollOrStop(seen: Seen, seat: Seat, outlook: Outlook): Rated<Action>[] {
  const rated: Rated<Action>[] = [
    { action: { kind: "stop" }, value: outlook.tagged },
    { action: { kind: "roll" }, value: valueOfRoll(seen, seat, outlook) },
  ];
  const swap = swapBar(seen) === undefined ? safestSwap(seen) : undefined;
  if (swap !== undefined) {
    const { first, second } = swap;
    const value =
      valueOfRoll(swapped(seen, first, second), seat, exchanged(outlook, first, second)) -
      outlook.prices.swap;
    rated.push({ action: { kind: "swap", first, second }, value });
  }
  return rated;
}

/** What the hand is worth after one more roll, by the chance of every total (RF-15.1), with a shift where it saves. */
function valueOfRoll(seen: Seen, seat: Seat, outlook: Outlook): number {
  let value = 0;
  for (const number of NUMBERS) value += slotChance(number) * savedValue(seen, seat, outlook, number);
  return value;
}

function savedValue(seen: Seen, seat: Seat, outlook: Outlook, number: number): number {
  if (!wouldBust(seen, number)) return valueWith(outlook, number);
  let value = outlook.lost;
  if (!isReady(seen, seat, "shift")) return value;
  for (const by of openShifts(seen, number)) {
    value = Math.max(value, valueWith(outlook, number + by) - outlook.prices.shift);
  }
  return value;
}

/** What the hand is worth if this number is accepted (RF-5.3, RF-5.4). */
function valueOfNumber(seen: Seen, outlook: Outlook, number: number): number {
  return wouldBust(seen, number) ? outlook.lost : valueWith(outlook, number);
}

function valueWith(outlook: Outlook, number: number): number {
  return outlook.with[number] ?? outlook.tagged;
}

/** The swap that takes the tag that is rolled most often to where it is rolled least; undefined if none helps. */
function safestSwap(seen: Seen): { first: number; second: number } | undefined {
  // By history it is the numbers that bust, whatever is on them.
  if (seen.options.bustBy === "history") return undefined;
  let often: number | undefined;
  for (const number of taggedNumbers(seen)) {
    if (often === undefined || waysOf(number) > waysOf(often)) often = number;
  }
  let seldom: number | undefined;
  for (const number of NUMBERS) {
    if (isTagged(seen, number)) continue;
    if (seldom === undefined || waysOf(number) < waysOf(seldom)) seldom = number;
  }
  if (often === undefined || seldom === undefined || waysOf(seldom) >= waysOf(often)) return undefined;
  return { first: Math.min(often, seldom), second: Math.max(often, seldom) };
}

/** The table as it would look after a swap (RF-6.1). */
export function swapped(seen: Seen, first: number, second: number): Seen {
  const slots: SeenSlot[] = NUMBERS.map((number) => seenSlot(seen, placeAfter(number, first, second)));
  return { ...seen, slots };
}

/** The outlook after a swap: the cards are the same under other numbers. */
function exchanged(outlook: Outlook, first: number, second: number): Outlook {
  const values: Record<number, number> = {};
  for (const number of NUMBERS) values[number] = valueWith(outlook, placeAfter(number, first, second));
  return { ...outlook, with: values };
}

/** Where the card lay before a swap that is on this number after it. */
function placeAfter(number: number, first: number, second: number): number {
  if (number === first) return second;
  return number === second ? first : number;
}

/**
 * The hands that a roll turn can end with: after a bust, with the cards tagged so far, and then with one more card each,
 * of the untagged slots with these numbers.
 */
interface Hands {
  list: (readonly SeenCard[])[];
  numbers: number[];
}

/** How many hands come before those with one more card. */
const BEFORE = 2;

/** The hands that this turn of a seat can end with if at most one more card is tagged. */
export function handsOf(seen: Seen, seat: Seat): Hands {
  const lost = seen.hands[seat] ?? [];
  const tagged: SeenCard[] = [...lost];
  for (const slot of seen.slots) if (slot.kind === "card" && slot.tag) tagged.push(slot);
  const hands: Hands = { list: [lost, tagged], numbers: [] };
  for (const number of NUMBERS) {
    const slot = seenSlot(seen, number);
    if (slot.kind === "empty" || slot.tag) continue;
    hands.list.push(tagged.concat([slot]));
    hands.numbers.push(number);
  }
  return hands;
}

/** The outlook of a turn by what each of its hands and each token is worth. */
export function outlookOf({ numbers }: Hands, values: readonly number[], prices: Prices): Outlook {
  const [lost = 0, tagged = 0] = values;
  const outlook: Outlook = { lost, tagged, with: {}, prices };
  for (let i = 0; i < numbers.length; i++) outlook.with[numbers[i] ?? 0] = values[BEFORE + i] ?? tagged;
  return outlook;
}
