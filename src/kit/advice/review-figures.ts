import type { Review, Reviewed } from "./review-ledger";
import { percent, signOf, tenths } from "../words/words";

/**
 * How the values of a review are written: as parts of a hundred, or as points.
 * @noSelf
 */
export interface ReviewFigures {
  /** What values are, in English, for the terminal. */
  unit: string;
  value(value: number): string;
  /** A loss, without its sign. */
  loss(lost: number): string;
  /** What something added or took away, with its sign. */
  change(value: number): string;
}

/** How values are written in a game whose values are points, or else parts of a won game. */
export function reviewFigures(hasPoints: boolean): ReviewFigures {
  const plain = hasPoints ? tenths : percent;
  const unsigned = (value: number): number => plain(Math.abs(value));
  const signed = (value: number): string => `${signOf(value, unsigned(value))}${unsigned(value)}`;
  return {
    unit: hasPoints ? "points" : "parts of a hundred, 100 for a win",
    value: (value) => (value < 0 ? signed(value) : `${unsigned(value)}`),
    loss: (lost) => `${unsigned(lost)}`,
    change: signed,
  };
}

/** The sums of a review as shown, in whole per cent or tenths of a point: rounded, they still add up to the end. */
export function roundedSums(
  { start, skill, end }: Pick<Review<unknown>, "start" | "skill" | "end">,
  hasPoints: boolean,
): Record<"start" | "luck" | "skill", number> {
  const parts = hasPoints ? 10 : 100;
  const rounded = (value: number): number => Math.floor(value * parts + 0.5) / parts;
  const [from, chosen] = [rounded(start), rounded(skill)];
  return { start: from, luck: rounded(end) - from - chosen, skill: chosen };
}

/** The value of the highest bar where values are chances. */
const CHANCES = [0.1, 0.25, 0.5];

/** How many bars a curve has. */
export const CURVE_BARS = 20;

/** The values of a game's positions, one after the other. */
export interface Curve {
  /** From 0 to 1; as many of `CURVE_BARS` as the review has come past. */
  bars: readonly number[];
  /** The value of a bar of 1: the best chance of any position, or the most points that the seat could hope for. */
  full: number;
}

/** How far a review has come, in steps of the record. */
export interface Extent {
  done: number;
  steps: number;
}

/** The story of a game; undefined where fewer than two positions have a value. */
export function curveOf(
  decisions: readonly Pick<Reviewed<unknown>, "steps" | "value" | "whole">[],
  hasPoints: boolean,
  { done, steps }: Extent,
): Curve | undefined {
  const valued: { steps: number; value: number }[] = [];
  let most = 0;
  let points = 1;
  for (const { steps: at, value, whole } of decisions) {
    if (value === undefined) continue;
    valued.push({ steps: at, value });
    most = Math.max(most, value);
    points = Math.max(points, whole, value);
  }
  if (valued.length < 2) return undefined;
  const full = hasPoints ? points : (CHANCES.find((chance) => chance >= most) ?? 1);
  const bars: number[] = [];
  let next = 0;
  for (let bar = 0; bar < Math.ceil((done / steps) * CURVE_BARS); bar++) {
    while (next + 1 < valued.length && barOf(valued[next + 1]?.steps ?? steps, steps) <= bar) next++;
    bars.push(Math.min(1, Math.max(0, (valued[next]?.value ?? 0) / full)));
  }
  return { bars, full };
}

/** The bar of a decision in the curve of a game of this many steps, from 0. */
export function barOf(decision: number, steps: number): number {
  return Math.min(CURVE_BARS - 1, Math.floor((decision / steps) * CURVE_BARS));
}
