import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const EVENTS: Translation<typeof english.EVENTS> = {
  dealt: "Der Dungeon liegt aus: {cards} verdeckte Karten. Erreiche die Ecke gegenüber.",
  walked: "",
  turnedUp: "Du deckst {card} auf.",
  drew: "Du ziehst {drawn} gegen {enemy}.",
  reshuffled: "Die Ablage wird zum neuen Stapel: {cards} Karten.",
  aided: "{held} hilft: {attack} gegen {enemy}.",
  won: "{enemy} ist geschlagen!",
  tied: "Unentschieden: {enemy} bleibt stehen, und niemand wird verletzt.",
  lost: "{enemy} gewinnt.",
  captured: "Du nimmst {enemy} gefangen.",
  jokerPaid: "Du verlierst einen Joker. Lebenspunkte: noch {hitPoints}.",
  acePaid: "Du verlierst dein Ass. Lebenspunkte: noch {hitPoints}.",
  healed: "Das Ass bringt einen Joker zurück. Lebenspunkte: {hitPoints}.",
  aceKept: "Du behältst das Ass. Lebenspunkte: {hitPoints}.",
  aceDiscarded: "{ace} wird abgelegt.",
  floorCleared: "Ebene {floors} ist geschafft!",
  refilled: "Ebene {floor}: {cards} neue Karten liegen verdeckt aus. Geh zurück zur anderen Ecke.",
  gameOver: "",
};
