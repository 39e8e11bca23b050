import { ACE, LOWEST } from "../cards";

/** What is in hand: the Jokers, and the value of the held card, 0 for none. `place`: where its worth stands. */
export interface Hand {
  jokers: number;
  held: number;
  place: number;
}

/** The floors that are still expected to be cleared, by what is in hand. */
export type Worths = number[];

const NO_CARD = 0;
/** The places of all hands with the same number of Jokers. */
export const JOKER = ACE + 1;

/** Where the worth of a hand stands among the others: a Joker less is so many places before it, no held card `held`. */
export function placeOf(jokers: number, held: number): number {
  return jokers * JOKER + held;
}

/** Every hand of a living player, worse ones before those that they can follow from by losing a hit point or a card. */
export function everyHand(mostJokers: number): Hand[] {
  const hands: Hand[] = [];
  const add = (jokers: number, held: number): void => {
    hands.push({ jokers, held, place: placeOf(jokers, held) });
  };
  for (let jokers = 0; jokers <= mostJokers; jokers++) {
    if (jokers > 0) add(jokers, NO_CARD);
    for (let held = LOWEST; jokers > 0 && held < ACE; held++) add(jokers, held);
    add(jokers, ACE);
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

/** The higher worth for every hand. */
export function higher(worths: Worths, others: Worths): Worths {
  return worths.map((worth, place) => Math.max(worth, others[place] ?? 0));
}
