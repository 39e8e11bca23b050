import type { Options, Preset } from "../../kit/rules/options";
import type { KeptRules } from "../../saved/kept-rules";
import type { Settings } from "./settings";
import type { Session } from "../../kit/record/session";
import type { TableSeat } from "./seats";
import type { Level } from "../../kit/game/level";
import type { Playthrough } from "../../kit/record/playthrough";
import type { Action, State } from "./game";
import type { Step } from "../../kit/record/record";
import type { SavedSteps } from "../../saved/saved-text";
import type { Remark } from "../../saved/remarks";
import type { HintsGiven } from "./given-hints";
import type { FormerWay } from "../../saved/former-ways";
import type { Practice } from "../../saved/practice";
import type { Loss } from "../../saved/damage";
import type { EventLog } from "../../tts/event-log";
import type { BusyReason } from "../languages/refusals";
import type { Result, Seat } from "../../kit/rules/rules";
import type { Chance } from "../../kit/rules/chance";
import type { Offer } from "../game/contracts";
import type { SeatNames } from "../../kit/game/seat-names";
import type { Tint } from "../../kit/rules/box";
import type { Sight } from "../../kit/game/scene";

/** Everything that one board knows, besides what is on the table. */
export interface Desk {
  /** How the next game will be played. */
  options: Options;
  /** The options that players have set last, if they ever were no preset's. */
  ownOptions: Options | undefined;
  /** The options that people keep under names. */
  keptRules: readonly KeptRules[];
  /** How the table is set, whatever is played. */
  settings: Settings;
  /** Whether those who only look on may see what every player sees. */
  openHands: boolean;
  /** The Steam ids of those who have accepted the options of the next game as they are now. */
  accepted: readonly string[];
  /** Who has set which option last, by its name; no save tells. */
  setBy: Record<string, string | undefined>;
  /** How long the decision that is due has taken, in a game against the clock. */
  clock: DecisionClock;
  /** Whether somebody has asked for the clock where the next game would be dealt without. */
  againstClock: boolean;
  /** The deal code of the next game; undefined: its cards are really shuffled. */
  code: string | undefined;
  /** Whether the table has drawn that code, and nobody knows it. */
  isCodeDrawn: boolean;
  /** Whether the dice of the next game come from that code, too, and whether those of the game on the board do. */
  codedDice: { next: boolean; now: boolean };
  session: Session;
  /** Whether the game on the board is somebody's only try at the cards of a day. */
  trying: boolean;
  /** Whether the game on the board is a tutorial, which is not added to the session. */
  tutorial: boolean;
  /** Whether the game on the board has been added to the session. */
  counted: boolean;
  /** How many seconds the game on the board has been played, and up to which version they are counted (`Time.time`). */
  played: { seconds: number; until: number };
  /** Whether a game has been dealt. */
  playing: boolean;
  /** The colour that has paused the game, if it is paused. */
  paused: ColorLiteral | undefined;
  /** Whether the players' hands are free of the automation. */
  free: boolean;
  /** The seats in the order of the seats of the game; before the deal those that would play. */
  seats: TableSeat[];
  /** Whether people at one mouse see one hand at a time, and which. */
  hotSeat: HotSeat;
  /** The seats of the next game that play besides everybody who is seated: bots, and second seats of people. */
  guests: TableSeat[];
  /** How well the bots play that are asked to join. */
  level: Level;
  playthrough: Playthrough<State, Action>;
  /**
   * The steps of the record as text, so that saving need not encode them again. While a game is being brought back they
   * are ahead of the playthrough, so a save holds all of them at any time.
   */
  lines: string[];
  /** By their places, the steps that the table has taken for somebody who had no choice; those of a save are not known. */
  unasked: Record<number, Step<Action> | undefined>;
  /** The steps of a save that are not yet lines. */
  unread: SavedSteps | undefined;
  /** What the record tells besides the steps. */
  remarks: Remark[];
  /** The hints in the game on the board. */
  hints: HintsGiven;
  /** The Steam ids of those who have looked on while spectators saw all hands: they may not play this game. */
  witnesses: readonly string[];
  /** How the game went on before something was undone. */
  formerWays: FormerWay[];
  /** The game that counts, while somebody plays on from one of its decisions to practise. Saved in the place of the other. */
  practice: Practice | undefined;
  /** What was lost of the save, until somebody has read it. */
  loss: Loss | undefined;
  /** The damaged text of that save, until it is in the Notebook. */
  kept: string | undefined;
  /** What a report can tell, since the table was loaded. */
  eventLog: EventLog;
  /** What belongs to which version: buttons, questions. */
  versions: Versions;
  busy: BusyReason | undefined;
  result: Result | undefined;
  /** The colours of those who want to play again after the game that is over. */
  again: readonly ColorLiteral[];
  /** From when on that can be asked for after somebody has refused (`Time.time`). */
  againFrom: number;
  /** What people are to throw or to shuffle by hand before the game continues. */
  byHand: Chance | undefined;
  /** Whether nothing has been played since something was undone: a choice without alternative waits for its player. */
  justUndone: boolean;
  /** The seats that are to decide, and what they may choose. */
  deciding: number[];
  offers: Offer[];
  /** Whether something is being found out that their words will tell. */
  studying: boolean;
}

