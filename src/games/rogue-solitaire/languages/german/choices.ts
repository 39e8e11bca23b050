import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CHOICES: Translation<typeof english.CHOICES> = {
  walk: "{way} gehen",
  travel: "Zu {cell} gehen",
  flip: "Karte {side} aufdecken",
  attack: "{enemy} {side} angreifen",
  besideGroup: "Neben dir",
  farGroup: "Zu Zeile {row} gehen",
  free: "frei",
  clears: "schafft die Ebene",
  odds: "Sieg {win} %, Verlust {loss} %",
  oddsAided: "Sieg {win} %, Hilfe {aided} %",
  flipOdds: "Sieg {win} %",
  flipOddsOrAce: "Sieg {win} %, Ass {ace} %",
  noAce: "kein Ass",
  sureWin: "sicherer Sieg",
  sureLoss: "sichere Niederlage",
  aid: "{held} dazulegen",
  decline: "Nicht dazulegen",
  outcomes: { win: "du gewinnst", draw: "unentschieden", loss: "kostet 1 Lebenspunkt" },
  payJoker: "Mit einem Joker zahlen",
  payJokerDetail: "noch {jokers}",
  payAce: "Mit dem Ass zahlen",
  payAceDetail: "macht die Hand frei",
  capture: "{enemy} gefangen nehmen",
  captureDetail: "gibt +{value} im Kampf",
  leave: "{enemy} liegen lassen",
  leaveDetail: "die Hand bleibt frei",
  keep: "Ass behalten",
  keepDetail: "ein Lebenspunkt mehr",
  discard: "Ass ablegen",
  discardDetail: "die Hand bleibt frei",
};

export const CONFIRM: Translation<typeof english.CONFIRM> = {
  decline: "Ohne Hilfe verlierst du deinen letzten Lebenspunkt. Trotzdem ablehnen?",
};
