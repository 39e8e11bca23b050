import { inLanguages, type Checked, type Translations } from "../../../src/kit/language";
import type { AnyReason, Event, GameOptions } from "../rules";
import zh from "./chinese.json";
import sentences from "./english.json";
import fr from "./french.json";
import de from "./german.json";
import es from "./spanish.json";

interface Keyed {
  REFUSALS: Record<AnyReason, string>;
  EVENTS: Record<Event["kind"], string>;
  OPTION_WORDS: Record<keyof GameOptions, { label: string; detail: string }>;
}

export const english: Checked<typeof sentences, Keyed> = sentences;
export const translations: Translations<typeof english> = { de, es, fr, zh };
export const text = inLanguages(english, translations);