/** The decision that is due, and those that may come again if something is undone, the latest last. */
export interface DecisionClock extends TimeUsed {
  earlier: readonly TimeUsed[];
}

/*
 * How long the decisions of a game against the clock have taken. What has been used of a decision stays used, whatever is undone, redone,
 * saved or loaded.
 */

/** What a decision has taken. */
export interface TimeUsed {
  /** Its number (`ClockFace.decision`). */
  decision: number;
  /** How many steps came before it, and the choice that led to it, if one did: after another one it is another decision. */
  steps: number;
  after: string;
  /** The seconds. */
  elapsed: number;
}

/*
 * Several people at one mouse: to the table they are one person who plays several seats. With the hot seat on, that person sees
 * the secrets of one of these seats at a time, and of none until whoever plays it has taken the mouse and said so.
 */

/** The hot seat at a desk. */
export interface HotSeat {
  /** Whether it is chosen, for the next game and for the one that is on. */
  on: boolean;
  /** The seats whose secrets are turned up, one of each person at most. No save tells: after loading all are covered. */
  open: readonly Seat[];
}

/**
 * The versions of what the games on a board show and ask, so that what somebody has seen or was asked counts only as long as it still is
 * about the same thing. All numbers only grow, also when something is undone.
 */
export interface Versions {
  /** How many games have been laid out. */
  games: number;
  /** How often something has happened that concerns every seat. */
  common: number;
  /** The same for what concerns one seat alone: it has chosen, or its turn has come. */
  own: number[];
  /** The seats that were to decide when the table last waited for people. */
  asked: readonly Seat[];
}

/**
 * What the pieces of a game show of those who play it.
 * @noSelf
 */
export interface Visibility {
  /** The names of all seats that the game can have: colours, those of bots marked. */
  names: () => SeatNames;
  /** The same with the people who play them, and those for whom bots stand in. */
  people: () => SeatNames;
  /** Somebody else may play a seat now. */
  renamed: () => void;
  /** The colour of a seat's seat, or undefined if nobody has it. */
  tintOf: (seat: Seat) => Tint | undefined;
  /** Whether players have secrets from one another, which stay so while their hands are free of the automation. */
  keepsSecrets: boolean;
  /**
   * The colour in whose hand the cards of a seat are held: that of the person who plays it. A person who plays several seats
   * holds the cards of the one that has to decide, or of the one that is shown where several share a mouse.
   */
  handOf: (seat: Seat) => ColorLiteral | undefined;
  /** The colours from which a card with this sight is hidden. */
  coloursWithout: (sight: Sight) => ColorLiteral[];
  /** Somebody is at a colour now, nobody knows who: until `recognise`, that colour may know nothing. */
  doubt: (colour: ColorLiteral) => void;
  /** It is known again who is where. */
  recognize: () => void;
}

/** When somebody was asked: the version of the seat, and, where the question outlasts turns, the game. */
export interface Asked {
  version: number;
  game: number | undefined;
}

/** Who wants to play again after a game: the colours of those who do, of those who have yet to say so, and of the seats of those who have left. */
export interface Again {
  wants: readonly ColorLiteral[];
  open: readonly ColorLiteral[];
  away: readonly ColorLiteral[];
}

/** How options go together: as the designer has them, as a preset, under a name that somebody has given them, or as players like it. */
export type PresetName = { kind: "designed" | Preset["name"] | "own" } | { kind: "kept"; name: string };
