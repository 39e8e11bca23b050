import * as box from "./box/languages";
import * as cardsVsDice from "./games/cards-vs-dice/languages";
import * as pokerchess from "./games/pokerchess/languages";
import * as reckoning from "./games/pokers-rogue-reckoning/languages";
import * as rogueSolitaire from "./games/rogue-solitaire/languages";
import * as rollFlush from "./games/roll-flush/languages";
import type { Sentences, Translations } from "./kit/language";
import * as kit from "./kit/languages";
import * as table from "./table/languages";

/** The sentences of one part of the mod, and in which languages they are there. */
export interface Catalogue {
  name: string;
  english: Sentences;
  translations: Translations<Sentences>;
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
