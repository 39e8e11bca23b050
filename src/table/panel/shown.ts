import type { Command, FeatureSheetKind, Sheet } from "../commands/commands";
import type { Told } from "./log";
import type { Again, Asked, PresetName } from "../model/contracts";
import type { Action, Seen } from "../model/game";
import type { Seat } from "../../kit/rules/rules";
import type { Entry, SheetView, View } from "./view";
import type { TableSentence } from "../languages/sentences";
import type { VoteSight } from "../commands/contracts";
import type { HandRank } from "../../kit/words/hand-ranks";
import type { Offer, Possibility } from "../game/contracts";
import type { TableSeat } from "../model/seats";
import type { Settings } from "../model/settings";
import type { BusyReason, TableRefusal } from "../languages/refusals";
import type { Chance } from "../../kit/rules/chance";
import type { Level } from "../../kit/game/level";
import type { Options } from "../../kit/rules/options";
import type { Loss } from "../../saved/damage";
import type { Session } from "../../kit/record/session";
import type { Caption } from "../../kit/game/scene";

/** A part of what features add of which there is one at most: that of the first feature that has it. */
export function firstOf<Key extends keyof Additions>(
  additions: readonly Additions[],
  key: Key,
): Additions[Key] | undefined {
  for (const each of additions) {
    const part = each[key];
    if (part !== undefined) return part;
  }
  return undefined;
}

/** The state of the game in a line, which is the same for everybody, and whether it is found out. */
export interface PublicStatus {
  line: (this: void) => string;
  isKnown: (this: void) => boolean;
}

/** What only this viewer has opened, typed or been told, and the log that all share. */
export interface PanelState {
  viewer: ColorLiteral;
  openGroup: string | undefined;
  page: number;
  /** The page that is open in the place of the game, and the group and the page of the game below it. */
  sheet: Sheet | undefined;
  below: { openGroup: string | undefined; page: number };
  /** The amount that was typed for a choice that leaves it open. */
  amount: string;
  /** Whether the choices that hands can make are listed, too. */
  listsAll: boolean;
  /** The version at which what can be done besides was opened; undefined: it is folded. */
  asides: number | undefined;
  /** The number of the game in which the card of the end was closed. */
  closedEnd: number | undefined;
  /** What the viewer is asked about first. */
  warning: Warning | undefined;
  notice: string | undefined;
  /** The number of the rule that the notice cites, if that can be looked up. */
  cited: string | undefined;
  log: readonly Told[];
}

/** What a viewer has chosen and is asked about first: the question, what is done by what is called so, and when that is. */
export interface Warning extends Asked {
  question: (this: void) => string;
  act: (this: void) => string;
  action: Action;
}

/** What the game says to a viewer who has seen this of it. */
export interface GameTexts {
  /** The seat for which the viewer acts, if any that is not covered, and whether that is to decide. */
  seat: Seat | undefined;
  decides: boolean;
  seen: Seen;
  status: string;
  prompt: string;
  hints: readonly string[];
  /** How many steps there were with the viewer's last choice; 0 where there has been none for long. */
  lastChoice: number;
}

/** What a feature adds to the panel of one viewer; what takes longer is found out when the panel asks for it. */
export interface Additions {
  coaching?: Coaching | undefined;
  /** What can be done while others decide, besides what the game lists. */
  meanwhile?: readonly Entry[] | undefined;
  /** What leads out of practice, at any time. */
  waysBack?: readonly Entry[] | undefined;
  /** What kind of game it is, in the headline, where it is not an ordinary one. */
  mark?: string | undefined;
  /** What is asked in the place of the game's own question. */
  question?: string | undefined;
  interlude?: Interlude | undefined;
  /** A line above the log. */
  log?: string | undefined;
  /** The button that asks for help, in the footer. */
  help?: Entry | undefined;
  /** A button at the end of the help. */
  learn?: Entry | undefined;
  lobby?: ((this: void) => LobbyPart) | undefined;
  ending?: ((this: void) => Ending) | undefined;
  statistics?: ((this: void) => StatisticsPart) | undefined;
  /** How the game went that counts, for its viewer; undefined: nobody has found that out. */
  curve?: ((this: void) => GameCurve | undefined) | undefined;
  sheets?: { readonly [Kind in FeatureSheetKind]?: FeatureSheet };
}

/** What somebody who learns, or who has asked for a hint, is told in the place of the prompt. */
export interface Coaching {
  says: string;
  /** Which piece of advice of a tutorial it is, of how many; the last word is none, nor is a hint. */
  part: { number: number; count: number } | undefined;
}

