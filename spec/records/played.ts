import type { Options } from "../../src/kit/rules/options";

/** A game that was played in Node: its steps, and the canonical text of the state at the start and after each step. */
export interface PlayedGame {
  seed: number;
  options: Options;
  seats: number;
  steps: unknown[];
  states: string[];
}

/** The list of all files of played games, which scripts/testing/records.ts writes beside the transpiled specs. */
export const PLAYED_FILES = "records.files";

/** One file of played games. */
export interface PlayedFile {
  module: string;
  game: string;
  games: number;
}
