import type { Level } from "../../kit/game/level";
import { inLanguages, type Checked } from "../../kit/words/language";
import type { ChessShape } from "../../kit/game/scene";
import type { AchievementName } from "./achievements";
import type { HintReason } from "./policies/reasons";
import type { Man, Side } from "./rules/chess/position";
import type { Event } from "./rules/events";
import type { GameOptions } from "./rules/options";
import type { AnyReason } from "./rules/reasons";
import type { Ending, Promotion, Role, Street } from "./rules/state";
import sentences from "../../languages/english/pokerchess.json";

/** The groups of sentences by something that the code has a type for. */
interface Keyed {
  LEVELS: Record<Level, string>;
  ACHIEVEMENTS: Record<AchievementName, { title: string; detail: string }>;
  ROLE_NAMES: Record<Role, string>;
  HOLE_CAPTIONS: Record<"private" | "down", Record<Side, { name: string; note: string }>>;
  MATCH_NOTES: Record<Side, string>;
  SHOWN_NOTES: Record<Side, string>;
  BET_NOTES: Record<Role, string>;
  SHAPE_GROUPS: Record<ChessShape, string>;
  PROMOTIONS: Record<Promotion, string>;
  EVENTS: Record<Event["kind"], string>;
  SIDE_PAYS: Record<Side, string>;
  SHAPE_NAMES: Record<ChessShape, string>;
  SHAPE_TITLES: Record<ChessShape, string>;
  SIDE_NAMES: Record<Side, string>;
  SIDE_TITLES: Record<Side, string>;
  MAN_NAMES: Record<Man, string>;
  STREET_NAMES: Record<Street, string>;
  STREET_TITLES: Record<Street, string>;
  OPTION_WORDS: Record<keyof GameOptions, { label: string; detail: string }>;
  OPTION_VALUES: Record<string, string>;
  OPTION_NUMBERS: Record<string, { some: string; none: string }>;
  RESULTS: Record<Ending, { headline: string; sentence: string }>;
  HINT_REASONS: Record<HintReason, string>;
  REFUSALS: Record<AnyReason, string>;
}

export const english: Checked<typeof sentences, Keyed> = sentences;

/** Every sentence about Pokerchess in the language that is spoken. */
export const text = inLanguages("pokerchess", english);
