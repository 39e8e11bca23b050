import type { Command } from "../command/commands";

/** How a button looks: `plain`, `chosen` (the open group), `go` (the way on), `grave` (asked about first) or `quiet`. */
export type Tone = "plain" | "chosen" | "go" | "grave" | "quiet";

/** A button of the panel. */
export interface Entry {
  label: string;
  tone: Tone;
  command: Command;
}

/** A line in which something can be typed; leaving it empty is an answer too. */
export interface Field {
  /** What the empty line says. */
  placeholder: string;
  text: string;
  command: (this: void, typed: string) => Command;
}

/** All that one viewer's panel shows. It is made anew after every step; the panel sends only what differs. */
export interface View {
  /** Whose move it is. */
  turn: string;
  /** The state of the game in a line. */
  status: string;
  prompt: string;
  /** A long text in the place of the prompt and the choices' first rows; empty: none. */
  page: string;
  /** What the coach of a lesson says, in the place of the prompt; empty: there is none. */
  coach: string;
  groups: readonly Entry[];
  choices: readonly Entry[];
  /** Something to type, between the choices and the notes. */
  field?: Field | undefined;
  /** Why what one might expect is not possible, with its rule. */
  notes: string;
  /** What happened last, newest at the bottom. */
  log: string;
  /** By their places from the left, from 0. */
  footer: Readonly<Partial<Record<number, Entry | undefined>>>;
}

/** How many buttons of each kind a panel has room for; above a line to type in and below a page there are fewer choices. */
export const ROOM = {
  groups: 8,
  groupsInRow: 4,
  choices: 10,
  choicesAboveField: 8,
  choicesBelowPage: 4,
  footer: 5,
} as const;
