import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const TITLE = "Rogue: The Solitaire-Like";
export const HOOK = "Durchquere einen Dungeon aus Karten von Ecke zu Ecke, Ebene um Ebene, bis du fällst.";

export const PROMPTS: Translation<typeof english.PROMPTS> = {
  setup: "Die beiden Kartenspiele werden gemischt.",
  move: "Ebene {floor}: Decke eine Karte neben dir auf, greif an oder geh.",
  aid: "{drawn} reicht nicht gegen {enemy}. Legst du {held} dazu?",
  aidOnWin: "{drawn} schlägt {enemy} auch allein. Opferst du trotzdem {held}?",
  aidBefore: "Du greifst {enemy} an. Legst du {held} dazu, bevor du ziehst?",
  reshuffle: "Der Stapel ist leer: Die Ablage wird zu einem neuen gemischt.",
  pay: "Du hast gegen {enemy} verloren. Zahlst du mit einem Joker oder mit deinem Ass?",
  capture: "{enemy} ist geschlagen. Gefangen nehmen oder liegen lassen?",
  keepAce: "Ein Ass, und kein Joker fehlt. Behältst du es als weiteren Lebenspunkt?",
  clear: "Ebene {floors} ist geschafft! Die Karten werden für die nächste gemischt.",
  over: "Das Spiel ist vorbei.",
};

export const ACE_PROMPTS: Translation<typeof english.ACE_PROMPTS> = {
  heal: "Ein Ass! Einer deiner Joker kommt zurück.",
  keep: "Ein Ass! Du behältst es als weiteren Lebenspunkt.",
  waste: "Ein Ass! Deine Hand ist voll, es wird abgelegt.",
};

export const FIGHTS: Translation<typeof english.FIGHTS> = {
  win: "{drawn} gegen {enemy}: Du gewinnst!",
  draw: "{drawn} gegen {enemy}: unentschieden.",
  loss: "{drawn} gegen {enemy}: Du verlierst einen Lebenspunkt.",
};
export const AIDED_FIGHTS: Translation<typeof english.AIDED_FIGHTS> = {
  win: "{drawn} und {held} ergeben {attack} gegen {enemy}: Du gewinnst!",
  draw: "{drawn} und {held} ergeben {attack} gegen {enemy}: unentschieden.",
  loss: "{drawn} und {held} ergeben {attack} gegen {enemy}: Du verlierst einen Lebenspunkt.",
};

export const STATUS =
  "Ebene {floor} · Lebenspunkte {hitPoints} · auf der Hand {held} · Stapel {deck} · Ablage {discard}";
export const NOTHING_HELD = "nichts";

export const RESULTS: Translation<typeof english.RESULTS> = {
  dead: {
    headline: "Du bist gefallen",
    sentence: "Geschaffte Ebenen: {floors}. Gewonnene Kämpfe: {wins} von {fights}.",
  },
  target: {
    headline: "Sieg!",
    sentence: "Alles geschafft, Ebenen: {floors}. Gewonnene Kämpfe: {wins} von {fights}.",
  },
};

export const FIGURES =
  "Geschaffte Ebenen {floors}, bester Lauf {best} · gewonnene Kämpfe {wins} von {fights}";
