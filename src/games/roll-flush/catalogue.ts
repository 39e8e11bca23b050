import type { Level } from "../../kit/game/level";
import { inLanguages, type Checked } from "../../kit/words/language";
import type { AchievementName } from "./achievements";
import type { HintReason } from "./policies/reasons";
import type { AnyReason } from "./rules/legality";
import type { GameOptions } from "./rules/options";
import type { Event, Token } from "./rules/state";
import sentences from "../../languages/english/roll-flush.json";

/** The groups of sentences by something that the code has a type for. */
interface Keyed {
  LEVELS: Record<Level, string>;
  ACHIEVEMENTS: Record<AchievementName, { title: string; detail: string }>;
  TOKEN_NOTES: Record<Token, string>;
  TOKEN_NAMES: Record<Token, string>;
  HINT_REASONS: Record<HintReason, string>;
  REFUSALS: Record<AnyReason, string>;
  EVENTS: Record<Event["kind"], string>;
  OPTION_WORDS: Record<keyof GameOptions, { label: string; detail: string }>;
  OPTION_VALUES: Record<string, string>;
}

export const english: Checked<typeof sentences, Keyed> = sentences;

/** Every sentence about Roll Flush in the language that is spoken. */
export const text = inLanguages("roll-flush", english);
