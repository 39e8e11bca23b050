import type { Card } from "../../kit/cards";
import { categoryOf } from "../../kit/poker/hand";
import { strengthOf, type Category } from "../../kit/poker/strength";

/** What a hand of each category scores (RF-10.1). */
export const POINTS: Record<Category, number> = {
  high: 0,
  pair: 1,
  twoPair: 3,
  trips: 4,
  straight: 6,
  flush: 6,
  fullHouse: 8,
  quads: 10,
  straightFlush: 12,
  royal: 15,
};

/** What the best five of up to seven cards score (RF-7.8). */
export function pointsOf(cards: readonly Card[]): number {
  return POINTS[categoryOf(strengthOf(cards))];
}
