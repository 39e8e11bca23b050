import type { Ascii } from "./ascii";

/** Below this a sum of products with a letter's number stays exact in every Lua. */
const MODULUS = 2147483629;
const LETTERS = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 4;

/** A few check letters for a text, so it is hard to mistype or make up a line. */
export function checkFigure(text: Ascii): string {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (sum * 41 + text.charCodeAt(i)) % MODULUS;
  let letters = "";
  for (let i = 0; i < LENGTH; i++) {
    letters += LETTERS.charAt(sum % LETTERS.length);
    sum = Math.floor(sum / LETTERS.length);
  }
  return letters;
}
