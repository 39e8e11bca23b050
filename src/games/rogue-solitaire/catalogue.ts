import { inLanguages, type Checked } from "../../kit/words/language";
import type { AchievementName } from "./achievements";
import type { HintReason } from "./policies/reasons";
import type { RankName } from "./ranks";
import type { Side } from "./rules/board";
import type { AnyReason } from "./rules/legality";
import type { GameOptions } from "./rules/options";
import type { AceUse, Ending, Event, Outcome } from "./rules/state";
import sentences from "../../languages/english/rogue-solitaire.json";

/** The groups of sentences by something that the code has a type for. */
interface Keyed {
  ACHIEVEMENTS: Record<AchievementName, { title: string; detail: string }>;
  RANKS: Record<RankName, string>;
  EVENTS: Record<Event["kind"], string>;
  HINT_REASONS: Record<HintReason, string>;
  OPTION_WORDS: Record<keyof GameOptions, { label: string; detail: string }>;
  OPTION_VALUES: Record<string, string>;
  SIDES: Record<Side, string>;
  WAYS: Record<Side, string>;
  ACE_PROMPTS: Record<AceUse, string>;
  FIGHTS: Record<Outcome, string>;
  AIDED_FIGHTS: Record<Outcome, string>;
  RESULTS: Record<Ending, { headline: string; sentence_one: string; sentence_other: string }>;
  REFUSALS: Record<AnyReason, string>;
}

export const english: Checked<typeof sentences, Keyed> = sentences;

/** Every sentence about Rogue: The Solitaire-Like in the language that is spoken. */
export const text = inLanguages("rogue-solitaire", english);
