/**
 * How to compare finished games for one that started with the same cards, by their summaries.
 * @noSelf
 */
export interface Tally {
  /** The higher, the better. */
  score(summary: Readonly<Record<string, number>>): number;
  /** How far the game went: this many steps of all. */
  progress(summary: Readonly<Record<string, number>>): Progress;
  /** How many steps were done, in words: "4 bosses slain". */
  reached(done: number): string;
}

export interface Progress {
  done: number;
  all: number;
}

/** What marks a game that was won. */
export const WON = "★";

/** What marks one that was lost, and the step at which it was. */
export const LOST = "×";

/** A full sign for each step that was done, and an empty one for each that was left. */
export function signsOf({ done, all }: Progress): string {
  let signs = "";
  for (let step = 1; step <= all; step++) signs += step <= done ? "■" : "□";
  return signs;
}

/** The whole way of a finished game in signs, with the place where it ended. */
export function wayOf({ done, all }: Progress, won: boolean): string {
  if (won) return `${signsOf({ done, all })} ${WON}`;
  const left = Math.max(0, all - done - 1);
  return signsOf({ done, all: done }) + LOST + signsOf({ done: 0, all: left });
}
