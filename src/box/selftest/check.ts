import type { ObjectData } from "../../tts/object-data";

/** One question, or a few that belong together, to the table as it really is. */
export interface Check {
  name: string;
  /** What the emulator and the table assume, and the file and section of the collected facts that say so. */
  fact: string;
  /** After how many seconds it counts as unanswered; `PATIENCE` if it is missing. */
  patience?: number;
  /** Asks, reports to the bench, and says when it is done, now or in a later frame. */
  run: (this: void, bench: Bench) => void;
}

/** After how many seconds a check that says nothing counts as unanswered. */
export const PATIENCE = 8;

/** A constant of src/tts/constants.ts, with its path there. */
export interface Constant {
  path: string;
  value: number;
}

/**
 * What a check works with. Whatever it spawns or waits for here ends with it; an error in a step ends the check.
 * @noSelf
 */
export interface Bench {
  /** Makes an object, and continues when it is there and no longer frozen. */
  spawn: (data: ObjectData, next: (this: void, object: GObject) => void) => void;
  /** The same with several objects. */
  spawnAll: (data: readonly ObjectData[], next: (this: void, objects: readonly GObject[]) => void) => void;
  /** Takes charge of an object that came another way. */
  keep: (object: GObject) => GObject;
  /** Has something undone when the check is over. */
  afterwards: (undo: (this: void) => void) => void;
  /** Makes a step into a callback that does nothing once the check is over. */
  step: (next: (this: void) => void) => (this: void) => void;
  frames: (count: number, next: (this: void) => void) => void;
  seconds: (time: number, next: (this: void) => void) => void;
  /** Continues as soon as something holds, or when it has not for this many seconds; says which. */
  until: (
    holds: (this: void) => boolean,
    seconds: number,
    next: (this: void, happened: boolean) => void,
  ) => void;

  /** Compares a value with the one that we expect. */
  expect: (what: string, expected: string | number | boolean | undefined, found: unknown) => void;
  /** Compares a number that may differ by so much. */
  expectNear: (what: string, expected: number, tolerance: number, found: number | undefined) => void;
  /** The same with a number of src/tts/constants.ts, named by its path there: `CHESS_REST.king`. */
  measure: (what: string, constant: Constant, tolerance: number, found: number | undefined) => void;
  /** Answers a doubt of src/emulator/doubts.ts, by its name there. */
  doubt: (name: string, answer: boolean) => void;
  /** Reports a value that we assume nothing about. */
  note: (what: string, found: unknown) => void;
  /** Ends the check. */
  done: () => void;
}
