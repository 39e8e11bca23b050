import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const HANDS: Translation<typeof english.HANDS> = {
  bust: "Hauteur {first}",
  pair: "Paire de {first}",
  twoPair: "Double paire, {first} et {second}",
  three: "Brelan de {first}",
  fullHouse: "Full de {first}, paire de {second}",
  four: "Carré de {first}",
  straight: "Suite jusqu’au {first}",
  five: "Cinq fois {first}",
};

export const HAND_WITH_DICE = "{hand} ({dice})";
export const POINTS = "{points} points";

export const COMPARISON: Translation<typeof english.COMPARISON> = {
  both: "Toi : {player}. Ennemi : {enemy}. {outcome}",
  playerHits: "Tu infliges {amount} ({reason}).",
  enemyHits: "L’ennemi inflige {amount} ({reason}).",
  playerFocus: "Égalité, mais ta Concentration inflige {amount} ({reason}).",
  enemyFocus: "Égalité, mais sa Concentration inflige {amount} ({reason}).",
  tie: "Égalité.",
  again: "Égalité : on relance tous les dés.",
};

export const OUTCOMES: Translation<typeof english.OUTCOMES> = {
  playerHits: "Tu touches.",
  enemyHits: "L’ennemi touche.",
  tie: "Égalité.",
  again: "Égalité : on relance tous les dés.",
};

export const BLOW: Translation<typeof english.BLOW> = {
  atk: "ATQ {atk}",
  equip: "{reason} + bonus {added}",
  curses: "{reason} + malédictions {added}",
  nullified: "{reason} − annulé {nullified}",
};
