import * as box from "./box/catalogue";
import * as cardsVsDice from "./games/cards-vs-dice/catalogue";
import * as pokerchess from "./games/pokerchess/catalogue";
import * as reckoning from "./games/pokers-rogue-reckoning/catalogue";
import * as rogueSolitaire from "./games/rogue-solitaire/catalogue";
import * as rollFlush from "./games/roll-flush/catalogue";
import type { Sentences } from "./kit/words/language";
import * as kit from "./kit/words/catalogue";
import * as table from "./table/languages/table-texts";

/** The sentences of one part of the mod. */
export interface Catalogue {
  /** The name of its file in each folder of src/languages. */
  name: string;
  english: Sentences;
  /** The catalogue as the mod reads it. */
  text: (this: void) => unknown;
}

/** Everything that is said anywhere. */
export const CATALOGUES: readonly Catalogue[] = [
  { name: "kit", ...kit },
  { name: "table", ...table },
  { name: "box", ...box },
  { name: "cards-vs-dice", ...cardsVsDice },
  { name: "roll-flush", ...rollFlush },
  { name: "rogue-solitaire", ...rogueSolitaire },
  { name: "pokers-rogue-reckoning", ...reckoning },
  { name: "pokerchess", ...pokerchess },
];
