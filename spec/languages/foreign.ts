import { everyText, writeJson, type EmulatedTable, type Piece, type PlayerVerbs } from "../../src/emulator";
import { speak, type Language } from "../../src/kit/words/language";
import { STANDARD_SETTINGS } from "../../src/table/model/settings";
import { CATALOGUES_UNDER_TEST } from "../support/games-under-test";
import { translationOf } from "../support/translations";
import { flattened, formsByName, namedForm } from "../../src/languages/sentences";

/** Shorter pieces of sentences also stand in words of other languages. */
const SHORTEST = 6;

/** How long a table takes to say everything in another language, in seconds. */
export const TRANSLATING_TIME = 3;

/** Has a table with this board, and the words of a spec, speak a language. */
export function speakAt(table: EmulatedTable, board: Piece, language: Language): void {
  speak(language);
  const settings = writeJson({ ...STANDARD_SETTINGS, language });
  table.execute(`adoptSettings({settings = [[${settings}]]})`, board);
  table.seconds(TRANSLATING_TIME);
}

/** The parts of a sentence between its places. */
function partsOf(sentence: string): string[] {
  const parts: string[] = [];
  for (const piece of sentence.split("{")) for (const part of piece.split("}")) parts.push(part);
  // After each beginning of a place is its name.
  return parts.filter((part, index) => index % 2 === 0 && part.length >= SHORTEST);
}

/** What only English says, of all that some catalogues also say in a language; what is not translated yet is no such part. */
export function englishParts(language: Language, catalogues: readonly string[]): string[] {
  const said: string[] = [];
  const english: string[] = [];
  for (const { name, english: original } of CATALOGUES_UNDER_TEST) {
    const translation = translationOf(language, name);
    if (translation === undefined || !catalogues.includes(name)) continue;
    const translated = flattened(translation);
    const forms = formsByName(translated);
    for (const sentence of Object.values(translated)) said.push(sentence);
    for (const [key, sentence] of Object.entries(flattened(original))) {
      if (forms[namedForm(key).name] === undefined) said.push(sentence);
      else for (const part of partsOf(sentence)) english.push(part);
    }
  }
  const all = said.join("\n");
  return english.filter((part) => !all.includes(part));
}

/** All that somebody can read at a table, but for the notebook. */
export function readBy(table: EmulatedTable, player: PlayerVerbs): string[] {
  return everyText({ ...table.sight(player.color()), notebook: [], notes: "" });
}

/** Those parts of sentences that stand in some texts. */
export function foundIn(parts: readonly string[], texts: readonly string[]): string[] {
  const all = texts.join("\n");
  return parts.filter((part) => all.includes(part));
}
