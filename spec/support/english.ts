import box from "../../src/box/languages/english.json";
import cardsVsDice from "../../src/games/cards-vs-dice/languages/english.json";
import pokerchess from "../../src/games/pokerchess/languages/english.json";
import reckoning from "../../src/games/pokers-rogue-reckoning/languages/english.json";
import rogue from "../../src/games/rogue-solitaire/languages/english.json";
import rollFlush from "../../src/games/roll-flush/languages/english.json";
import kit from "../../src/kit/languages/english.json";
import table from "../../src/table/languages/english.json";

/**
 * Every English sentence by its key: `english.table.SENTENCES.undo`. Tests name sentences so, and fill in their values with
 * `fill`, so that a wording can change without a test; a key that no catalogue has does not compile.
 */
export const english = { kit, table, box, cardsVsDice, rollFlush, rogue, reckoning, pokerchess };

/** A sentence up to the first place that no value was filled in. */
export function startOf(sentence: string): string {
  return sentence.split("{")[0] ?? "";
}

/** The longest part of a sentence without a place: what can be looked for in it, whatever its values are. */
export function longestPart(sentence: string): string {
  let longest = startOf(sentence);
  for (const part of sentence.split("}").slice(1)) {
    if (startOf(part).length > longest.length) longest = startOf(part);
  }
  return longest;
}
