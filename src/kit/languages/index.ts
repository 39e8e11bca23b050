import type { Rank, Suit } from "../cards";
import { inLanguages, type Checked, type Translations } from "../language";
import type { Category } from "../poker/strength";
import chinese from "./chinese.json";
import sentences from "./english.json";
import french from "./french.json";
import german from "./german.json";
import spanish from "./spanish.json";

/** The groups of sentences by something that the code has a type for. */
interface Keyed {
  RANK_NAMES: Record<Rank, string>;
  RANK_PLURALS: Record<Rank, string>;
  SUIT_NAMES: Record<Suit, string>;
  CATEGORY_NAMES: Record<Category, string>;
  HAND_NAMES: Record<Category, string>;
}

export const english: Checked<typeof sentences, Keyed> = sentences;

export const translations: Translations<typeof english> = {
  de: german,
  es: spanish,
  fr: french,
  zh: chinese,
};

/** What games share of words, in the language that is spoken. */
export const text = inLanguages(english, translations);