/** What is told, and can be done about it, in the place of what the game asks. */
export type Interlude = Pick<View, "turn" | "prompt" | "coach" | "choices">;

/** What is added to the panel before the deal: ways into other games, and a note on the next one. */
export interface LobbyPart {
  choices: readonly Entry[];
  note: string;
}

/**
 * What a feature tells of a game that is over: the `whole` of what is told, which `deal` it was and how it was helped, what
 * `help` it had, or something `more`; and what can be done next. `again` plays the same once more, where that is more than another
 * deal: what that is called, alone and with others who want it.
 */
export interface Ending {
  kind: "whole" | "deal" | "help" | "more";
  note: string;
  again?: { label: TableSentence; withOthers: TableSentence; command: Command } | undefined;
  next?: readonly Entry[];
  /** What the game has opened, which comes before the same again. */
  onward?: Entry | undefined;
  /** What explains the end, which its card offers, too. */
  explains?: Entry | undefined;
}

/** What is added to the statistics of a table. */
export interface StatisticsPart {
  lines: readonly string[];
  choices: readonly Entry[];
}

/** The bars of a game, and its decisions that cost most: how many steps came before each. */
export interface GameCurve {
  bars: readonly number[];
  costliest: readonly number[];
}

/** A sheet that a feature has; undefined: there is nothing to show any more. */
export type FeatureSheet = (this: void, context: PanelContext) => SheetView | undefined;

/** A situation and how its viewer looks at it: a panel's view is made from that and nothing else. */
export interface PanelContext extends PanelModel {
  /** What is found among the viewer's choices. */
  found: Survey;
  panelState: PanelState;
}

/** All that a viewer's panel is made from, already cut down to what this viewer may see. */
export interface PanelModel {
  game: GameModel;
  choices: ChoicesModel;
  /** What features add. */
  additions: readonly Additions[];
  people: PeopleModel;
  table: TableModel;
  records: RecordsModel;
  /** The piece whose sheet is open. */
  piece: PieceModel | undefined;
  /** What the viewer is asked, or a vote that is on. */
  vote: VoteSight | undefined;
}

/** What game it is, and what it says to a viewer. */
export interface GameModel extends Pick<GameTexts, "status" | "prompt" | "hints" | "lastChoice"> {
  title: string;
  /** The kinds of hands that the game compares, best first; none if it compares none. */
  handRanks: (this: void) => readonly HandRank[];
  /** Whether the game is a tutorial. */
  tutorial: boolean;
  /** Whether it is practice, which counts nowhere. */
  isPractice: boolean;
  /** The deal code of the game, if it has one. */
  code: string | undefined;
}

/** What a viewer may choose, and what of it can be undone. */
export interface ChoicesModel {
  /** The seats that are to decide. */
  deciding: readonly Seat[];
  /** The seat for which the viewer decides now. */
  acting: Seat | undefined;
  offers: readonly Offer[];
  /** The version that the viewer's seat has come to, and the one that the table has. */
  version: number;
  commonVersion: number;
  /** How many games have been laid out. */
  game: number;
  /** How many steps would be left if the viewer took the last choice back; undefined: it cannot be. */
  undoTo: number | undefined;
}

/** Who plays, and what a viewer may decide about that. */
export interface PeopleModel {
  seats: readonly TableSeat[];
  /** The empty seat that the viewer is to give to somebody. */
  vacancy: Vacancy | undefined;
  /** The seats that the viewer may take over from their players. */
  open: readonly Seat[];
  /** The colours with whose people the viewer may swap seats. */
  swaps: (this: void) => readonly ColorLiteral[];
  /** Whether the viewer may begin and end games. */
  mayStart: boolean;
  /** Whether the viewer may pause the game. */
  mayPause: boolean;
  /** Whether the viewer may have the table speak another language. */
  maySpeak: boolean;
  /** Who plays the seat of the viewer's colour, which the viewer can take back. */
  standsIn: Seat | undefined;
  /** The seat for which somebody at the viewer's mouse is to act, as soon as that person has taken it and turned the cards up. */
  covered: Seat | undefined;
  /** Whether those who only look on see every hand; undefined in a game for one. */
  openHands: boolean | undefined;
}

/** An empty seat, for somebody who decides what becomes of it. */
export interface Vacancy {
  seat: Seat;
  colour: ColorLiteral;
  /** Whether somebody sits there who does not decide. */
  idle: boolean;
  /** Whether the table has decided to wait. */
  waiting: boolean;
  /** Whether it was the viewer's own, who sits at another colour now. */
  own: boolean;
  /** Who could take it over. */
  others: readonly ColorLiteral[];
  /** Whether a bot could. */
  bots: boolean;
}

