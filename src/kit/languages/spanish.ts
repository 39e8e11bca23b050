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
  J: "Jota",
  Q: "Reina",
  K: "Rey",
  A: "As",
};

export const RANK_PLURALS: Translation<typeof english.RANK_PLURALS> = {
  "2": "doses",
  "3": "treses",
  "4": "cuatros",
  "5": "cincos",
  "6": "seises",
  "7": "sietes",
  "8": "ochos",
  "9": "nueves",
  T: "dieces",
  J: "jotas",
  Q: "reinas",
  K: "reyes",
  A: "ases",
};

export const SUIT_NAMES: Translation<typeof english.SUIT_NAMES> = {
  S: "picas",
  H: "corazones",
  D: "diamantes",
  C: "tréboles",
};

export const CARD_NAME = "{rank} de {suit}";

export const CATEGORY_NAMES: Translation<typeof english.CATEGORY_NAMES> = {
  high: "Carta alta",
  pair: "Pareja",
  twoPair: "Doble pareja",
  trips: "Trío",
  straight: "Escalera",
  flush: "Color",
  fullHouse: "Full",
  quads: "Póker",
  straightFlush: "Escalera de color",
  royal: "Escalera real",
};

export const HAND_NAMES: Translation<typeof english.HAND_NAMES> = {
  high: "{category}, {first}",
  pair: "{category} de {firsts}",
  twoPair: "{category}, {firsts} y {seconds}",
  trips: "{category} de {firsts}",
  straight: "{category} hasta {first}",
  flush: "{category}, {first} como máxima",
  fullHouse: "{category}, {firsts} y {seconds}",
  quads: "{category} de {firsts}",
  straightFlush: "{category} hasta {first}",
  royal: "{category}",
};

export const LISTS: Translation<typeof english.LISTS> = {
  comma: "{others}, {next}",
  and: "{others} y {last}",
};
