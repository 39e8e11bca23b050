import box from "../../src/languages/english/box.json";
import cardsVsDice from "../../src/languages/english/cards-vs-dice.json";
import pokerchess from "../../src/languages/english/pokerchess.json";
import reckoning from "../../src/languages/english/pokers-rogue-reckoning.json";
import rogue from "../../src/languages/english/rogue-solitaire.json";
import rollFlush from "../../src/languages/english/roll-flush.json";
import kit from "../../src/languages/english/kit.json";
import table from "../../src/languages/english/table.json";

/**
 * Every English sentence by its key: `english.table.SENTENCES.undo`. Tests name sentences so, and fill in their values with
 * `fill`, so that a wording can change without a test; a key that no catalogue has does not compile.
 */
export const english = { kit, table, box, cardsVsDice, rollFlush, rogue, reckoning, pokerchess };

/** A sentence up to the first place that no value was filled in. */
export function startOf(sentence: string): string {
  return sentence.split("{")[0] ?? "";
}

/** A sentence after the last place. */
export function endOf(sentence: string): string {
  const parts = sentence.split("}");
  return parts[parts.length - 1] ?? "";
}

/** The longest part of a sentence without a place: what can be looked for in it, whatever its values are. */
export function longestPart(sentence: string): string {
  let longest = startOf(sentence);
  for (const part of sentence.split("}").slice(1)) {
    if (startOf(part).length > longest.length) longest = startOf(part);
  }
  return longest;
}
