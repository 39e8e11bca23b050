import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CAPTIONS: Translation<typeof english.CAPTIONS> = {
  hidden: { name: "Verdeckte Karte", note: "Dreh sie um (Taste F), um den Raum aufzudecken (PRR-4.2)." },
  scouted: { name: "{card}, verdeckt", note: "Der Späher hat sie gezeigt (PRR-13.7)." },
  deck: { name: "Stapel", note: "Von oben kommen die Räume der nächsten Ebene (PRR-3.6)." },
  apart: {
    name: "Karten beiseite",
    note: "Für einen Stapel mit verteilten Gegnern eigens gemischt (PRR-3.5).",
  },
  discard: { name: "Ablage", note: "Lege einen Trank hierher, um seine Fähigkeit zu nutzen (PRR-13.2)." },
  aside: { name: "Schwerter und Herzen", note: "Für immer gefunden (PRR-4.3)." },
  slain: { name: "Besiegte Gegner", note: "Besiege {enemies}, um zu gewinnen (PRR-18.1)." },
  pawn: {
    name: "Stufe",
    note: "Steht, wo der nächste Gegner steht: Nach je drei Siegen kommt die nächste Stufe (PRR-8.1).",
  },
};
export const TERMS = "{getting}. {effect}";

export const DICE_CAPTIONS: Translation<typeof english.DICE_CAPTIONS> = {
  hp: {
    name: "Roter Würfel",
    note: "Deine HP. Lege einen roten Trank hierher, um ihn zu trinken (PRR-5.4).",
  },
  emptyHp: { name: "Roter Würfel", note: "Leer. Heilen füllt ihn wieder auf (PRR-2.3)." },
  atk: {
    name: "Blauer Würfel",
    note: "Dein ATK: So hart triffst du, und es zählt als ein Würfel deines Wurfs (PRR-10.1).",
  },
  money: { name: "Gelber Würfel", note: "Dein Geld, soweit die Würfel reichen." },
  enemyHp: { name: "Roter Würfel", note: "Die HP des Gegners (PRR-8.1)." },
  enemyAtk: { name: "Blauer Würfel", note: "Das ATK des Gegners (PRR-8.1)." },
  white: {
    name: "Weißer Würfel",
    note: "Einer deiner Kampfwürfel. Wirf ihn (Taste R), wenn es so weit ist (PRR-9.4).",
  },
  black: { name: "Schwarzer Würfel", note: "Ein Kampfwürfel des Gegners (PRR-9.4)." },
};
export const SPARE_DIE_NOTE = "Nicht in Gebrauch.";
