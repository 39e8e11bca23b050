import type { Change, Command } from "../protocol";

/** Where the page's files are, and how the table is opened. */
export interface Start {
  /** Addresses of the program (Lua) and of the save. */
  program: string;
  save: string;
  seed: number;
  colour: string;
  /** Whether the table that was kept at the last visit is left alone: neither shown nor replaced. */
  fresh: boolean;
}

/** What the page asks of the worker. */
export type Request =
  | ({ kind: "start" } & Start)
  | { kind: "command"; command: Command }
  /** How fast time goes: 1 as in the game, 0 not at all. */
  | { kind: "speed"; factor: number }
  /** The table as a save; answered with the same number. */
  | { kind: "save"; id: number }
  | { kind: "load"; save: string }
  /** Keeps the table for the next visit; answered with the same number. */
  | { kind: "keep"; id: number }
  /** Puts the save of the beginning on the table. */
  | { kind: "startOver" }
  /** Lets seconds of the table's time pass as fast as it goes; answered with the same number. */
  | { kind: "run"; seconds: number; id: number }
  /** Lets time pass as fast as it goes until nothing moves on the table any more; answered with the same number. */
  | { kind: "settle"; id: number };

/** The worker's messages to the page. */
export type Report =
  | { kind: "progress"; stage: "lua" | "save" | "table" }
  | { kind: "opened"; resumed: boolean }
  | { kind: "change"; change: Change }
  | { kind: "answer"; id: number; text: string }
  /** Something that ends the emulation; the message is for the reader. */
  | { kind: "failed"; message: string };
