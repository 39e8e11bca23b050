import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const BOARD: Translation<typeof english.BOARD> = {
  floor: "Ebene {floor} · geschafft {floors} · bester Lauf {best}",
  code: "Dungeon {code}",
  goal: "Ziel",
  you: "DU",
  deck: "Stapel: {count}",
  discard: "Ablage: {count}",
  hitPoints: "Lebenspunkte: {count}",
  hitPointsAce: "Lebenspunkte: {count}, eingerechnet das Ass auf der Hand",
  handEmpty: "Auf der Hand",
  handAce: "Lebenspunkt",
  handEnemy: "gibt +{value}",
  spare: "Übrig: {count}",
  wins: "Sieg {win} %",
  winsAided: "{win} %, Hilfe {aided} %",
  winsSurely: "sicherer Sieg",
  losesSurely: "keine Chance",
  ace: "Ass {chance} %",
  noAce: "kein Ass",
};

export const CAPTIONS: Translation<typeof english.CAPTIONS> = {
  you: {
    name: "DU",
    note: "Zieh die Karte auf ein freies Feld, um zu gehen, oder auf eine Karte daneben, um zu kämpfen (RS-4.2).",
  },
  hidden: {
    name: "Verdeckte Karte",
    note: "Neben DIR kannst du sie aufdecken (Taste F): Ein Ass hilft, alles andere kämpft (RS-4.2).",
  },
  drawn: { name: "{card}, gezogen", note: "Dein Angriff mit dem Wert {value} (RS-5.1)." },
  joker: { name: "Joker, ein Lebenspunkt", note: "Ohne Lebenspunkte ist das Spiel vorbei (RS-9.1)." },
  lost: { name: "Joker, verloren", note: "Ein Ass in der Auslage bringt ihn zurück (RS-6.2)." },
  spare: { name: "Übriger Joker", note: "Nicht in diesem Spiel." },
  deck: { name: "Stapel", note: "Im Kampf ist die oberste Karte dein Angriff (RS-5.1)." },
  discard: { name: "Ablage", note: "Kommt zurück in den Stapel, wenn eine Ebene geschafft ist (RS-7.2)." },
};

export const CARD_NOTES: Translation<typeof english.CARD_NOTES> = {
  enemy: "Ein Gegner mit dem Wert {value}. Zieh eine höhere Karte, um ihn zu schlagen (RS-5.2).",
  ace: "Ein Ass löst keinen Kampf aus (RS-6.1).",
  heldEnemy:
    "Gefangen: gibt einmal +{value} in einem Kampf, den die gezogene Karte allein nicht gewinnt (RS-5.4).",
  heldAce: "Ein Lebenspunkt mehr; solange kannst du nichts gefangen nehmen (RS-6.3).",
};
