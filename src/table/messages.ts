/*
 * What the scripts of a board, its deck and its dice say to one another through `call`. Tables are copied on the way
 * and only plain values survive, so every message is a flat table of texts, numbers and lists of texts. `token`
 * tells one throw or shuffle from the next: an answer with an old token is no answer.
 */

/** Board to die, function `rollDie`: roll until a face is clearly up, then answer. */
export interface RollDie {
  board: string;
  die: string;
  token: number;
  /** Where the die is thrown again if it leaves the board or is cocked. */
  x: number;
  y: number;
  z: number;
}

/** Die to board, function `dieSettled`. */
export interface DieSettled {
  die: string;
  token: number;
  face: number;
}

/** Board to deck, function `shuffleDeck`: shuffle, then answer. */
export interface ShuffleDeck {
  board: string;
  token: number;
}

/** Deck to board, function `deckShuffled`: the memos of the cards, top first as the deck lies face down. */
export interface DeckShuffled {
  token: number;
  memos: string[];
}
