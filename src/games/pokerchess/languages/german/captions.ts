import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CAPTIONS: Translation<typeof english.CAPTIONS> = {
  chessBoard: {
    name: "Schachbrett",
    note: "Wer schlagen will, muss zuerst eine Hand Poker gewinnen (PC-4.4).",
  },
  deck: {
    name: "Stapel",
    note: "Wird zu Beginn jedes Zugs und in jedem Kampf gemischt (PC-3.3). Im Kampf heißt Taste F: schieben oder mitgehen.",
  },
  burnt: { name: "Verbrannte Karten", note: "Niemand darf sie ansehen (PC-4.6)." },
};
export const HOLE_CAPTIONS: Translation<typeof english.HOLE_CAPTIONS> = {
  private: {
    white: {
      name: "Geheimkarte",
      note: "Nur wer für die weißen Figuren entscheidet, kennt sie (PC-4.1, PC-12.13).",
    },
    black: {
      name: "Geheimkarte",
      note: "Nur wer für die schwarzen Figuren entscheidet, kennt sie (PC-4.1, PC-12.13).",
    },
  },
  down: {
    white: { name: "Verdeckte Karte", note: "Nur wer für die weißen Figuren kämpft, kennt sie (PC-12.13)." },
    black: {
      name: "Verdeckte Karte",
      note: "Nur wer für die schwarzen Figuren kämpft, kennt sie (PC-12.13).",
    },
  },
};

export const MATCH_NOTES: Translation<typeof english.MATCH_NOTES> = {
  white: "Die Figurenkarte der weißen Seite (PC-6.4).",
  black: "Die Figurenkarte der schwarzen Seite (PC-6.4).",
};
export const SHOWN_NOTES: Translation<typeof english.SHOWN_NOTES> = {
  white: "Die verdeckte Karte der weißen Figuren, gezeigt beim Showdown (PC-7.11).",
  black: "Die verdeckte Karte der schwarzen Figuren, gezeigt beim Showdown (PC-7.11).",
};
export const CARD_NOTES: Translation<typeof english.CARD_NOTES> = {
  flip: "Aufgedeckt auf der Suche nach Figurenkarten (PC-6.4).",
  community: "Eine Gemeinschaftskarte: gehört zu beiden Händen (PC-7.1).",
  draw: "Gezogen um die weißen Figuren: Die höhere Karte bekommt sie (PC-3.2).",
};

export const MAN_ON_SQUARE = "{man}, {square}";
export const MAN_NOTES: Translation<typeof english.MAN_NOTES> = {
  owned: "{player} führt ihre Kämpfe (PC-12.12).",
  attacks: "Greift {square} an.",
  attacked: "Wird von {square} aus angegriffen.",
  retreats: "Wurde abgewehrt und zieht sich zurück (PC-8.3).",
  promotes: "Wird umgewandelt (PC-8.4).",
  taken: "Geschlagen.",
  both: "{doing} {owned}",
};

export const CHIP_NAME = "Chips: {count}";
export const CHIP_NOTES: Translation<typeof english.CHIP_NOTES> = {
  stack: "Von {player}.",
  freeStack: "Nicht in diesem Spiel.",
  pot: "Der Pot ohne die Einsätze dieser Runde (PC-7.5).",
};
export const BET_NOTES: Translation<typeof english.BET_NOTES> = {
  attacker: "Was die Angriffsseite in dieser Runde gesetzt hat (PC-7.3).",
  defender: "Was die Verteidigung in dieser Runde gesetzt hat (PC-7.3).",
};
