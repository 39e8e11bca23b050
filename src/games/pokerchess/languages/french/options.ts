import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  pawnDoubleStep: { label: "Pions : deux cases", detail: "Depuis leur propre deuxième rangée." },
  enPassant: { label: "Prise en passant", detail: "Il faut le pas de deux cases des pions." },
  castling: { label: "Roque", detail: "Les cases attaquées n’y changent rien." },
  postflopFirst: { label: "Premier à parler après le flop", detail: "Avant le flop, c’est la défense." },
  tieRule: { label: "Égalité à l’abattage", detail: "Dans les deux cas, chacun prend la moitié du pot." },
  noMoveRule: { label: "Aucun coup possible", detail: "Deux tours passés de suite : partie nulle." },
  quietLimit: { label: "Nulle sans attaques", detail: "Après tant de tours de suite. 0 : jamais." },
  turnLimit: { label: "Nulle à la longueur", detail: "Après tant de tours des deux camps. 0 : jamais." },
  startingChips: { label: "Jetons d’un camp", detail: "Au départ. La règle dit 32." },
  realMoney: { label: "Les jetons ont une valeur", detail: "Qui n’en a plus peut prendre une recave." },
  teamChips: {
    label: "Jetons en équipe",
    detail: "Ceux du camp sont répartis, ou chacun en reçoit autant.",
  },
  moveLimit: {
    label: "Temps par coup",
    detail: "Aussi pour promotion, repli et apport. 0 : sans limite.",
  },
  battleLimit: {
    label: "Temps par enchère",
    detail: "Pour chaque décision en combat. 0 : sans limite.",
  },
  clockMode: { label: "Marche de la pendule", detail: "Aussitôt, ou quand l’autre camp la lance." },
  timeBank: { label: "Réserve de temps", detail: "Par personne, pour toute la partie." },
  bankStep: { label: "La réserve donne", detail: "Autant à la fois." },
  lateChoice: {
    label: "Promotion ou repli en retard",
    detail: "Un coup en retard revient toujours à l’adversaire.",
  },
  memberRebuy: { label: "Recave pour les membres", detail: "Il faut des jetons qui ont une valeur." },
};

export const OPTION_VALUES: Translation<typeof english.OPTION_VALUES> = {
  true: "oui",
  false: "non",
  attacker: "l’attaque",
  defender: "la défense",
  hold: "la défense tient",
  capture: "l’attaque réussit",
  pass: "on passe son tour",
  lose: "on perd",
  perSide: "répartis",
  perPerson: "autant à chacun",
  always: "aussitôt",
  called: "à la demande",
  default: "dame, ou retour",
  opponent: "choix de l’adversaire",
};

export const OPTION_NUMBERS: Translation<typeof english.OPTION_NUMBERS> = {
  quietLimit: { some: "après {value} tours", none: "jamais" },
  turnLimit: { some: "après {value} tours", none: "jamais" },
  moveLimit: { some: "{value} s", none: "sans limite" },
  battleLimit: { some: "{value} s", none: "sans limite" },
  timeBank: { some: "{value} s", none: "aucune" },
  bankStep: { some: "{value} s", none: "" },
};
