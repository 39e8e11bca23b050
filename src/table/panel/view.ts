import type { Values } from "../../kit/words/words";
import type { Command } from "../commands/commands";
import { sayColours, type TableSentence } from "../languages/sentences";

/** How a button looks: `plain`, `tab` or `open` (a group), `go` (the one way on), `grave` (asked about first) or `quiet`. */
export type Tone = "plain" | "tab" | "open" | "go" | "grave" | "quiet";

/** A button of the panel. */
export interface Entry {
  label: string;
  tone: Tone;
  command: Command;
}

/** How choices are laid out: one to a row, two to a row, or two to a row that is higher. */
export type Shape = "rows" | "pairs" | "tiles";

/** A line in which something can be typed; leaving it empty is an answer too. */
export interface Field {
  /** What the empty line says. */
  placeholder: string;
  text: string;
  command: (this: void, typed: string) => Command;
}

/** A strip with a question, or with how a vote stands, and how to answer. */
export interface VoteStrip {
  text: string;
  yes: Entry | undefined;
  no: Entry | undefined;
}

/**
 * A bar of a chart: how high it is, from 0 to 1, the number of what it stands for in the text below, from 1 (0: nothing), and whether
 * it is the one that is shown, or comes after that.
 */
export interface Bar {
  height: number;
  mark: number;
  place?: "shown" | "ahead" | undefined;
}

/** The texts of the card of the end: the word for it; by whom or what it came, and how far the game went, in signs; and the rest. */
export const END_TEXTS = ["word", "headline", "story"] as const;

/** The card in the middle of the screen that shows how a game has ended, with the colour of its word. */
export interface EndCard extends Record<(typeof END_TEXTS)[number], string> {
  color: string;
  steps: readonly Entry[];
}

/** All that one viewer's panel shows. It is made again after every step; the panel sends only what differs. */
export interface View {
  /** Whose move it is. */
  turn: string;
  /** The state of the game in a line. */
  status: string;
  prompt: string;
  /** A long text in the place of the prompt and the choices' first rows; empty: none. */
  page: string;
  /** Bars above that text; undefined: none. */
  chart?: readonly Bar[] | undefined;
  /** What a click on one of them does, by its number from 0, if anything. */
  barCommand?: ((this: void, bar: number) => Command) | undefined;
  /** What the coach of a tutorial says, in the place of the prompt; empty: there is none. */
  coach: string;
  groups: readonly Entry[];
  choices: readonly Entry[];
  /** How the choices are laid out; `rows` where nothing is said. */
  shape?: Shape;
  /** Something to type, between the choices and the notes. */
  field?: Field | undefined;
  /** What the viewer is told, in the place of the log; empty: nothing. */
  notes: string;
  /** What happened last, newest at the bottom. */
  log: string;
  /** What opens all that has happened, where there is more. */
  news: Entry | undefined;
  /** Why what one might expect is not possible, with its rule: Help tells it, and the chat. */
  hints: string;
  /** What the viewer is asked by somebody, or a vote that is on, and how to answer. */
  vote?: VoteStrip | undefined;
  /** How the game has ended, beside the panel; undefined: it has not, or the viewer has closed that. */
  end?: EndCard | undefined;
  /** By their places from the left, from 0. */
  footer: Readonly<Partial<Record<number, Entry | undefined>>>;
  /** Whether there is nothing any more in the sheet that was open. */
  isSheetOver?: boolean;
}

/** How many buttons of each kind a panel has; how many choices fit depends on what is around them (`roomFor`). */
export const ROOM = { groups: 8, groupsInRow: 4, choices: 8, footer: 4, answers: 2, marks: 3 } as const;

/** The button of a command, which says this sentence of the table, short: with bare colours. */
export function button(sentence: TableSentence, tone: Tone, command: Command, values: Values = {}): Entry {
  return { label: sayColours(sentence, values), tone, command };
}

/** What a sheet says: its title, its text, and what can be clicked on it. */
export type SheetView = Pick<View, "turn" | "page" | "groups" | "choices"> &
  Partial<Pick<View, "prompt" | "shape" | "field" | "coach" | "chart" | "barCommand">>;
