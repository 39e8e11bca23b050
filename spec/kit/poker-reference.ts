import { RANKS, rankOf, suitOf, type Card } from "../../src/kit/data/cards";
import { CATEGORIES, type Category } from "../../src/kit/poker/strength";

/** A hand as the reference sees it: the place of its category, then the ranks to compare. */
export type Standing = readonly number[];

/**
 * The best hand by trying every five of the cards, slowly and straight from the words of RF-10, to hold the evaluator
 * against. It shares nothing with it but the names of the categories.
 */
export function referenceStanding(cards: readonly Card[]): Standing {
  let best: Standing = [];
  for (const five of fives(cards)) {
    const standing = standingOfFive(five);
    if (compareStandings(standing, best) > 0) best = standing;
  }
  return best;
}

/** Above 0 if the first is better, below 0 if the second is, 0 if they tie. */
export function compareStandings(first: Standing, second: Standing): number {
  const length = Math.max(first.length, second.length);
  for (let i = 0; i < length; i++) {
    const difference = (first[i] ?? -1) - (second[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Every choice of five cards; all the cards if there are no more. */
function fives(cards: readonly Card[]): Card[][] {
  if (cards.length <= 5) return [cards.slice()];
  const all: Card[][] = [];
  for (const left of cards) {
    for (const five of fives(cards.filter((card) => card !== left))) all.push(five);
  }
  return all;
}

function standingOfFive(cards: readonly Card[]): Standing {
  const ranks = cards.map((card) => RANKS.indexOf(rankOf(card)) + 2).sort((a, b) => b - a);
  const count = (rank: number): number => ranks.filter((other) => other === rank).length;
  const grouped = ranks
    .filter((rank, place) => ranks.indexOf(rank) === place)
    .sort((a, b) => 100 * (count(b) - count(a)) + b - a);
  const shape = grouped.map((rank) => count(rank)).join("");
  const top = topOfStraight(ranks);
  const isFlush = cards.length === 5 && cards.every((card) => suitOf(card) === suitOf(cards[0] ?? card));
  const standing = (category: Category, compared: readonly number[]): Standing =>
    [CATEGORIES.indexOf(category)].concat(compared);
  if (isFlush && top === 14) return standing("royal", [14]);
  if (isFlush && top !== undefined) return standing("straightFlush", [top]);
  if (shape === "41" || shape === "4") return standing("quads", grouped);
  if (shape === "32") return standing("fullHouse", grouped);
  if (isFlush) return standing("flush", ranks);
  if (top !== undefined) return standing("straight", [top]);
  if (shape.startsWith("3")) return standing("trips", grouped);
  if (shape.startsWith("22")) return standing("twoPair", grouped);
  return standing(shape.startsWith("2") ? "pair" : "high", grouped);
}

/** The top rank of five in sequence, given from high to low: RF-10.2. */
function topOfStraight(ranks: readonly number[]): number | undefined {
  const written = ranks.join(" ");
  if (written === "14 5 4 3 2") return 5;
  for (let top = 14; top >= 6; top--) {
    if (written === [top, top - 1, top - 2, top - 3, top - 4].join(" ")) return top;
  }
  return undefined;
}
