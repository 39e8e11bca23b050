import { shortName } from "./card-names";
import type { Card } from "../data/cards";
import { categoryName } from "./hand-names";
import { CATEGORIES, type Category } from "../poker/strength";

/** A kind of hand as a card of hand ranks lists it. */
export interface HandRank {
  name: string;
  /** A hand of this kind. */
  example: string;
  /** What it is worth by itself; empty where hands are only compared. */
  worth: string;
}

const EXAMPLES: Readonly<Record<Category, readonly Card[]>> = {
  high: ["AS", "JD", "8C", "6H", "3S"],
  pair: ["QH", "QC", "9S", "7D", "4H"],
  twoPair: ["KS", "KD", "5H", "5C", "AC"],
  trips: ["8H", "8S", "8D", "KC", "2S"],
  straight: ["9C", "8D", "7S", "6H", "5S"],
  flush: ["KD", "JD", "9D", "6D", "3D"],
  fullHouse: ["JS", "JH", "JC", "4D", "4S"],
  quads: ["7C", "7D", "7H", "7S", "QD"],
  straightFlush: ["9H", "8H", "7H", "6H", "5H"],
  royal: ["AS", "KS", "QS", "JS", "TS"],
};

/** The ten kinds of poker hands, best first. */
export function pokerHandRanks(worthOf: (this: void, category: Category) => string = () => ""): HandRank[] {
  const ranks: HandRank[] = [];
  for (const category of [...CATEGORIES].reverse()) {
    const example = EXAMPLES[category].map((card) => shortName(card)).join(" ");
    ranks.push({ name: categoryName(category), example, worth: worthOf(category) });
  }
  return ranks;
}
