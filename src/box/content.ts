import type { Language } from "../kit/words/language";
import type { ObjectData } from "../tts/object-data";

/* What the build puts into the scripts of the shelf. */

/** What is printed on a box in one language. */
export interface BoxWords {
  title: string;
  hook: string;
  /** How many can play it, and for how long. */
  numbers: string;
  /** What the sign says to newcomers if this game is the one to begin with. */
  welcome: string;
}

/** What the build puts into a box. */
export interface BoxContent {
  game: string;
  words: Record<Language, BoxWords>;
  /**
   * The board of its game before anything has been played on it, but for its notes, of which the box has its game's share,
   * and for its script.
   */
  board: ObjectData;
  /** The script of the board, in parts that follow one another on lines of their own. */
  script: readonly ScriptPart[];
}

/** A part of a script: from one letter to another of the code that the shelf keeps once, both counted from 1; or its text. */
export type ScriptPart = string | { from: number; to: number };

/** What Global knows of a game whose box is on the shelf. */
export interface ShelfGame {
  game: string;
  words: Record<Language, BoxWords>;
}
