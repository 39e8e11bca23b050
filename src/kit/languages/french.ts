import type { Translation } from "../language";
import type * as english from "./english";

export const RANK_NAMES: Translation<typeof english.RANK_NAMES> = {
  "2": "2",
  "3": "3",
  "4": "4",
  "5": "5",
  "6": "6",
  "7": "7",
  "8": "8",
  "9": "9",
  T: "10",
  J: "Valet",
  Q: "Dame",
  K: "Roi",
  A: "As",
};

/** With "de", which some of them shorten. */
export const RANK_PLURALS: Translation<typeof english.RANK_PLURALS> = {
  "2": "de 2",
  "3": "de 3",
  "4": "de 4",
  "5": "de 5",
  "6": "de 6",
  "7": "de 7",
  "8": "de 8",
  "9": "de 9",
  T: "de 10",
  J: "de Valets",
  Q: "de Dames",
  K: "de Rois",
  A: "d’As",
};

export const SUIT_NAMES: Translation<typeof english.SUIT_NAMES> = {
  S: "pique",
  H: "cœur",
  D: "carreau",
  C: "trèfle",
};

export const CARD_NAME = "{rank} de {suit}";

export const CATEGORY_NAMES: Translation<typeof english.CATEGORY_NAMES> = {
  high: "Carte haute",
  pair: "Paire",
  twoPair: "Double paire",
  trips: "Brelan",
  straight: "Suite",
  flush: "Couleur",
  fullHouse: "Full",
  quads: "Carré",
  straightFlush: "Quinte flush",
  royal: "Quinte flush royale",
};

export const HAND_NAMES: Translation<typeof english.HAND_NAMES> = {
  high: "{category}, {first}",
  pair: "{category} {firsts}",
  twoPair: "{category} {firsts} et {seconds}",
  trips: "{category} {firsts}",
  straight: "{category}, hauteur {first}",
  flush: "{category}, hauteur {first}",
  fullHouse: "{category} {firsts}, paire {seconds}",
  quads: "{category} {firsts}",
  straightFlush: "{category}, hauteur {first}",
  royal: "{category}",
};

export const LISTS: Translation<typeof english.LISTS> = {
  comma: "{others}, {next}",
  and: "{others} et {last}",
};
