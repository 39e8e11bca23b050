import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const HANDS: Translation<typeof english.HANDS> = {
  bust: "Nada, máximo {first}",
  pair: "Pareja de {first}",
  twoPair: "Doble pareja de {first} y {second}",
  three: "Trío de {first}",
  fullHouse: "Full de {first} y {second}",
  four: "Póker de {first}",
  straight: "Escalera hasta {first}",
  five: "Repóker de {first}",
};
export const HAND_WITH_DICE = "{hand} ({dice})";
export const POINTS = "{points} puntos";

export const COMPARISON: Translation<typeof english.COMPARISON> = {
  both: "Tú: {player}. Enemigo: {enemy}. {outcome}",
  playerHits: "Golpeas por {amount} ({reason}).",
  enemyHits: "El enemigo golpea por {amount} ({reason}).",
  playerFocus: "Empate, pero tu Enfoque golpea por {amount} ({reason}).",
  enemyFocus: "Empate, pero su Enfoque golpea por {amount} ({reason}).",
  tie: "Empate.",
  again: "Empate: se tiran otra vez todos los dados.",
};
export const OUTCOMES: Translation<typeof english.OUTCOMES> = {
  playerHits: "Golpeas.",
  enemyHits: "El enemigo golpea.",
  tie: "Empate.",
  again: "Empate: se tiran otra vez todos los dados.",
};
export const BLOW: Translation<typeof english.BLOW> = {
  atk: "ATQ {atk}",
  equip: "{reason} + mejoras {added}",
  curses: "{reason} + maldiciones {added}",
  nullified: "{reason} − anulado {nullified}",
};
