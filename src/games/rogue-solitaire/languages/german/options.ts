import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  diagonal: { label: "Diagonal gehen", detail: "Acht Nachbarfelder statt vier: viel leichter." },
  aceLoss: { label: "Verlust mit Ass auf der Hand", detail: "Womit du zahlst." },
  aidTiming: { label: "Hilfe wählst du", detail: "Wann du entscheidest, ob die gefangene Karte hilft." },
  aidOnWin: {
    label: "Hilfe im schon gewonnenen Kampf",
    detail: "Du opferst die gefangene Karte, um die Hand frei zu haben.",
  },
  aceKeep: { label: "Ein Ass bei voller Gesundheit", detail: "Ob du es behalten musst." },
  revealedOnClear: {
    label: "Übrige offene Gegner",
    detail: "Was aus ihnen wird, wenn eine Ebene geschafft ist.",
  },
  startJokers: { label: "Joker zu Beginn", detail: "Je weniger, desto schwerer. In den Regeln sind es 3." },
  targetFloors: {
    label: "Ebenen bis zum Sieg",
    detail: "So viele geschafft, und du gewinnst. 0 heißt: kein Ende.",
  },
};

export const OPTION_VALUES: Translation<typeof english.OPTION_VALUES> = {
  true: "ja",
  false: "nein",
  choice: "nach Wahl",
  aceFirst: "mit dem Ass",
  jokerFirst: "mit einem Joker",
  after: "nach dem Ziehen",
  before: "vor dem Ziehen",
  auto: "behalten",
  optional: "behalten oder ablegen",
  stay: "bleiben offen",
  flipDown: "werden verdeckt",
};
