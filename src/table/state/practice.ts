import type { Desk } from "./desk";

/** What a game was before somebody went back into it to practise: that is what counts, and what a save holds. */
export type Practice = Pick<Desk<unknown, unknown>, "lines" | "remarks" | "formerWays"> & {
  /** The hints that were used. */
  used: number[];
};

/** Whether somebody may practise from a decision of the game on a desk: one that is over and was played alone. */
export function mayPractise({
  playing,
  result,
  lesson,
  practice,
  chairs,
}: Pick<Desk<unknown, unknown>, "playing" | "result" | "lesson" | "practice" | "chairs">): boolean {
  return playing && result !== undefined && !lesson && practice === undefined && chairs.length === 1;
}

/** Remembers the game on a desk, of which only the first steps are left then. */
export function beginPractice(desk: Desk<unknown, unknown>, steps: number): void {
  const { lines, remarks, formerWays, hints } = desk;
  desk.practice = { lines, remarks, formerWays, used: hints.used };
  desk.lines = lines.slice(0, steps);
  desk.remarks = [...remarks];
  desk.formerWays = [];
}

/** Puts the game that counts back on a desk; false if nobody practises. */
export function leavePractice(desk: Desk<unknown, unknown>): boolean {
  const { practice } = desk;
  if (practice === undefined) return false;
  desk.lines = practice.lines;
  desk.remarks = practice.remarks;
  desk.formerWays = practice.formerWays;
  desk.hints.used = practice.used;
  desk.practice = undefined;
  return true;
}
