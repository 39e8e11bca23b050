import type { Seat } from "../../kit/rules";

/** A command that concerns who plays. */
export type SeatCommand =
  /** Asks a computer player to join the next game. */
  | { kind: "addComputer" }
  /** Changes how well computer players play. */
  | { kind: "level" }
  /** Takes one more chair of the next game for oneself. */
  | { kind: "addChair" }
  /** Sends the guest away whose chair bears this colour. */
  | { kind: "removeGuest"; colour: string }
  /** Gives a chair of the running game to somebody who is at the table. */
  | { kind: "giveSeat"; seat: Seat; colour: string }
  /** Lets a computer player stand in for somebody who has left. */
  | { kind: "standIn"; seat: Seat }
  /** Waits for somebody who has left. */
  | { kind: "waitFor"; seat: Seat };

/** A command that concerns the options of the next game: changes one, or all to the designer's, or accepts them. */
export type OptionCommand =
  { kind: "option"; name: string } | { kind: "standardOptions" } | { kind: "acceptOptions" };

/** A command that concerns the whole table. */
export type TableCommand =
  | SeatCommand
  /** Deals; `fill`: computer players take the chairs that are missing. */
  | { kind: "start"; fill: boolean }
  | OptionCommand
  | { kind: "undoRule" }
  /** Chooses a deal code for the next game; undefined: a real shuffle. */
  | { kind: "code"; code: string | undefined }
  | { kind: "odds" }
  /** Whether spectators see every hand. */
  | { kind: "openHands" }
  | { kind: "undo" }
  | { kind: "handsOff" }
  | { kind: "handsOn" }
  | { kind: "newGame" };

/** What a click on a part of the prompt panel asks for. */
export type Command =
  | TableCommand
  | { kind: "choose"; choice: number }
  /** Chooses what leaves an amount open, with the amount that was typed. */
  | { kind: "chooseAmount"; choice: number }
  | { kind: "amountTyped"; typed: string }
  | { kind: "group"; name: string }
  | { kind: "turnPage" }
  /** Ends a pause in which people look at something. */
  | { kind: "goOn" }
  | { kind: "rules" };

/** How a button looks: `plain`, `chosen` (the open group), `go` (the way on) or `quiet`. */
export type Tone = "plain" | "chosen" | "go" | "quiet";

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

/** How many buttons of each kind a panel has room for; above a line to type in there are fewer choices. */
export const ROOM = { groups: 8, choices: 10, choicesAboveField: 8, footer: 4 } as const;
