import { count, flag, listOf, quantity, record, text } from "../kit/data/decode";
import { nothing, type Procedure } from "./rpc";

/** A shuffle that a board asks for. */
export interface ShuffleDeck {
  /** The GUID of the board that receives the order. */
  board: string;
  /** Distinguishes one shuffle from the next: an answer with an old token does not count. */
  token: number;
  /** For how many seconds the shuffle is seen before its order is read. */
  shown: number;
}

/** Board to deck: shuffle, then tell the order. */
export const shuffleDeck: Procedure<ShuffleDeck, true> = {
  name: "shuffleDeck",
  message: record<ShuffleDeck>({ board: text, token: count, shown: quantity }),
  answer: nothing,
};

/** Board to deck: look whether the shuffle can be read. Other scripts may have stopped what the deck waits with. */
export const lookAfterShuffle: Procedure<object, true> = {
  name: "lookAfterShuffle",
  message: record({}),
  answer: nothing,
};

/** The order of a deck after a shuffle. */
export interface DeckShuffled {
  token: number;
  /** The memos of the cards, top first as the deck is face down. */
  memos: string[];
  /** Whether the shuffle has changed anything: a deck that stays as it is was not shuffled. */
  changed: boolean;
}

/** Deck to board: the shuffle is over. */
export const deckShuffled: Procedure<DeckShuffled, true> = {
  name: "deckShuffled",
  message: record<DeckShuffled>({ token: count, memos: listOf(text), changed: flag }),
  answer: nothing,
};
