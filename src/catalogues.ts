import * as box from "./box/languages";
import * as boxEnglish from "./box/languages/english";
import * as cardsVsDice from "./games/cards-vs-dice/languages";
import * as cardsVsDiceEnglish from "./games/cards-vs-dice/languages/english";
import * as pokerchess from "./games/pokerchess/languages";
import * as pokerchessEnglish from "./games/pokerchess/languages/english";
import * as reckoning from "./games/pokers-rogue-reckoning/languages";
import * as reckoningEnglish from "./games/pokers-rogue-reckoning/languages/english";
import * as rogueSolitaire from "./games/rogue-solitaire/languages";
import * as rogueSolitaireEnglish from "./games/rogue-solitaire/languages/english";
import * as rollFlush from "./games/roll-flush/languages";
import * as rollFlushEnglish from "./games/roll-flush/languages/english";
import type { Sentences, Translations } from "./kit/language";
import * as kit from "./kit/languages";
import * as kitEnglish from "./kit/languages/english";
import * as table from "./table/languages";
import * as tableEnglish from "./table/languages/english";

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
  { name: "kit", english: kitEnglish, ...kit },
  { name: "table", english: tableEnglish, ...table },
  { name: "box", english: boxEnglish, ...box },
  { name: "cards-vs-dice", english: cardsVsDiceEnglish, ...cardsVsDice },
  { name: "roll-flush", english: rollFlushEnglish, ...rollFlush },
  { name: "rogue-solitaire", english: rogueSolitaireEnglish, ...rogueSolitaire },
  { name: "pokers-rogue-reckoning", english: reckoningEnglish, ...reckoning },
  { name: "pokerchess", english: pokerchessEnglish, ...pokerchess },
];
