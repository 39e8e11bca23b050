import { plainWords } from "../../kit/data/plain-words";
import type { Options } from "../../kit/rules/options";
import type { GameAction, Seat } from "../../kit/rules/rules";
import type { Language } from "../../kit/words/language";
import type { SettingName } from "../model/settings";

/** A choice as somebody has seen it: at which version of their seat (`versionOf`); later, the same words may mean something else. */
export interface ShownAction {
  action: GameAction;
  version: number;
}

/** The same on a list of choices, by its place there. */
export interface ShownChoice extends ShownAction {
  choice: number;
}

/** A command that takes nothing more than its kind. */
export type NoContents = unknown;

/**
 * Everything that anybody can ask of a table, whether by a click, a key, the chat or a menu: what each command takes, by its kind.
 * Each feature adds its own.
 */
export interface CommandContents {
  // What is chosen in the game.
  choose: ShownChoice;
  /** Chooses what the sheet of a piece lists. */
  choosePossible: ShownChoice;
  /** Chooses what the coach of a tutorial recommends. */
  followCoach: ShownAction;
  /** Chooses what leaves an amount open, with the amount that was typed. */
  chooseAmount: ShownChoice;
  /** Does what the own panel warns of. */
  confirm: ShownAction;
  /** Does not. */
  reconsider: NoContents;
  /** Throws or shuffles what waits for hands. */
  serve: { version: number };
  /** Ends a pause in which people look at something. */
  goOn: { version: number };
  /** Takes back all but this many of the first steps; `undefined`: as many as can be, whatever was shown. */
  undo: { left: number | undefined };

  // The beginning and the end of a game.
  /** Deals; `fill`: bots take the seats that are missing. */
  start: { fill: boolean };
  /** Takes one's wish to play again back, or refuses that of others. */
  notAgain: NoContents;
  newGame: NoContents;
  /** Puts the game back into its box, at a table with a shelf. */
  shelve: NoContents;

  // Who plays.
  /** Asks a bot to join the next game. */
  addBot: NoContents;
  /** Changes how well bots play. */
  level: NoContents;
  /** Takes one more seat of the next game for oneself. */
  addSeat: NoContents;
  /** Has people at one mouse see one hand at a time in the next game, or all at once. */
  hotSeat: NoContents;
  /** Has the mouse, and turns up what this seat holds. */
  turnUp: { seat: Seat };
  /** Sends the guest away whose seat bears this colour. */
  removeGuest: { colour: string };
  /** Gives a seat of the running game to somebody who is at the table. */
  giveSeat: { seat: Seat; colour: string };
  /** Lets a bot stand in for somebody who has left. */
  standIn: { seat: Seat };
  /** Waits for somebody who has left. */
  waitFor: { seat: Seat };
  /** Offers one's seat to the person at another colour for theirs. */
  offerSwap: { colour: string };

  // The options of the next game.
  /** Takes one to its next value. */
  option: { name: string };
  /** Takes all to the next preset. */
  preset: NoContents;
  /** Takes all to the designer's. */
  standardOptions: NoContents;
  /** Takes all to what a rules code says, or to what somebody keeps under a name. */
  takeRules: { rules: string };
  /** Keeps them for oneself under a name. */
  keepRules: { name: string };
  /** Forgets what one keeps under a name. */
  forgetRules: { name: string };
  /** Prints the options as a rules code: those of the game on the board, or of the next one. */
  tellRules: NoContents;
  /** Accepts the options as they were shown. */
  acceptOptions: { options: Options; code: string | undefined; codedDice: boolean };
  /** Has the next game dealt with its clock, or without. */
  againstClock: NoContents;
  /** Chooses a deal code for the next game; undefined: a real shuffle. */
  code: { code: string | undefined };
  /** Has the table draw one; in a game of several nobody is told it before the end. */
  drawCode: NoContents;
  /** Has the dice of the next game come from its code as well, or no longer. */
  codedDice: NoContents;
  /** Whether spectators see every hand. */
  openHands: NoContents;

  // How the table is set.
  /** Takes a setting to its next value. */
  setting: { name: SettingName };
  /** Has the table speak a language. */
  speak: { language: Language };
  standardSettings: NoContents;
  handsOff: NoContents;
  handsOn: NoContents;

  // The people around a game.
  pause: NoContents;
  /** Continues after a pause. */
  resume: NoContents;
  /** Writes the record of a finished game into the Notebook. */
  record: NoContents;
  forgetStatistics: NoContents;
  /** Writes a report for the developers into the Notebook. */
  report: NoContents;
  /** Somebody has read what was lost of a damaged save. */
  acknowledgeLoss: NoContents;

  /** Answers the question with this number. */
  answer: { question: number; yes: boolean };
  /** Takes back the vote with this number that one has asked for. */
  withdraw: { vote: number };

