import type { GameAction, Seat } from "../../kit/rules";
import type { Options } from "../../kit/options";
import type { SettingName } from "../options/settings";

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

/** A command that concerns the options of the next game. */
export type OptionCommand =
  /** Takes one to its next value. */
  | { kind: "option"; name: string }
  /** Takes all to the next preset. */
  | { kind: "preset" }
  /** Takes all to the designer's. */
  | { kind: "standardOptions" }
  /** Accepts the options as they were shown. */
  | { kind: "acceptOptions"; options: Options };

/** A command that concerns how the table is set: takes a setting to its next value, or all to their standard. */
export type SettingCommand =
  | { kind: "setting"; name: SettingName }
  | { kind: "standardSettings" }
  | { kind: "handsOff" }
  | { kind: "handsOn" };

/** A command that concerns the people around a game. */
export type HostingCommand =
  | { kind: "pause" }
  /** Goes on after a pause. */
  | { kind: "resume" }
  /** Writes the record of a finished game into the Notebook. */
  | { kind: "record" }
  | { kind: "forgetStatistics" }
  /** Offers one's seat to the person at another colour for theirs. */
  | { kind: "offerSwap"; colour: string };

/** A command that concerns the whole table. */
export type TableCommand =
  | SeatCommand
  | HostingCommand
  /** Deals; `fill`: computer players take the chairs that are missing. */
  | { kind: "start"; fill: boolean }
  /** Deals a lesson. */
  | { kind: "learn" }
  | OptionCommand
  | SettingCommand
  /** Chooses a deal code for the next game; undefined: a real shuffle. */
  | { kind: "code"; code: string | undefined }
  /** Whether spectators see every hand. */
  | { kind: "openHands" }
  /** Takes back all but so many of the first steps; `undefined`: as many as can be, whatever was shown. */
  | { kind: "undo"; left: number | undefined }
  /** Somebody has read what was lost of a damaged save. */
  | { kind: "acknowledgeLoss" }
  | { kind: "newGame" };

/** A page that somebody opens in the panel in the place of the game. */
export type Sheet =
  | { kind: "help" }
  /** The rules, opened at the section or the rule with this number. */
  | { kind: "rules"; number: string }
  | { kind: "handRanks" }
  /** How to use the table. */
  | { kind: "guide"; topic: "playing" | "keys" | "chat" }
  /** What can be set at this table, whatever is played. */
  | { kind: "table" }
  | { kind: "statistics" }
  /** With whom one could swap seats. */
  | { kind: "seats" }
  /** What a piece is, and what can be done with it. */
  | { kind: "piece"; piece: string };

/** What a click on a part of the prompt panel asks for. */
export type Command =
  | TableCommand
  /** Chooses an action at a moment of one's seat (`momentOf`): later, the same words may be about something else. */
  | { kind: "choose"; choice: number; action: GameAction; moment: number }
  /** Chooses what the sheet of a piece lists. */
  | { kind: "choosePossible"; choice: number; action: GameAction; moment: number }
  /** Chooses what the coach of a lesson recommends. */
  | { kind: "followCoach"; action: GameAction; moment: number }
  /** Chooses what leaves an amount open, with the amount that was typed. */
  | { kind: "chooseAmount"; choice: number; action: GameAction; moment: number }
  | { kind: "amountTyped"; typed: string }
  | { kind: "group"; name: string }
  | { kind: "turnPage" }
  /** Lists the choices that hands can make, too. */
  | { kind: "listAll" }
  /** Throws or shuffles what waits for hands. */
  | { kind: "serve"; moment: number }
  /** Ends a pause in which people look at something. */
  | { kind: "goOn"; moment: number }
  | { kind: "sheet"; sheet: Sheet }
  | { kind: "closeSheet" }
  /** Puts the game back into its box, at a table with a shelf. */
  | { kind: "shelve" };

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
