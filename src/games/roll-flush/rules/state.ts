import type { Card } from "../../../kit/data/cards";
import type { PokerHand } from "../../../kit/poker/hand";
import type { Seat, Viewer } from "../../../kit/rules/rules";
import type { GameOptions } from "./options";

/** The numbers of the slots, from left to right (RF-1.1). */
export const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
/** The slot that is refilled face down (RF-3.3, RF-8.1). */
export const CENTRE = 7;
/** The ability tokens of every player (RF-1.1). */
export const TOKENS = ["swap", "reroll", "shift"] as const;
/** The two dice in the order in which their faces are announced (RF-0.4). */
export const DICE = ["die1", "die2"] as const;
/** The ways to reroll: die 1, die 2, or both (RF-6.2). */
export const DICE_CHOICES = ["first", "second", "both"] as const;
/** How many cards a hand may keep (RF-5.8). */
export const HAND_LIMIT = 5;

export type Token = (typeof TOKENS)[number];
/** Which dice a reroll takes (RF-6.2). */
export type DiceChoice = (typeof DICE_CHOICES)[number];

/** By how much the shift token changes a number (RF-6.3). */
export const SHIFTS = [-1, 1] as const;
export type Shift = (typeof SHIFTS)[number];

/** A card as a viewer knows it: `card` is missing where its face is hidden from them (RF-12). */
export interface SeenCard {
  card?: Card | undefined;
  up: boolean;
}
/** A card as the rules know it. */
export interface DealtCard extends SeenCard {
  card: Card;
}

/** What is on a slot (RF-2). `tag`: tagged in this turn. Slots are empty between `stop` and the refill only. */
export type SeenSlot = { kind: "empty" } | (SeenCard & { kind: "card"; tag: boolean });
export type Slot = { kind: "empty" } | (DealtCard & { kind: "card"; tag: boolean });

/** What a player answered to a declaration (RF-7.1, RF-7.2); shown by the Score/Pass token. */
type Answer = "none" | "score" | "pass";

/** What a player may do. `first` is left of `second`; `mark` and `unmark` choose what `keep` will keep (RF-5.8). */
export type Action =
  | { kind: "roll" }
  | { kind: "accept" }
  | { kind: "reroll"; dice: DiceChoice }
  | { kind: "shift"; by: Shift }
  | { kind: "swap"; first: number; second: number }
  | { kind: "stop" }
  | { kind: "mark"; index: number }
  | { kind: "unmark"; index: number }
  | { kind: "keep" }
  | { kind: "score" }
  | { kind: "pass" }
  | { kind: "refresh"; token: Token };

/** How a game ended (RF-11.2). */
type Ending = "win" | "draw";

/**
 * What has to be done next (RF-2). Chance decides in `setup` and `shuffle` (the deck), in `rollOff`, `roll` and
 * `reroll` (the dice). In `showdown` everybody looks at the hands before they are discarded (RF-7.10). `settling`: the tasks of the agenda follow one another; no action leaves the state there.
 */
export type Phase =
  | { kind: "setup" }
  | { kind: "rollOff"; seats: Seat[]; totals: number[] }
  | { kind: "turn" }
  | { kind: "mustRoll" }
  | { kind: "roll" }
  | { kind: "rolled"; first: number; second: number; rerolled: boolean }
  | { kind: "reroll"; dice: DiceChoice; first: number; second: number }
  | { kind: "push" }
  | { kind: "keep"; marked: boolean[] }
  | { kind: "join"; seat: Seat }
  | { kind: "settling" }
  | { kind: "showdown" }
  | { kind: "shuffle" }
  | { kind: "refresh"; seat: Seat }
  | { kind: "over"; ending: Ending; winners: Seat[] };

/** What follows by itself, one after the other; a shuffle or a choice may come in between (RF-9.1, RF-9.3). */
export type Task =
  | { kind: "dealHand"; seat: Seat; up: boolean }
  | { kind: "dealSlot"; number: number; up: boolean }
  | { kind: "dealCommunity" }
  | { kind: "findFirst" }
  | { kind: "slide" }
  | { kind: "reveal" }
  | { kind: "showdown" }
  | { kind: "show" }
  | { kind: "clearHands" }
  | { kind: "clearCommunity" }
  | { kind: "endTurn" }
  | { kind: "refresh"; seat: Seat }
  | { kind: "nextTurn" };

/** The hand that a player scored with: the own cards, which all have seen, and what they make with the community. */
export interface ScoredHand extends PokerHand {
  seat: Seat;
  cards: Card[];
  strength: number;
  points: number;
}

/** The latest showdown (RF-2); `scorers` and `hands` clockwise from the declarer. */
interface Showdown {
  scorers: Seat[];
  winners: Seat[];
  bonus: number;
  share: number;
  community: Card[];
  hands: ScoredHand[];
}

