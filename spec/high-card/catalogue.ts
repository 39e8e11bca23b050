import { inLanguages, type Checked } from "../../src/kit/words/language";
import type { AnyReason, Event, GameOptions } from "./rules";
import sentences from "./languages/english.json";

interface Keyed {
  REFUSALS: Record<AnyReason, string>;
  EVENTS: Record<Event["kind"], string>;
  OPTION_WORDS: Record<keyof GameOptions, { label: string; detail: string }>;
}

export const english: Checked<typeof sentences, Keyed> = sentences;
export const text = inLanguages("high-card", english);
