import type { Ascii } from "./ascii";

/*
 * LZW: a text becomes numbers, each for a phrase; every phrase that is met once more gets a number of its
 * own, so a text that repeats itself becomes short. It knows the letters of plain English text and the end of a line.
 */

/** The letters that have a number from the beginning, in their order. */
const LETTERS =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~\n";

/**
 * Turns a text into numbers, piece by piece.
 * @noSelf
 */
export interface Compressor {
  /** Takes the next piece; a letter it does not know becomes a question mark. */
  add: (text: Ascii) => void;
  /** Gives the numbers of what is still open. */
  end: () => void;
}

/**
 * A compressor that uses the numbers below `codes`, and gives every one to `emit`. When all are in use, no more phrases
 * are learnt.
 */
export function compressor(codes: number, emit: (this: void, code: number) => void): Compressor {
  const codeOf: Record<string, number> = {};
  let known = 0;
  for (const letter of LETTERS) {
    codeOf[letter] = known;
    known++;
  }
  let phrase = "";
  let code = 0;

  function next(letter: string): void {
    const longer = phrase + letter;
    const longerCode = codeOf[longer];
    if (longerCode !== undefined) {
      phrase = longer;
      code = longerCode;
      return;
    }
    const letterCode = codeOf[letter];
    if (letterCode === undefined) {
      next("?");
      return;
    }
    emit(code);
    if (known < codes) codeOf[longer] = known;
    known++;
    phrase = letter;
    code = letterCode;
  }

  return {
    add: (text) => {
      for (const letter of text) next(letter);
    },
    end: () => {
      if (phrase !== "") emit(code);
    },
  };
}

/** What finds the phrases behind numbers that a compressor with as many `codes` has given, one after the other; undefined: there is none. */
export function decompressor(codes: number): (this: void, code: number) => string | undefined {
  const phrases: Ascii[] = [];
  for (const letter of LETTERS) phrases.push(letter);
  let last: Ascii = "";
  return (code) => {
    // A phrase can be used right after the one by which it was learnt: then it is that one and its own first letter.
    const phrase: Ascii = phrases[code] ?? (code === phrases.length ? last + last.slice(0, 1) : "");
    if (phrase === "") return undefined;
    if (last !== "" && phrases.length < codes) phrases.push(last + phrase.slice(0, 1));
    last = phrase;
    return phrase;
  };
}