/** How often a seat did something; for the figures of a game only. */
export interface Counts {
  rollTurns: number;
  busts: number;
  /** Showdowns from its declarations (RF-7.1). */
  declared: number;
  /** Showdowns in which it scored, declared by whomever, and those of them whose bonus it won or shared (RF-7.7). */
  scored: number;
  won: number;
}

/**
 * All that a viewer may know, hidden cards left blank (RF-12). Whatever is legal follows from it alone. `tagged`: the
 * numbers tagged in this turn, which only the option `bustBy` asks for.
 */
export interface OpenState {
  options: GameOptions;
  phase: Phase;
  /** The number of the current turn, from 1. */
  turn: number;
  active: Seat;
  slots: SeenSlot[];
  community: Card[];
  hands: SeenCard[][];
  tokens: Record<Token, boolean>[];
  answers: Answer[];
  scores: number[];
  tagged: number[];
  /** How often the deck was shuffled in this turn: each lets everybody refresh a token at its end (RF-9.2). */
  shuffles: number;
  last?: Showdown | undefined;
  discard: SeenCard[];
  /** By seat. */
  counts: Counts[];
}

/** A game of Roll Flush. The deck is top first. */
export interface State extends OpenState {
  slots: Slot[];
  hands: DealtCard[][];
  discard: DealtCard[];
  deck: Card[];
  agenda: Task[];
}

/** What reaches one viewer. */
export interface Seen extends OpenState {
  deckSize: number;
}

/** What happened, with its numbers. Everybody is told everything, so no event names a card that is face down. */
export type Event =
  | { kind: "dealt"; seats: number }
  | { kind: "tiedForFirst"; seats: Seat[] }
  | { kind: "rolledOff"; seat: Seat; first: number; second: number; total: number }
  | { kind: "turnBegan"; seat: Seat; turn: number }
  | { kind: "rolled"; seat: Seat; first: number; second: number; total: number }
  | { kind: "rerolled"; seat: Seat; first: number; second: number; total: number }
  | { kind: "tagged"; number: number; card?: Card | undefined }
  | { kind: "safe"; number: number }
  | { kind: "shifted"; seat: Seat; from: number; to: number }
  | { kind: "swapped"; seat: Seat; first: number; second: number }
  | { kind: "busted"; seat: Seat; number: number }
  | { kind: "took"; seat: Seat; cards: Card[]; faceDown: number; reveals: boolean }
  | { kind: "kept"; seat: Seat; kept: number; discarded: number; reveals: boolean }
  | { kind: "slotDealt"; number: number; card?: Card | undefined; reveals: boolean }
  | { kind: "communityDealt"; card: Card; reveals: true }
  | { kind: "handDealt"; seat: Seat; card?: Card | undefined; reveals: true }
  | { kind: "declared"; seat: Seat }
  | { kind: "joined"; seat: Seat }
  | { kind: "passed"; seat: Seat }
  | { kind: "handRevealed"; seat: Seat; cards: Card[]; reveals: boolean }
  | { kind: "handScored"; seat: Seat; hand: PokerHand; points: number }
  | { kind: "bonusWon"; seats: Seat[]; bonus: number; share: number; hands: ScoredHand[] }
  | { kind: "scoreIs"; seat: Seat; score: number }
  | { kind: "reshuffled"; cards: number }
  | { kind: "refreshed"; seat: Seat; token: Token }
  | { kind: "gameOver"; ending: Ending; winners: Seat[]; score: number };

/**
 * The information state of one viewer (RF-12): face-down cards are blank but for those in the viewer's own hand, and
 * with the option `ownFaceDown` blind those too.
 */
export function seen(state: State, viewer: Viewer): Seen {
  const looks = state.options.ownFaceDown === "look";
  return {
    options: state.options,
    phase: state.phase,
    turn: state.turn,
    active: state.active,
    slots: state.slots.map((slot): SeenSlot => {
      if (slot.kind === "empty" || slot.up) return slot;
      return { kind: "card", up: false, tag: slot.tag };
    }),
    community: state.community,
    hands: state.hands.map((hand, seat) =>
      looks && seat === viewer ? hand : hand.map((card) => shown(card)),
    ),
    tokens: state.tokens,
    answers: state.answers,
    scores: state.scores,
    tagged: state.tagged,
    shuffles: state.shuffles,
    last: state.last,
    discard: state.discard.map((card) => shown(card)),
    counts: state.counts,
    deckSize: state.deck.length,
  };
}

/** A card as everybody sees it. */
function shown(lying: DealtCard): SeenCard {
  return lying.up ? lying : { up: false };
}
