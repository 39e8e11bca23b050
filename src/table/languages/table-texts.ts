import { inLanguages, type Checked } from "../../kit/words/language";
import type { PlayerColour } from "../../kit/game/player-colours";
import sentences from "../../languages/english/table.json";

/** The groups of sentences by something that the code has a type for. */
interface Keyed {
  /** The colours by which everybody at the table is called. */
  COLOURS: Record<PlayerColour, string>;
}

export const english: Checked<typeof sentences, Keyed> = sentences;

/** What the table says in the language that is spoken. */
export const text = inLanguages("table", english);
