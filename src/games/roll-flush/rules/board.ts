import { missing, must } from "../../../kit/data/must";
import type { Seat } from "../../../kit/rules/rules";
import {
  NUMBERS,
  SHIFTS,
  TOKENS,
  type Counts,
  type DealtCard,
  type OpenState,
  type SeenSlot,
  type Shift,
  type Slot,
  type State,
  type Token,
} from "./state";

/** How many players there are. */
export function seatsOf(open: OpenState): number {
  return open.scores.length;
}

/** The seats clockwise, that is in the order of their numbers, wrapping, from a seat on (RF-0.3). */
export function clockwiseFrom(open: OpenState, first: Seat): Seat[] {
  const count = seatsOf(open);
  const seats: Seat[] = [];
  for (let i = 0; i < count; i++) seats.push((first + i) % count);
  return seats;
}

/** Whether there is a slot with this number (RF-1.1). */
export function isSlot(number: number): boolean {
  return NUMBERS.some((known) => known === number);
}

const EMPTY = { kind: "empty" } as const;

/** What a viewer knows to be on the slot with this number; nothing where there is no such slot. */
export function seenSlot(open: OpenState, number: number): SeenSlot {
  return open.slots[number - NUMBERS[0]] ?? EMPTY;
}

/** What is on the slot with this number. */
export function slotAt(state: State, number: number): Slot {
  return state.slots[number - NUMBERS[0]] ?? missing("a slot of this number");
}

/** Puts something on the slot with this number. */
export function setSlot(state: State, number: number, slot: Slot): void {
  const index = number - NUMBERS[0];
  must(state.slots[index], "a slot of this number");
  state.slots[index] = slot;
}

/** Whether the card on this slot is tagged. */
export function isTagged(open: OpenState, number: number): boolean {
  const slot = seenSlot(open, number);
  return slot.kind === "card" && slot.tag;
}

/** The numbers of the slots whose cards are tagged, ascending. */
export function taggedNumbers(open: OpenState): number[] {
  return NUMBERS.filter((number) => isTagged(open, number));
}

/** Whether accepting this number ends the turn with nothing (RF-5.3, RF-5.5, option `bustBy`). */
export function wouldBust(open: OpenState, number: number): boolean {
  return open.options.bustBy === "history" ? open.tagged.includes(number) : isTagged(open, number);
}

/** The shifts, -1 and +1, that lead from a number to an untagged card (RF-6.3). */
export function openShifts(open: OpenState, number: number): Shift[] {
  return SHIFTS.filter((by) => {
    const slot = open.slots[number + by - NUMBERS[0]];
    return slot !== undefined && !(slot.kind === "card" && slot.tag);
  });
}

/** The cards that a seat has in front of it, as they are. */
export function handOf({ hands }: State, seat: Seat): DealtCard[] {
  return must(hands[seat], "a seat with a hand");
}

/** How many cards a seat has in front of it. */
export function handSize(open: OpenState, seat: Seat): number {
  return (open.hands[seat] ?? missing("a seat with a hand")).length;
}

/** Whether a seat has this token on its ready side. */
export function isReady(open: OpenState, seat: Seat, token: Token): boolean {
  return (open.tokens[seat] ?? missing("a seat with tokens"))[token];
}

/** The tokens of a seat that are on their used side. */
export function usedTokens(open: OpenState, seat: Seat): Token[] {
  return TOKENS.filter((token) => !isReady(open, seat, token));
}

/** Turns a token to its ready or its used side (RF-1.2). */
export function turnToken(state: State, seat: Seat, token: Token, ready: boolean): void {
  must(state.tokens[seat], "a seat with tokens")[token] = ready;
}

/** Counts another act of a seat. */
export function count(state: State, seat: Seat, what: keyof Counts): void {
  must(state.counts[seat], "a seat with figures")[what]++;
}

/** The players who score, clockwise from the declarer (RF-2). */
export function scorersOf(open: OpenState): Seat[] {
  return clockwiseFrom(open, open.active).filter((seat) => open.answers[seat] === "score");
}

/** The seat that has to decide now (RF-2); undefined where chance decides or the game is over. */
export function actorOf(open: OpenState): Seat | undefined {
  const { phase } = open;
  switch (phase.kind) {
    case "turn":
    case "mustRoll":
    case "rolled":
    case "push":
    case "keep":
      return open.active;
    case "join":
    case "refresh":
      return phase.seat;
    default:
      return undefined;
  }
}
