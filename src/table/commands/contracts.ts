import type { CommandResult, Handlers, Invalidation, Refused } from "./result";
import type { AffairOf } from "../model/settings";
import type { Command } from "./commands";
import type { Action } from "../model/game";
import type { SeatPlayer, TableSeat } from "../model/seats";
import type { Seat } from "../../kit/rules/rules";
import type { Options } from "../../kit/rules/options";

/**
 * Questions to players, in the strip of their panels, and in the chat to those who play by it; a Yes or No can be typed in any case.
 * Everybody is asked one thing at a time, and each question has an end: it is answered, it is out of date, or nobody has answered it.
 * It belongs to the game and to the people it was asked in; after that a Yes does nothing, and anyone who gives it is told so.
 * @noSelf
 */
export interface Questions {
  /**
   * Asks, or lines the question up behind others; answers whether it does: somebody who has asked the same person a moment ago is
   * told to wait. A newer question to oneself replaces the older one.
   */
  ask: (question: Question) => boolean;
  /** A question is asked no longer. */
  withdraw: (question: Question) => void;
  /** Ends those whose Yes would no longer mean what it meant. */
  tidy: () => void;
  /** What the person at a colour is asked now. */
  shownTo: (colour: ColorLiteral) => AskedNow | undefined;
  handlers: Handlers<"answer">;
  /** From now on somebody is asked in the chat, or again in the panel alone. */
  askInChat: (colour: ColorLiteral, inChat: boolean) => void;
  isAskedInChat: (colour: ColorLiteral) => boolean;
  /** Somebody says Yes or No in the chat. */
  reply: (player: Player, word: "yes" | "no") => void;
}

/** A question that somebody causes somebody to be asked; both may be the same. */
export interface Question {
  asker: Player;
  asked: Player;
  /** In the language that is spoken when it is read. */
  text: (this: void) => string;
  /** Whether a Yes still means what it meant, where that takes more than the same game and the same people. */
  still?: (this: void) => boolean;
  /** What a Yes brings about. */
  yes: (this: void) => CommandResult;
  /** It has ended in any other way. */
  over?: (this: void, how: QuestionEnd) => void;
}

/** How a question ends without a Yes: `gone` where a Yes would no longer mean what it meant. */
export type QuestionEnd = "refused" | "unanswered" | "gone";

/** What somebody is asked now, and whether by themselves. */
export interface AskedNow {
  question: Question;
  number: number;
  text: string;
  isOwn: boolean;
}

/**
 * What no player may do alone: it happens when everybody else who owns a seat has said yes. An owner who is away has not: what was
 * asked waits until that person is back, or the table has decided who plays the seat. All whom it concerns are told how it ends.
 * @noSelf
 */
export interface Consent {
  /**
   * Asks whoever has to agree; where nobody has, it happens at once, unless it is for somebody else to decide.
   * @param act what then happens
   */
  ask: (
    player: Player,
    proposal: Proposal,
    act: (this: void) => CommandResult,
    terms?: Terms,
  ) => CommandResult;
  /** Somebody has come, gone or changed seat, or plays another one: those who are back are asked. */
  changed: () => void;
  /** Ends what is no longer possible. */
  tidy: () => void;
  /** What the person at a colour reads. */
  seenBy: (viewer: ColorLiteral) => VoteSight | undefined;
  handlers: Handlers<"withdraw">;
}

/** What others may have to agree to: what it is about, and what it is called and the question with who asks, when they are read. */
export interface Proposal {
  about: AffairOf<"table" | "game" | "seat">;
  what: (this: void) => string;
  question: (this: void) => string;
}

/** What a consent depends on besides the game and the people. */
export interface Terms {
  /** Whether it still means what it meant. */
  still?: (this: void) => boolean;
  /** The Steam ids of those who need not be asked, for they have agreed before. */
  agreed?: readonly string[];
  /** The person who is asked, instead of all owners. */
  of?: ColorLiteral;
}

/** What somebody reads of votes: what they are asked, or how a vote stands that they have asked for or agreed to. */
export interface VoteSight {
  text: string;
  asked?: AskedNow | undefined;
  /** The number of the vote, for the one who can withdraw it. */
  own?: number | undefined;
}

/** Has a command of a person obeyed, or refused. */
export type Dispatch = (this: void, player: Player, command: Command) => void;

/**
 * What people choose in the game.
 * @noSelf
 */
