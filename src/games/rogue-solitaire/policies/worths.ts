import { ACE, LOWEST } from "../cards";

/** What is in hand: the Jokers, and the value of the held card, 0 for none. */
export interface Hand {
  jokers: number;
  held: number;
}

/** The floors that are still expected to be cleared, by what is in hand. */
export type Worths = number[];

const NO_CARD = 0;
const WIDTH = ACE + 1;

/** Where the worth of a hand stands among the others. */
export function placeOf(jokers: number, held: number): number {
  return jokers * WIDTH + held;
}

/** Every hand of a living player, worse ones before those that they can follow from by losing a hit point or a card. */
export function everyHand(mostJokers: number): Hand[] {
  const hands: Hand[] = [];
  for (let jokers = 0; jokers <= mostJokers; jokers++) {
    if (jokers > 0) hands.push({ jokers, held: NO_CARD });
    for (let held = LOWEST; jokers > 0 && held < ACE; held++) hands.push({ jokers, held });
    hands.push({ jokers, held: ACE });
  }
  return hands;
}

/** Worths that are still to be found out. */
export function newWorths(mostJokers: number): Worths {
  const worths: Worths = [];
  for (let place = 0; place <= placeOf(mostJokers, ACE); place++) worths.push(0);
  return worths;
}

/** The worth of a hand; none if the last hit point is lost. */
export function worthOf(worths: Worths, jokers: number, held: number): number {
  return worths[placeOf(jokers, held)] ?? 0;
}

/** Raises worths to others that are better. */
export function raise(worths: Worths, others: Worths): void {
  for (let place = 0; place < worths.length; place++) {
    worths[place] = Math.max(worths[place] ?? 0, others[place] ?? 0);
  }
}
