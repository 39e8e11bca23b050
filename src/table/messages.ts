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

/** Global to board, function `adoptSettings`, and board to Global, `settingsChanged`: how the table is set. */
export interface SettingsMessage {
  /** `Settings` as JSON text. */
  settings: string;
}

/**
 * Global to board, function `putAway`, which answers the board's text; to a box, functions `keep` and `spawnBoard`. They cannot
 * be called by chance: whoever calls says whom.
 */
export interface Order {
  /** The GUID of the object that is called. */
  receiver: string;
}

/**
 * Somebody wants the game on the board put away. Global to board, function `obstacleToPuttingAway`, which answers an
 * `Obstacle`.
 */
export interface Asking {
  colour: ColorLiteral;
}

/** The same, asked for at the board: board to Global, function `shelve`, where there is a shelf. */
export interface Shelving extends Asking {
  /** The GUID of the board. */
  board: string;
}

/** Somebody has typed a command into the chat. Global to board, function `obeyChat`, which answers whether it knows it. */
export interface ChatLine {
  /** Whose panel the command is about. */
  colour: ColorLiteral;
  /** The Steam id of the person: spectators share a colour. */
  person: string;
  /** What was typed after the call of every command (`commandIn`). */
  command: string;
}

/** Somebody presses one of our keys, or chooses in the menu of the table. Global to board, function `keyPressed`. */
export interface KeyPressed {
  colour: ColorLiteral;
  /** `Key` (`hotkeys.ts`). */
  key: string;
  /** The GUID of the object under the pointer; empty: none. */
  object: string;
  /** Where the pointer is on the table. */
  x: number;
  z: number;
}

/** Deck to board, function `deckShuffled`: the memos of the cards, top first as the deck lies face down. */
export interface DeckShuffled {
  token: number;
  memos: string[];
}

/** Something is about to go into a container. Global to board, function `isGuarded`, which answers whether it must not. */
export interface Guarding {
  /** The GUID of a piece of the board's. */
  piece: string;
}