export interface Choose {
  handlers: Handlers<"choose" | "followCoach" | "chooseAmount" | "confirm" | "reconsider" | "serve" | "goOn">;
  /** Takes an action that the player of a seat has chosen anywhere but in the panel's list. */
  take: (player: Player, action: Action) => CommandResult;
  /** Throws or shuffles what waits for somebody's hands; undefined: nothing does. */
  throwFor: (player: Player) => CommandResult | undefined;
  /** Why the table is no longer where it was when a player saw something to do; undefined: it still is. */
  late: (player: Player, version: number) => Refused | undefined;
}

/**
 * Who plays, before the deal and when somebody comes or goes.
 * @noSelf
 */
export interface Seating extends Attendance {
  /** Sees who is at the table now. */
  changed: () => Invalidation;
  handlers: Handlers<"addBot" | "level" | "addSeat" | "removeGuest" | "giveSeat" | "standIn" | "waitFor">;
  plan: LobbySeats["plan"];
  /** Sets the seats of a game that is about to be dealt. */
  take: (seats: readonly TableSeat[]) => void;
  /** Sets the seats of a tutorial: one for the learner, the others for bots. */
  seatLearner: LobbySeats["seatLearner"];
}

/**
 * Who is not there to play a seat.
 * @noSelf
 */
export interface Attendance {
  /** Whether it was decided to wait for the player who plays this seat. */
  isWaitedFor: (seat: Seat) => boolean;
  /** Whether somebody sits there who does not decide. */
  isIdle: (seat: Seat) => boolean;
}

/**
 * Who will play the next game: everybody who is seated, and guests: bots, and second seats of people.
 * @noSelf
 */
export interface LobbySeats {
  /** Looks who would play now. */
  arrange: () => Invalidation;
  /** Adds a bot, or a second seat for somebody. */
  add: (player: SeatPlayer) => CommandResult;
  /** A bot as it joins now. */
  bot: () => SeatPlayer;
  /** Sends away the guest whose seat has this colour. */
  remove: (colour: string) => Invalidation;
  /** The seats of a game that somebody wants to deal, with bots at the others if it is to be filled, or what is wrong. */
  plan: (player: Player, fill: boolean) => readonly TableSeat[] | Refused;
  /** Has the game played at the planned seats. */
  take: (seats: readonly TableSeat[]) => Invalidation;
  /** Sets the seats of a tutorial: one for the learner, the others for bots, at free colours if there are any. */
  seatLearner: (player: Player, tutorial: { seats: number; learner: Seat }) => void;
}

/**
 * Notices when a game of several people waits for somebody for minutes.
 * @noSelf
 */
export interface IdleSeats {
  /** The table waits for people from now on, until the turn is over. */
  wait: () => void;
  /** Whether a seat has not decided for so long that the table may do without the person who sits there. */
  isIdle: (seat: Seat) => boolean;
}

/**
 * People who share a mouse: each has it in turn, and sits at the own colour then, so that the hand in front of the screen is theirs.
 * @noSelf
 */
export interface MousePassing {
  handlers: Handlers<"hotSeat" | "turnUp">;
  /** Has the seats of those who share a mouse move with their person, and covers what nobody looks at any more. */
  follow: () => void;
}

/**
 * The options of the next game, to which everybody who plays it has to agree.
 * @noSelf
 */
export interface ChangeOptions {
  handlers: Handlers<
    | "option"
    | "preset"
    | "standardOptions"
    | "takeRules"
    | "keepRules"
    | "forgetRules"
    | "tellRules"
    | "acceptOptions"
    | "againstClock"
  >;
  /** Sets all options of the next game. */
  set: (player: Player, options: Options) => CommandResult;
  /** Why the options keep somebody from dealing, if they do; those who have not accepted them are asked. */
  problem: (dealer: Player, seats: readonly TableSeat[]) => Refused | undefined;
}

/**
 * The settings of a table, and whether the players' hands are free of it.
 * @noSelf
 */
export interface ChangeSettings {
  handlers: Handlers<"setting" | "speak" | "standardSettings" | "handsOff" | "handsOn">;
  /** Takes over the settings that another board of this table or Global has; their JSON text may be damaged. */
  adopt: (text: string) => Invalidation;
  /** Sees to what is not read from the desk whenever it is needed: language, size of the panels, speed of the pieces. */
  follow: () => void;
}
