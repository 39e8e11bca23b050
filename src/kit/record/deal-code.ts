import type { Ascii } from "../data/ascii";
import type { CardItem } from "../rules/box";
import { drawOutcome, type Chance, type Outcome } from "../rules/chance";
import { CODE_LETTERS, codeLetter } from "../data/code-letters";
import { plainWords } from "../data/plain-words";
import { shuffled, seeded } from "../data/random";

/*
 * A deal code decides every shuffle of a game, so the same code brings the same cards, at another
 * table or in a simulation. Dice are thrown all the same, unless all want them from the code. There are about two thousand million different shuffles: enough for any number
 * of games, but a program that sees some of the cards can find out which it is.
 */

/** The most letters a code can have. */
export const LONGEST_CODE = 16;
/** The letters of a code that are hard to confuse; drawn codes use only these. */
const DRAWN_LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const DRAWN_LENGTH = 6;
/** Rolls are counted from here on, so none has the seed of a shuffle. */
const FIRST_ROLL = 1_000_000;
/** Below this a sum of products with a letter's number stays exact in every Lua. */
const HASH_MODULUS = 2147483629;

/**
 * A code in the form we keep: small letters count as capitals, blanks between letters as hyphens, and what belongs in no code is
 * left out. It may be longer than a code can be.
 */
export function readCode(text: string): string {
  const words: string[] = [];
  for (const word of plainWords(text)) {
    const letters: string[] = [];
    // eslint-disable-next-line offsuit/letters -- however others are counted, they are left out
    for (const letter of word) letters.push(codeLetter(letter) ?? "");
    const read = letters.join("");
    if (read !== "") words.push(read);
  }
  return words.join("-");
}

/**
 * A new code that is easy to read out.
 * @param below draws a whole number from 0 up to but not including its argument
 */
export function drawCode(below: (this: void, count: number) => number): string {
  let code = "";
  for (let i = 0; i < DRAWN_LENGTH; i++) {
    const index = below(DRAWN_LETTERS.length);
    code += DRAWN_LETTERS.slice(index, index + 1);
  }
  return code;
}

/**
 * How a code shuffles cards.
 * @param shuffle which shuffle of the game it is, from 1
 * @param box all cards of the game in one order: two decks that hold almost the same cards come out almost the same
 */
export function orderByCode(
  code: string,
  shuffle: number,
  cards: readonly string[],
  box: readonly CardItem[],
): string[] {
  const wanted: Record<string, boolean> = {};
  for (const card of cards) wanted[card] = true;
  const order: string[] = [];
  for (const { id } of shuffled(seeded(seedOf(code, shuffle)), box)) {
    if (wanted[id] === true) order[order.length] = id;
  }
  return order;
}

/**
 * How a code rolls dice, where everybody wants that.
 * @param roll which roll of the game it is, from 1
 */
export function rollByCode(code: string, roll: number, chance: Chance): Outcome {
  return drawOutcome(chance, seeded(seedOf(code, FIRST_ROLL + roll)));
}

function seedOf(code: Ascii, shuffle: number): number {
  let seed = shuffle;
  for (const letter of code) seed = (seed * 41 + CODE_LETTERS.indexOf(letter) + 1) % HASH_MODULUS;
  return seed;
}
