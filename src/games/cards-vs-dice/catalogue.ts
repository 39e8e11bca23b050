import { inLanguages, type Checked } from "../../kit/words/language";
import type { AchievementName } from "./achievements";
import type { HintReason } from "./policies/reasons";
import type { RankName } from "./ranks";
import type { AnyReason } from "./rules/legality";
import type { GameOptions } from "./rules/options";
import type { Attacker, Ending, Event, Target } from "./rules/state";
import sentences from "../../languages/english/cards-vs-dice.json";

/** The groups of sentences by something that the code has a type for. */
interface Keyed {
  ACHIEVEMENTS: Record<AchievementName, { title: string; detail: string }>;
  RANKS: Record<RankName, string>;
  TARGET_NAMES: Record<Target, string>;
  DIE_NAMES: Record<Attacker | "life", string>;
  HINT_REASONS: Record<HintReason, string>;
  REFUSALS: Record<AnyReason, string>;
  EVENTS: Record<Event["kind"], string>;
  OPTION_WORDS: Record<keyof GameOptions, { label: string; detail: string }>;
  OPTION_VALUES: Record<string, string>;
  RESULTS: Record<Ending, { headline: string; sentence: string }>;
}

export const english: Checked<typeof sentences, Keyed> = sentences;

/** Every sentence about Cards vs Dice in the language that is spoken. */
export const text = inLanguages("cards-vs-dice", english);
