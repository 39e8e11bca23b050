import { inLanguages, type Checked } from "../../kit/words/language";
import type { AchievementName } from "./achievements";
import type { HintReason } from "./policies/reasons";
import type { CardKind, Item } from "./rules/cards";
import type { Hand } from "./rules/comparison";
import type { GameOptions } from "./rules/options";
import type { AnyReason } from "./rules/reasons";
import type { Ending, Event } from "./rules/state";
import sentences from "../../languages/english/pokers-rogue-reckoning.json";

/** The groups of sentences by something that the code has a type for. */
interface Keyed {
  ACHIEVEMENTS: Record<AchievementName, { title: string; detail: string }>;
  ABILITY_WORDS: Record<Item, { name: string; text: string }>;
  CARD_NAMES: Record<CardKind, string>;
  FULL_NAMES: Record<CardKind, string>;
  HANDS: Record<Hand, string>;
  EVENTS: Record<Event["kind"], string>;
  OPTION_WORDS: Record<keyof GameOptions, { label: string; detail: string }>;
  OPTION_VALUES: Record<string, string>;
  PRINTED_KINDS: Record<CardKind, string>;
  RESULTS: Record<Ending, { headline: string; sentence: string }>;
  HINT_REASONS: Record<HintReason, string>;
  REFUSALS: Record<AnyReason, string>;
}

export const english: Checked<typeof sentences, Keyed> = sentences;

/** Every sentence about Poker's Rogue Reckoning in the language that is spoken. */
export const text = inLanguages("pokers-rogue-reckoning", english);
