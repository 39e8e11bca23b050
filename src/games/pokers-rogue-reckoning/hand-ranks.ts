import type { HandRank } from "../../kit/hand-ranks";
import { worthName } from "./combat-words";
import { HANDS, strengthOf, type Hand } from "./dice-hands";

const EXAMPLES: Readonly<Record<Hand, readonly number[]>> = {
  bust: [6, 4, 3, 2, 1],
  pair: [5, 5, 6, 3, 1],
  twoPair: [5, 5, 2, 2, 6],
  three: [4, 4, 4, 6, 1],
  fullHouse: [3, 3, 3, 6, 6],
  four: [2, 2, 2, 2, 5],
  straight: [6, 5, 4, 3, 2],
  five: [1, 1, 1, 1, 1],
};

/** The kinds of hands of dice, best first: a straight beats four of a kind (PRR-10.3). */
export function handRanks(): HandRank[] {
  const ranks: HandRank[] = [];
  for (const hand of [...HANDS].reverse()) {
    const dice = EXAMPLES[hand];
    ranks.push({ name: worthName(strengthOf(dice)), example: dice.join(" "), worth: "" });
  }
  return ranks;
}
