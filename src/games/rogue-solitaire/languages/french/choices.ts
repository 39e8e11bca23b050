import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CHOICES: Translation<typeof english.CHOICES> = {
  walk: "Aller {way}",
  travel: "Aller en {cell}",
  flip: "Retourner la carte {side}",
  attack: "Attaquer {enemy} {side}",
  besideGroup: "À côté de toi",
  farGroup: "Aller en ligne {row}",
  free: "libre",
  clears: "franchit l’étage",
  odds: "gagne {win} %, perd {loss} %",
  oddsAided: "gagne {win} %, aidé {aided} %",
  flipOdds: "gagne {win} %",
  flipOddsOrAce: "gagne {win} %, As {ace} %",
  noAce: "pas d’As",
  sureWin: "victoire sûre",
  sureLoss: "défaite sûre",
  aid: "Ajouter {held}",
  decline: "Ne pas l’ajouter",
  outcomes: { win: "tu gagnes", draw: "égalité", loss: "tu perds un point de vie" },
  payJoker: "Payer avec un Joker",
  payJokerDetail: "reste {jokers}",
  payAce: "Payer avec l’As",
  payAceDetail: "libère ta main",
  capture: "Capturer {enemy}",
  captureDetail: "ajoute {value} dans un combat",
  leave: "Laisser {enemy}",
  leaveDetail: "ta main reste libre",
  keep: "Garder l’As",
  keepDetail: "un point de vie de plus",
  discard: "Défausser l’As",
  discardDetail: "ta main reste libre",
};

export const CONFIRM: Translation<typeof english.CONFIRM> = {
  decline: "Sans aide, tu perds ton dernier point de vie. Refuser quand même ?",
};
