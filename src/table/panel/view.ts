/** A command that concerns the whole table. */
export type TableCommand =
  | { kind: "start" }
  | { kind: "option"; name: string }
  | { kind: "undoRule" }
  | { kind: "undo" }
  | { kind: "handsOff" }
  | { kind: "handsOn" }
  | { kind: "newGame" }
  | { kind: "takeSeat"; seat: number };

/** What a click on a part of the prompt panel asks for. */
export type Command =
  | TableCommand
  | { kind: "choose"; choice: number }
  | { kind: "group"; name: string }
  | { kind: "turnPage" }
  | { kind: "rules" };

/** How a button looks: `plain`, `chosen` (the open group), `go` (the way on) or `quiet`. */
export type Tone = "plain" | "chosen" | "go" | "quiet";

/** A button of the panel. */
export interface Entry {
  label: string;
  tone: Tone;
  command: Command;
}

/** All that one viewer's panel shows. It is made anew after every step; the panel sends only what differs. */
export interface View {
  /** Whose move it is. */
  turn: string;
  /** The state of the game in a line. */
  status: string;
  prompt: string;
  groups: readonly Entry[];
  choices: readonly Entry[];
  /** Why what one might expect is not possible, with its rule. */
  notes: string;
  /** What happened last, newest at the bottom. */
  log: string;
  footer: readonly Entry[];
}

/** How many buttons of each kind a panel has room for. */
export const ROOM = { groups: 8, choices: 10, footer: 4 } as const;
