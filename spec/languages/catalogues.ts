import * as box from "../../src/box/languages";
import * as boxEnglish from "../../src/box/languages/english";
import * as cardsVsDice from "../../src/games/cards-vs-dice/languages";
import * as cardsVsDiceEnglish from "../../src/games/cards-vs-dice/languages/english";
import * as pokerchess from "../../src/games/pokerchess/languages";
import * as pokerchessEnglish from "../../src/games/pokerchess/languages/english";
import * as reckoning from "../../src/games/pokers-rogue-reckoning/languages";
import * as reckoningEnglish from "../../src/games/pokers-rogue-reckoning/languages/english";
import * as rogueSolitaire from "../../src/games/rogue-solitaire/languages";
import * as rogueSolitaireEnglish from "../../src/games/rogue-solitaire/languages/english";
import * as rollFlush from "../../src/games/roll-flush/languages";
import * as rollFlushEnglish from "../../src/games/roll-flush/languages/english";
import type { Sentences, Translations } from "../../src/kit/language";
import * as kit from "../../src/kit/languages";
import * as kitEnglish from "../../src/kit/languages/english";
import * as table from "../../src/table/languages";
import * as tableEnglish from "../../src/table/languages/english";

/** The sentences of one part of the mod, and in which languages they are there. */
export interface Catalogue {
  name: string;
  english: Sentences;
  translations: Translations<Sentences>;
  /** The catalogue as the mod reads it. */
  text: (this: void) => unknown;
}

/** Everything that is said anywhere. */
export const CATALOGUES: readonly Catalogue[] = [
  { name: "kit", english: kitEnglish, ...kit },
  { name: "table", english: tableEnglish, ...table },
  { name: "box", english: boxEnglish, ...box },
  { name: "cards-vs-dice", english: cardsVsDiceEnglish, ...cardsVsDice },
  { name: "roll-flush", english: rollFlushEnglish, ...rollFlush },
  { name: "rogue-solitaire", english: rogueSolitaireEnglish, ...rogueSolitaire },
  { name: "pokers-rogue-reckoning", english: reckoningEnglish, ...reckoning },
  { name: "pokerchess", english: pokerchessEnglish, ...pokerchess },
];

/** Sentences by their keys, those of groups as `GROUP.key`. */
export function flattened(sentences: Translations<Sentences>["de"]): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(sentences ?? {})) {
    if (typeof value === "string") flat[key] = value;
    else for (const [inner, sentence] of Object.entries(flattened(value))) flat[`${key}.${inner}`] = sentence;
  }
  return flat;
}

/** The names in a sentence for which values are put in, in order and each once. */
export function placesOf(sentence: string): string[] {
  const places: string[] = [];
  for (const part of sentence.split("{").slice(1)) {
    const place = part.split("}")[0] ?? "";
    if (!places.includes(place)) places.push(place);
  }
  return places.sort((a, b) => order(a, b));
}

/** A sentence without its places. */
export function withoutPlaces(sentence: string): string {
  const [first = "", ...parts] = sentence.split("{");
  return first + parts.map((part) => part.split("}")[1] ?? "").join("");
}

function order(a: string, b: string): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = a.charCodeAt(i) - b.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
