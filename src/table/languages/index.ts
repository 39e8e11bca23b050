import chinese from "./chinese.json";
import sentences from "./english.json";
import french from "./french.json";
import german from "./german.json";
import spanish from "./spanish.json";
import { inLanguages, type Checked, type Translations } from "../../kit/language";
import type { PlayerColour } from "../../kit/player-colours";
import type { ReasonKind } from "./refusals";

/** The groups of sentences by something that the code has a type for. */
interface Keyed {
  REFUSALS: Record<ReasonKind, string>;
  /** The colours by which everybody at the table is called. */
  COLOURS: Record<PlayerColour, string>;
}

export const english: Checked<typeof sentences, Keyed> = sentences;

export const translations: Translations<typeof english> = {
  de: german,
  es: spanish,
  fr: french,
  zh: chinese,
};

/** What the table says in the language that is spoken. */
export const text = inLanguages(english, translations);
