import { SUITS } from "../../kit/cards";
import { must } from "../../kit/must";
import { ACE, DECKS, LOWEST, valueOf, type DungeonCard } from "./cards";
import type { Memory, State } from "./state";

/** A count for every value up to the Ace's, which is its index; there are no cards of 0 and 1. */
export const NO_CARDS: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** Before anything is turned up all cards are unseen (RS-11.1). */
export function newMemory(): Memory {
  const fresh = [...NO_CARDS];
  for (let value = LOWEST; value <= ACE; value++) fresh[value] = SUITS.length * DECKS.length;
  return { unseen: [fresh], returned: {}, turnedDown: [] };
}

/** A hidden card has come to light: drawn from the deck, or turned up for the first time. */
export function noteSeen({ memory }: State, card: DungeonCard): void {
  const counts = must(memory.unseen[(memory.returned[card] ?? 1) - 1], "a shuffle that is remembered");
  const value = valueOf(card);
  counts[value] = must(counts[value], "a count for each value") - 1;
}

/** Cards that lay open are shuffled into the deck (RS-7.2, RS-8.2), with the latest shuffle. */
export function noteReturned({ memory, shuffles }: State, cards: readonly DungeonCard[]): void {
  const counts = [...NO_CARDS];
  for (const card of cards) {
    const value = valueOf(card);
    memory.returned[card] = shuffles;
    counts[value] = (counts[value] ?? 0) + 1;
  }
  memory.unseen.push(counts);
}

/** A face-up enemy lies face down again (option `revealedOnClear`). */
export function noteTurnedDown({ memory }: State, card: DungeonCard): void {
  memory.turnedDown.push(card);
}

/** An enemy that was turned down is turned up again. */
export function noteTurnedUp({ memory }: State, card: DungeonCard): void {
  memory.turnedDown = memory.turnedDown.filter((known) => known !== card);
}
