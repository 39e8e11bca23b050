import type { Rank, Suit } from "../data/cards";
import { inLanguages, type Checked } from "./language";
import type { Category } from "../poker/strength";
import sentences from "../../languages/english/kit.json";

/** The groups of sentences by something that the code has a type for. */
interface Keyed {
  RANK_NAMES: Record<Rank, string>;
  RANK_PLURALS: Record<Rank, string>;
  SUIT_NAMES: Record<Suit, string>;
  CATEGORY_NAMES: Record<Category, string>;
  HAND_NAMES: Record<Category, string>;
}

export const english: Checked<typeof sentences, Keyed> = sentences;

/** The words that games share, in the table's language. */
export const text = inLanguages("kit", english);
