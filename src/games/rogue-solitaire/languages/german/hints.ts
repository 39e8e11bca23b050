import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const HINTS: Translation<typeof english.HINTS> = {
  aceHeld: "Solange du ein Ass hältst, kannst du nichts gefangen nehmen (RS-6.3).",
  handFull: "Solange du {held} hältst, kannst du nichts anderes gefangen nehmen (RS-5.7).",
  aided: "Wer mit Hilfe geschlagen wird, kann nicht gefangen genommen werden (RS-5.7).",
  leftover: "Ein offener Gegner versperrt den Weg, bis er geschlagen ist: {enemies} (RS-4.3).",
};
