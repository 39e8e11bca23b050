import type { Seat } from "../../../kit/rules";
import { isReady, isTagged, openShifts, seenSlot, taggedNumbers, wouldBust } from "../board";
import { swapBar } from "../legality";
import { rerollChances, slotChance, waysOf } from "../odds";
import { NUMBERS, type Action, type Phase, type Seen, type SeenCard, type SeenSlot } from "../state";
import { worth } from "./worth";

/** What a token is worth in points as long as it is ready. */
const SHIFT_PRICE = 0.5;
const REROLL_PRICE = 0.35;
const SWAP_PRICE = 0.25;

/** An action and what the hand is expected to be worth at the end of the turn. */
interface Prospect {
  action: Action;
  value: number;
}

type Rolled = Extract<Phase, { kind: "rolled" }>;

/** The most promising use of a roll that has come to rest (RF-5.2). */
export function bestAfterRoll(seen: Seen, seat: Seat, phase: Rolled): Action {
  const number = phase.first + phase.second;
  const value = valueOfNumber(seen, seat, number);
  let best: Prospect = { action: { kind: "accept" }, value };
  if (isReady(seen, seat, "reroll")) {
    for (const prospect of [
      rerolling(seen, seat, "both", undefined),
      rerolling(seen, seat, "first", phase.second),
      rerolling(seen, seat, "second", phase.first),
    ]) {
      if (prospect.value > best.value) best = prospect;
    }
  }
  const mayShift = !phase.rerolled || seen.options.shiftAfterReroll;
  if (mayShift && isReady(seen, seat, "shift")) {
    for (const by of openShifts(seen, number)) {
      const shifted = valueWith(seen, seat, number + by) - SHIFT_PRICE;
      if (shifted > best.value) best = { action: { kind: "shift", by }, value: shifted };
    }
  }
  return best.action;
}

function rerolling(
  seen: Seen,
  seat: Seat,
  dice: "first" | "second" | "both",
  kept: number | undefined,
): Prospect {
  let value = -REROLL_PRICE;
  for (const { number, chance } of rerollChances(kept)) value += chance * valueOfNumber(seen, seat, number);
  return { action: { kind: "reroll", dice }, value };
}

/** Stops where another roll, with or without a swap before it, promises less than the cards tagged so far (RF-5.6). */
export function rollOrStop(seen: Seen, seat: Seat): Action {
  let best: Prospect = { action: { kind: "stop" }, value: valueWith(seen, seat, undefined) };
  const rolled = valueOfRoll(seen, seat);
  if (rolled > best.value) best = { action: { kind: "roll" }, value: rolled };
  const swap = swapBar(seen) === undefined ? safestSwap(seen) : undefined;
  if (swap !== undefined) {
    const value = valueOfRoll(swapped(seen, swap.first, swap.second), seat) - SWAP_PRICE;
    if (value > best.value) best = { action: { kind: "swap", ...swap }, value };
  }
  return best.action;
}

/** What the hand is worth after one more roll, by the chance of every total (RF-15.1), with a shift where it saves. */
function valueOfRoll(seen: Seen, seat: Seat): number {
  let value = 0;
  for (const number of NUMBERS) value += slotChance(number) * savedValue(seen, seat, number);
  return value;
}

function savedValue(seen: Seen, seat: Seat, number: number): number {
  let value = valueOfNumber(seen, seat, number);
  if (!wouldBust(seen, number) || !isReady(seen, seat, "shift")) return value;
  for (const by of openShifts(seen, number)) {
    value = Math.max(value, valueWith(seen, seat, number + by) - SHIFT_PRICE);
  }
  return value;
}

/** What the hand is worth if this number is accepted (RF-5.3, RF-5.4). */
function valueOfNumber(seen: Seen, seat: Seat, number: number): number {
  if (wouldBust(seen, number)) return worth(seen.hands[seat] ?? [], seen.community);
  return valueWith(seen, seat, number);
}

/** What the hand is worth with all tagged cards, and with that of one more slot. */
function valueWith(seen: Seen, seat: Seat, extra: number | undefined): number {
  const cards: SeenCard[] = [...(seen.hands[seat] ?? [])];
  for (const number of NUMBERS) {
    const slot = seenSlot(seen, number);
    if (slot.kind === "card" && (slot.tag || number === extra)) cards.push(slot);
  }
  return worth(cards, seen.community);
}

/** The swap that takes the tag that is rolled most often to where it is rolled least; undefined if none helps. */
function safestSwap(seen: Seen): { first: number; second: number } | undefined {
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
function swapped(seen: Seen, first: number, second: number): Seen {
  const slots: SeenSlot[] = NUMBERS.map((number) => {
    if (number === first) return seenSlot(seen, second);
    return seenSlot(seen, number === second ? first : number);
  });
  return { ...seen, slots };
}
