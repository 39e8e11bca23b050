import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  pawnDoubleStep: { label: "Bauern zwei Felder", detail: "Von der eigenen zweiten Reihe aus." },
  enPassant: { label: "En passant", detail: "Nur wenn Bauern zwei Felder ziehen dürfen." },
  castling: { label: "Rochade", detail: "Angegriffene Felder sind egal." },
  postflopFirst: { label: "Nach dem Flop beginnt", detail: "Vor dem Flop beginnt die Verteidigung." },
  tieRule: { label: "Showdown unentschieden", detail: "Der Pot wird in jedem Fall geteilt." },
  noMoveRule: { label: "Wer nicht ziehen kann", detail: "Fallen zwei Züge hintereinander aus: remis." },
  quietLimit: { label: "Remis ohne Angriffe", detail: "Nach so vielen Zügen in Folge. 0 heißt nie." },
  turnLimit: { label: "Remis nach Zügen", detail: "Nach so vielen Zügen beider Seiten. 0 heißt nie." },
  startingChips: { label: "Chips einer Seite", detail: "Zu Beginn. In den Regeln sind es 32." },
  realMoney: { label: "Chips stehen für etwas", detail: "Wer keine mehr hat, darf nachkaufen." },
  teamChips: {
    label: "Chips im Team",
    detail: "Eine Seite teilt ihre Chips, oder alle bekommen so viele.",
  },
  moveLimit: { label: "Zeit zum Ziehen", detail: "Auch für Umwandlung, Rückzug, Zuschuss. 0: ohne Grenze." },
  battleLimit: { label: "Zeit zum Setzen", detail: "Für jede Entscheidung im Kampf. 0: ohne Grenze." },
  clockMode: { label: "Die Uhr läuft", detail: "Sofort, oder wenn die andere Seite ruft." },
  timeBank: { label: "Zeitreserve", detail: "Für jede Person, im ganzen Spiel." },
  bankStep: { label: "Die Reserve zahlt", detail: "So viel auf einmal." },
  lateChoice: {
    label: "Umwandlung, Rückzug zu spät",
    detail: "Einen späten Zug wählt immer die Gegenseite.",
  },
  memberRebuy: { label: "Im Team nachkaufen", detail: "Nur wenn Chips für etwas stehen." },
};

export const OPTION_VALUES: Translation<typeof english.OPTION_VALUES> = {
  true: "ja",
  false: "nein",
  attacker: "der Angriff",
  defender: "die Verteidigung",
  hold: "die Verteidigung hält",
  capture: "der Angriff gelingt",
  pass: "setzt aus",
  lose: "verliert",
  perSide: "aufgeteilt",
  perPerson: "alle voll",
  always: "sofort",
  called: "auf Zuruf",
  default: "Dame, oder zurück",
  opponent: "die Gegenseite wählt",
};

export const OPTION_NUMBERS: Translation<typeof english.OPTION_NUMBERS> = {
  quietLimit: { some: "nach {value} Zügen", none: "nie" },
  turnLimit: { some: "nach {value} Zügen", none: "nie" },
  moveLimit: { some: "{value} s", none: "ohne Grenze" },
  battleLimit: { some: "{value} s", none: "ohne Grenze" },
  timeBank: { some: "{value} s", none: "keine" },
  bankStep: { some: "{value} s", none: "" },
};