  // What one's own panel shows.
  amountTyped: { typed: string };
  /** Opens a group: one of the table by the sentence that names it, one of a game by what its words call it. */
  group: { name: string };
  turnPage: NoContents;
  /** Lists the choices that hands can make, too. */
  listAll: NoContents;
  /** Unfolds what can be done besides, for as long as the seat is at this version; undefined: folds it. */
  asides: { version: number | undefined };
  /** Closes the card of the end in the game with this number; undefined: opens it again. */
  endCard: { closed: number | undefined };
  sheet: { sheet: Sheet };
  closeSheet: NoContents;
}

export type CommandKind = keyof CommandContents;

/** The commands of the table itself. */
export type OwnCommand = keyof typeof RIGHTS;

/** The commands that features obey; at a table without the feature nobody does. */
export type FeatureCommand = Exclude<CommandKind, OwnCommand>;

/** A command, or one of certain kinds. */
export type Command<Kind extends CommandKind = CommandKind> = {
  [Each in Kind]: { kind: Each } & CommandContents[Each];
}[Kind];

/** Who may give a command; its handler may ask for more. */
export type Right =
  /** Everybody at the table. */
  | "anybody"
  /** Everybody with a seat, whether it is one of the running game or not. */
  | "seated"
  /** While a game is on those who play it, and before the deal anyone who has a seat. */
  | "players"
  /** Anyone who has a seat, before the deal. */
  | "lobby";

/** What rights some commands take. */
export type Rights = { readonly [Kind in CommandKind]?: Right };

/** What right each command of the table itself takes; the permissions say who has it. One that is missing would be a feature's. */
export const RIGHTS = {
  choose: "anybody",
  choosePossible: "anybody",
  followCoach: "anybody",
  chooseAmount: "anybody",
  confirm: "anybody",
  reconsider: "anybody",
  serve: "anybody",
  goOn: "anybody",
  undo: "players",
  start: "players",
  notAgain: "players",
  newGame: "players",
  shelve: "anybody",
  addBot: "lobby",
  level: "lobby",
  addSeat: "lobby",
  hotSeat: "lobby",
  turnUp: "anybody",
  removeGuest: "lobby",
  // Who may take a seat is for the seating to say.
  giveSeat: "seated",
  standIn: "seated",
  waitFor: "seated",
  offerSwap: "players",
  option: "lobby",
  preset: "lobby",
  standardOptions: "lobby",
  takeRules: "players",
  keepRules: "seated",
  forgetRules: "seated",
  tellRules: "anybody",
  acceptOptions: "lobby",
  againstClock: "lobby",
  code: "lobby",
  drawCode: "lobby",
  codedDice: "lobby",
  openHands: "lobby",
  setting: "players",
  speak: "players",
  standardSettings: "players",
  handsOff: "players",
  handsOn: "players",
  pause: "players",
  resume: "players",
  record: "players",
  forgetStatistics: "players",
  // Anybody may have seen what went wrong; a page of the Notebook is everybody's, though.
  report: "seated",
  // What was lost may concern anyone who plays.
  acknowledgeLoss: "seated",
  // Who is asked is for the questions to know.
  answer: "anybody",
  withdraw: "anybody",
  amountTyped: "anybody",
  group: "anybody",
  turnPage: "anybody",
  listAll: "anybody",
  asides: "anybody",
  endCard: "anybody",
  sheet: "anybody",
  closeSheet: "anybody",
} as const satisfies Rights;

/** The pages of the table itself, by their kinds: what each is about. */
export interface OwnSheets {
  help: NoContents;
  /** The rules, opened at the section or the rule with this number. */
  rules: { number: string };
  handRanks: NoContents;
  /** How to use the table. */
  guide: { topic: "playing" | "keys" | "chat" };
  /** What can be set at this table, whatever is played. */
  table: NoContents;
  /** The languages that it speaks. */
  languages: NoContents;
  statistics: NoContents;
  /** What has happened since the own last choice, and before. */
  news: NoContents;
  /** With whom one could swap seats. */
  seats: NoContents;
  /** What a piece is, and what can be done with it, as long as nothing else is asked than at this version of the seat. */
  piece: { piece: string; asked: number | undefined };
}

/** All pages. Each feature adds its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the table itself has no others
export interface SheetContents extends OwnSheets {}

/** A page that somebody opens in the panel in the place of the game. */
export type Sheet = {
  [Kind in keyof SheetContents]: { kind: Kind } & SheetContents[Kind];
}[keyof SheetContents];

/** The pages that features show; at a table without the feature there are none of it. */
export type FeatureSheetKind = Exclude<keyof SheetContents, keyof OwnSheets>;

/** What every command in the chat begins with. */
const CALL = "!offsuit";

/** The command that opens the rule book, and tells, sets and keeps the options of a game. */
export const RULES = "rules";

/** What was typed after the call of a command, in lower case with single blanks; undefined: the line is no command. */
export function commandIn(line: string): string | undefined {
  if (!line.includes("!") && !line.includes("！")) return undefined;
  const words = plainWords(line).map((word) => word.toLowerCase());
  if (words[0] === "!") words.splice(0, 2, `!${words[1] ?? ""}`);
  return words[0] === CALL ? words.slice(1).join(" ") : undefined;
}

/** A command as it is typed. */
export function typed(command: string): string {
  return command === "" ? CALL : `${CALL} ${command}`;
}