/** What the table does, and how it is set. */
export interface TableModel {
  activity: Activity;
  lobby: Lobby | undefined;
  settings: Settings;
  /** Whether choices show their odds. */
  odds: boolean;
  /** Whether the game has a box on the table. */
  hasShelf: boolean;
  /** Whether something went wrong that nobody has reported. */
  isBroken: boolean;
  /** What was lost of a damaged save, until somebody has read it. */
  loss: LossSight | undefined;
}

/** What the table is doing. */
export type Activity =
  | { kind: "lobby" }
  | { kind: "busy"; why: BusyReason }
  | { kind: "deciding" }
  /** Dice or a deck wait for the hands of these people. */
  | { kind: "byHand"; what: Chance["kind"]; hands: readonly ColorLiteral[] }
  | GameOver
  | { kind: "handsOff" }
  /** Somebody has paused the game; whether the viewer may continue it. */
  | { kind: "paused"; by: ColorLiteral; mayGoOn: boolean };

/** The end of a game as its viewer reads it, and as everybody does. */
export interface GameOver {
  kind: "over";
  headline: string;
  sentence: string;
  again: Again;
  /** What it is to the viewer; `over` to one who looks on, or has played for both sides. */
  outcome: "won" | "lost" | "drawn" | "over";
  result: { headline: string; sentence: string };
  /** How far the game went, in signs; empty where nothing counts that. */
  way: (this: void) => string;
}

/** What can be arranged before the deal. */
export interface Lobby {
  /** How many can play. */
  limits: { readonly min: number; readonly max: number };
  /** Who would play now. */
  seats: readonly TableSeat[];
  /** Whether they are two sides in turn. */
  twoSides: boolean;
  /** Who would play, in a sentence, and how many could. */
  players: (this: void) => string;
  /** Whether there are bots to ask. */
  bots: boolean;
  level: Level;
  /** Whether people at one mouse see one hand at a time; undefined: nobody plays several seats. */
  hotSeat: boolean | undefined;
  /** How strong bots of this level are, and how they play. */
  strength: (this: void) => string;
  /** The deal code of the next game, if it has one, and whether nobody may read it: it tells what others hold. */
  code: { chosen: string | undefined; isSecret: boolean; dice: "none" | "real" | "coded" };
  /** The options by their names, and what they and their values are called. */
  options: readonly { name: string; words: (this: void) => { label: string; value: string } }[];
  /** How the next game would be dealt. */
  chosen: (this: void) => Options;
  /** Whether the clock can be asked for, whether somebody did, and what runs in the next game; empty in games without one. */
  clock: { offered: boolean; asked: boolean; says: string };
  /** What the options are to a viewer, and as a code, and the names of those that the viewer keeps. */
  preset: (this: void, viewer: ColorLiteral) => PresetName;
  rules: (this: void) => string;
  kept: (this: void, viewer: ColorLiteral) => string[];
  /** Whether the game would be another one than the designer's, and who has yet to accept that. */
  variant: boolean;
  missing: readonly ColorLiteral[];
  /** What differs: each option from old to new, and by whom. */
  changes: (this: void) => string[];
}

/** What was lost of a save, and whether its text comes into the Notebook only when the game is over. */
export interface LossSight {
  loss: Loss;
  waits: boolean;
}

/** What the table remembers of the games that were finished on it. */
export interface RecordsModel {
  session: Session;
  /** The same in a line, where no game is being played; empty: one is. */
  line: string;
  /** Why the record of the game on the desk is not written yet; empty where that is clear. */
  waits: (this: void) => string;
  /** The figures of the game, a line each. */
  figures: (this: void) => readonly string[];
}

/** What a viewer may know of a piece. */
export interface PieceModel {
  caption: Caption;
  /** Why the viewer can do nothing with any piece just now, if that is so. */
  barred: TableRefusal | undefined;
  /** What the viewer can do with it; undefined while that is still being found out. */
  choices: readonly Possibility[] | undefined;
}

/** What is found in a list of offers. */
export interface Survey {
  /** Whether choices that hands can make are listed too. */
  listsAll: boolean;
  /** The names of the groups of what can be listed, in the order of their first choices. */
  names: Record<Which, string[]>;
  /** How many answers there are but for those that cost, and how much can be done besides. */
  answers: number;
  asides: number;
  /** Whether something that can be done besides takes an amount. */
  isTyped: boolean;
  /** Whether hands can make choices that are not listed. */
  isHidden: boolean;
  /** What a coach recommends. */
  best: Offer | undefined;
}

/** Which offers are listed: the answers to what is asked, what can be done besides, or all where nothing else is an answer. */
export type Which = "answers" | "asides" | "all";
