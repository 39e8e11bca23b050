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
  J: "Bube",
  Q: "Dame",
  K: "König",
  A: "Ass",
};

export const RANK_PLURALS: Translation<typeof english.RANK_PLURALS> = {
  "2": "Zweien",
  "3": "Dreien",
  "4": "Vieren",
  "5": "Fünfen",
  "6": "Sechsen",
  "7": "Siebenen",
  "8": "Achten",
  "9": "Neunen",
  T: "Zehnen",
  J: "Buben",
  Q: "Damen",
  K: "Könige",
  A: "Asse",
};

export const SUIT_NAMES: Translation<typeof english.SUIT_NAMES> = {
  S: "Pik",
  H: "Herz",
  D: "Karo",
  C: "Kreuz",
};

export const CARD_NAME = "{suit} {rank}";

export const CATEGORY_NAMES: Translation<typeof english.CATEGORY_NAMES> = {
  high: "Höchste Karte",
  pair: "Ein Paar",
  twoPair: "Zwei Paare",
  trips: "Drilling",
  straight: "Straße",
  flush: "Flush",
  fullHouse: "Full House",
  quads: "Vierling",
  straightFlush: "Straight Flush",
  royal: "Royal Flush",
};

export const HAND_NAMES: Translation<typeof english.HAND_NAMES> = {
  high: "{category}: {first}",
  pair: "{category}: {firsts}",
  twoPair: "{category}: {firsts} und {seconds}",
  trips: "{category}: {firsts}",
  straight: "{category} bis {first}",
  flush: "{category}, {first} hoch",
  fullHouse: "{category}: {firsts} und {seconds}",
  quads: "{category}: {firsts}",
  straightFlush: "{category} bis {first}",
  royal: "{category}",
};

export const LISTS: Translation<typeof english.LISTS> = {
  comma: "{others}, {next}",
  and: "{others} und {last}",
};
