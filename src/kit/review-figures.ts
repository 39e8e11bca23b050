import type { Reviewed } from "./review-ledger";
import { percent } from "./words";

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
  const unsigned = (value: number): string => `${plain(Math.abs(value))}`;
  return {
    unit: hasPoints ? "points" : "parts of a hundred, 100 for a win",
    value: (value) => (value < 0 ? signed(value, unsigned) : unsigned(value)),
    loss: unsigned,
    change: (value) => signed(value, unsigned),
  };
}

function signed(value: number, unsigned: (this: void, value: number) => string): string {
  const text = unsigned(value);
  if (text === "0") return text;
  return value < 0 ? `−${text}` : `+${text}`;
}

function tenths(value: number): number {
  return Math.floor(value * 10 + 0.5) / 10;
}

/** How what a position was worth looks in a curve, from low to high: letters that every font of the game has. */
const SHADES = ["░", "▒", "▓", "█"] as const;
/** How many positions a curve shows at most. */
const MOST_POSITIONS = 30;

/** What the positions of a game were worth, one after the other, as shades. */
export interface Curve {
  shades: string;
  /** What the darkest shade stands for at most: 1 for chances, or the most points that there were hopes of. */
  full: number;
}

/** The story of a game; undefined where fewer than two positions have a value. */
export function curveOf(
  decisions: readonly Pick<Reviewed<unknown>, "value" | "whole">[],
  hasPoints: boolean,
): Curve | undefined {
  const apart = Math.max(1, Math.ceil(decisions.length / MOST_POSITIONS));
  const values: number[] = [];
  let full = 1;
  for (let index = 0; index < decisions.length; index += apart) {
    const { value, whole } = decisions[index] ?? { value: undefined, whole: 1 };
    if (value === undefined) continue;
    values.push(value);
    if (hasPoints) full = Math.max(full, whole, value);
  }
  if (values.length < 2) return undefined;
  const shades = values.map((value) => {
    const place = Math.floor((value / full) * SHADES.length);
    return SHADES[Math.min(SHADES.length - 1, Math.max(0, place))] ?? "";
  });
  return { shades: shades.join(""), full };
}
