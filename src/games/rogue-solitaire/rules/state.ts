import type { DungeonCard } from "./cards";
import type { GameOptions } from "./options";

/** The rows of cells from the top, each from the left (RS-0.3). */
export const ROWS = [
  ["r1c1", "r1c2", "r1c3", "r1c4", "r1c5", "r1c6"],
  ["r2c1", "r2c2", "r2c3", "r2c4", "r2c5", "r2c6"],
  ["r3c1", "r3c2", "r3c3", "r3c4", "r3c5", "r3c6"],
  ["r4c1", "r4c2", "r4c3", "r4c4", "r4c5", "r4c6"],
] as const;

export type Cell = (typeof ROWS)[number][number];

const ROW_BY_ROW: Cell[] = [];
for (const row of ROWS) for (const cell of row) ROW_BY_ROW.push(cell);

/** The cells row by row, the order in which they are filled (RS-3.4). */
export const CELLS: readonly Cell[] = ROW_BY_ROW;

/** The corner where YOU starts, and the first goal (RS-2). Each is the goal of every other floor (RS-7.4). */
export const NEAR_CORNER: Cell = "r4c1";
export const FAR_CORNER: Cell = "r1c6";

/** A face-up enemy that was turned down again was dealt with no shuffle that the odds could tell (RS-12). */
export const TURNED_DOWN = 0;

/**
 * What is on a cell as everybody sees it; `card` is missing where it is face down (RS-11.1). `dealt`: with which
 * shuffle of the game it was dealt, from 1, or `TURNED_DOWN`; the player who counts cards remembers that.
 */
export type SeenPlace = { kind: "empty" } | { kind: "card"; card?: DungeonCard; up: boolean; dealt: number };
/** What is on a cell as the rules know it. */
export type Place = { kind: "empty" } | { kind: "card"; card: DungeonCard; up: boolean; dealt: number };

/** What the player may do (RS-10). `travel` is several walks at once, over empty cells only (RS-4.4). */
export type Action =
  | { kind: "walk"; cell: Cell }
  | { kind: "travel"; cell: Cell }
  | { kind: "flip"; cell: Cell }
  | { kind: "attack"; cell: Cell }
  | { kind: "aid" }
  | { kind: "decline" }
  | { kind: "payJoker" }
  | { kind: "payAce" }
  | { kind: "capture" }
  | { kind: "leave" }
  | { kind: "keep" }
  | { kind: "discard" };

/** How a game ended (RS-9.1, option `targetFloors`). */
export type Ending = "dead" | "target";
/** How a fight ended (RS-5.2). */
export type Outcome = "win" | "draw" | "loss";
/** The uses of a face-up Ace (RS-6.2 to RS-6.4). */
export type AceUse = "heal" | "keep" | "waste";

/** A card drawn against the enemy on a cell; `aided`: the held card is added to it (RS-5.4). */
export interface Fight {
  cell: Cell;
  drawn: DungeonCard;
  aided: boolean;
}

/**
 * The phase machine of RS-10, and where it waits for chance: `setup`, `reshuffle` (RS-8.2) and `clear` (RS-7.2) for
 * the shuffled deck. In `fight` and `ace` everybody looks at the cards before they go away. In `aid` nothing is drawn
 * yet if the option `aidTiming` asks before.
 */
export type Phase =
  | { kind: "setup" }
  | { kind: "move" }
  | { kind: "aid"; cell: Cell; drawn?: DungeonCard | undefined }
  | { kind: "reshuffle"; cell: Cell; aided: boolean }
  | { kind: "fight"; fight: Fight }
  | { kind: "pay"; cell: Cell; drawn: DungeonCard }
  | { kind: "capture"; cell: Cell; drawn: DungeonCard }
  | { kind: "ace"; cell: Cell; use: AceUse }
  | { kind: "keepAce"; cell: Cell }
  | { kind: "clear" }
  | { kind: "over"; ending: Ending };

/** How often something happened; for the figures of a game only. */
export interface Counts {
  fights: number;
  wins: number;
  draws: number;
  losses: number;
}

/**
 * What everybody remembers of cards that are hidden now, which the odds need. `unseen`: how many of each value nobody
 * sees, by the shuffle (from 1) that took them into the deck last. `returned`: that shuffle for every card that went back
 * from the discard. `turnedDown`: the cards that are face down again on cells (option `revealedOnClear`).
 */
export interface Memory {
  unseen: number[][];
  returned: Partial<Record<DungeonCard, number>>;
  turnedDown: DungeonCard[];
}

/** All that the player may know, hidden cards left blank (RS-11). Whatever is legal follows from it alone. */
export interface OpenState {
  options: GameOptions;
  phase: Phase;
  /** What is on the cells, in the order of `CELLS`. */
  grid: SeenPlace[];
  you: Cell;
  goal: Cell;
  /** Jokers in hand, and those set aside (RS-2). */
  jokers: number;
  jokersLost: number;
  /** A captured enemy or an Ace in hand (RS-2). */
  held?: DungeonCard | undefined;
  discard: DungeonCard[];
  /** Floors cleared: the score (RS-9.2). */
  floors: number;
  /** How often cards were shuffled, from 1 after the setup. */
  shuffles: number;
  memory: Memory;
  counts: Counts;
}

/** A game of Rogue: The Solitaire-Like. The deck is top first (RS-0.4). */
export interface State extends OpenState {
  grid: Place[];
  deck: DungeonCard[];
}

/** The chances, from 0 to 1, of how a fight ends. */
export type FightOdds = Record<Outcome, number>;

/**
 * The exact odds for the player who remembers all that lay open, from 0 to 1. `draw`: that the top card of the deck has each
 * value, which is the index. `aces`: that a face-down card which was dealt with this shuffle is an Ace.
 */
export interface Odds {
  draw: number[];
  aces: { dealt: number; chance: number }[];
}

/** What reaches the player and every spectator (RS-11). */
export interface Seen extends OpenState {
  deckSize: number;
  odds: Odds;
}

/** What happened, with its numbers. `enemy` is the card that was fought, `drawn` the one drawn against it. */
export type Event =
  | { kind: "dealt"; cards: number }
  | { kind: "walked"; to: Cell; steps: number }
  | { kind: "turnedUp"; card: DungeonCard; reveals: true }
  | { kind: "drew"; drawn: DungeonCard; enemy: DungeonCard; reveals: true }
  | { kind: "reshuffled"; cards: number }
  | { kind: "aided"; held: DungeonCard; drawn: DungeonCard; enemy: DungeonCard; attack: number }
  | { kind: "won"; enemy: DungeonCard }
  | { kind: "tied"; enemy: DungeonCard }
  | { kind: "lost"; enemy: DungeonCard }
  | { kind: "captured"; enemy: DungeonCard }
  | { kind: "jokerPaid"; hitPoints: number }
  | { kind: "acePaid"; hitPoints: number }
  | { kind: "healed"; hitPoints: number }
  | { kind: "aceKept"; hitPoints: number }
  | { kind: "aceDiscarded"; ace: DungeonCard }
  | { kind: "floorCleared"; floors: number }
  | { kind: "refilled"; cards: number; floor: number }
  | { kind: "gameOver"; ending: Ending; floors: number };
