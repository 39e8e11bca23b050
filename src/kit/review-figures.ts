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
