import { verdictOn, type Solution, type Verdict } from "../kit/game/puzzle";
import type { Step } from "../kit/record/record";
import type { FormerWay } from "./former-ways";
import type { Remark } from "./remarks";

/** What is kept of a game while somebody practises: its steps, remarks and former ways. */
interface PlayedCourse {
  lines: string[];
  remarks: Remark[];
  formerWays: FormerWay[];
}

/** The game before somebody went back into it to practise: that game counts, and a save holds it. */
export interface Practice extends PlayedCourse {
  /** The hints that were used. */
  used: number[];
  /** The puzzle that the practice is; there is no other game then. */
  puzzle?: PuzzleAsked;
  /** The state of that game's replay, if somebody watches it again. */
  replay?: ReplayStage;
  /** The steps of a game from elsewhere that is watched; there is no other game then. */
  pasted?: readonly string[];
}

/** The game is watched again, step by step, and waits for nobody; or somebody plays on from what was shown after this many steps. */
export type ReplayStage = { kind: "watched" } | { kind: "playedOn"; from: number };

/** A puzzle on the table. */
export interface PuzzleAsked extends Solution {
  /** How many steps lead to its position. */
  steps: number;
  /** The name of the best choice. */
  answer: string;
  /** What the hints' advisor says about it, once known, and whether a player who has not found it sees everything. */
  why: string;
  isTold: boolean;
  /** How much better it is than any other, at least, and how often bots miss it, in percent. */
  margin: number;
  missed: number;
  /** Which of how many puzzles of the game it is, so players recognize one that comes again. */
  number: number;
  all: number;
}

/** The fields of a desk that practice changes. */
interface Practised extends PlayedCourse {
  hints: { used: number[] };
  practice: Practice | undefined;
}

/** The fields of a desk that show the state of its puzzle. */
interface Puzzled {
  practice: Practice | undefined;
  playthrough: { record: { steps: readonly Step<unknown>[] } };
}

/** Remembers the game on a desk, which then has only its first steps left. */
export function beginPractice(desk: Practised, steps: number): void {
  const { lines, remarks, formerWays, hints } = desk;
  desk.practice = { lines, remarks, formerWays, used: hints.used };
  desk.lines = lines.slice(0, steps);
  desk.remarks = [...remarks];
  desk.formerWays = [];
}

/** Whether the game on a desk is only watched again: it is over, and nobody chooses anything in it. */
export function isWatched({ practice }: { practice: Practice | undefined }): boolean {
  return practice?.replay?.kind === "watched";
}

/** Makes the game that has just been laid out on a desk the replay of one from elsewhere, with these steps. */
export function beginPasted(desk: Practised, lines: readonly string[]): void {
  desk.practice = {
    lines: [],
    remarks: [],
    formerWays: [],
    used: [],
    pasted: lines,
    replay: { kind: "watched" },
  };
}

/** The steps of the game that is watched again. */
export function watchedLines({ practice }: { practice: Practice | undefined }): readonly string[] {
  return practice?.pasted ?? practice?.lines ?? [];
}

/** Whether there is a game behind practice or a replay that a save holds, and to which one comes back. */
export function hasGameBehind({ puzzle, pasted }: Practice): boolean {
  return puzzle === undefined && pasted === undefined;
}

/** Puts the game that counts back on a desk; false if nobody practises in one. */
export function leavePractice(desk: Practised): boolean {
  const { practice } = desk;
  if (practice === undefined || !hasGameBehind(practice)) return false;
  desk.lines = practice.lines;
  desk.remarks = practice.remarks;
  desk.formerWays = practice.formerWays;
  desk.hints.used = practice.used;
  desk.practice = undefined;
  return true;
}

/** Makes the game that has just been laid out on a desk the practice of a puzzle, to which these steps lead. */
export function beginPuzzle(desk: Practised, lines: string[], puzzle: PuzzleAsked): void {
  desk.practice = { lines: [], remarks: [], formerWays: [], used: [], puzzle };
  desk.lines = lines;
}

/** Whether choices and board show what they know of odds: in a puzzle those would be the answer. */
export function showsOdds(desk: Puzzled & { settings: { odds: boolean } }): boolean {
  return desk.settings.odds && verdictAt(desk) !== "asked";
}

/** The state of the puzzle on a desk; undefined if there is none. */
export function verdictAt({ practice, playthrough }: Puzzled): Verdict | undefined {
  const puzzle = practice?.puzzle;
  return puzzle && verdictOn(playthrough.record.steps, puzzle.steps, puzzle);
}
