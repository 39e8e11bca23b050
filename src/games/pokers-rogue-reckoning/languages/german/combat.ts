import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const HANDS: Translation<typeof english.HANDS> = {
  bust: "Nichts, hoch {first}",
  pair: "Ein Paar, {first}er",
  twoPair: "Zwei Paare, {first}er und {second}er",
  three: "Drilling, {first}er",
  fullHouse: "Full House, {first}er über {second}er",
  four: "Vierling, {first}er",
  straight: "Straße bis {first}",
  five: "Fünfling, {first}er",
};
export const HAND_WITH_DICE = "{hand} ({dice})";
export const POINTS = "{points} Punkte";

export const COMPARISON: Translation<typeof english.COMPARISON> = {
  both: "Du: {player}. Gegner: {enemy}. {outcome}",
  playerHits: "Du triffst mit {amount} ({reason}).",
  enemyHits: "Der Gegner trifft mit {amount} ({reason}).",
  playerFocus: "Gleichstand, aber dein Fokus trifft mit {amount} ({reason}).",
  enemyFocus: "Gleichstand, aber sein Fokus trifft mit {amount} ({reason}).",
  tie: "Gleichstand.",
  again: "Gleichstand: Alle Würfel werden neu geworfen.",
};
export const OUTCOMES: Translation<typeof english.OUTCOMES> = {
  playerHits: "Du triffst.",
  enemyHits: "Der Gegner trifft.",
  tie: "Gleichstand.",
  again: "Gleichstand: Alle Würfel werden neu geworfen.",
};
export const BLOW: Translation<typeof english.BLOW> = {
  atk: "ATK {atk}",
  equip: "{reason} + Tränke {added}",
  curses: "{reason} + Flüche {added}",
  nullified: "{reason} − gebannt {nullified}",
};
