import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  grid: { label: "Salles", detail: "Par niveau. En 3 × 3, Remélanger convient bien." },
  combat: { label: "Combat", detail: "La meilleure main de dés, ou le plus fort total." },
  startAtk: { label: "ATQ au départ", detail: "Moins il y en a, plus c’est dur. La règle dit 2." },
  startHp: { label: "PV au départ", detail: "Six par dé rouge. La règle dit 12." },
  startMoney: { label: "Or au départ", detail: "La règle dit 12." },
  moneyCap: { label: "Or maximum", detail: "Ce qu’on trouve au-delà est perdu." },
  enemyAtkT1: { label: "ATQ des premiers ennemis", detail: "Ceux du palier 1. La règle dit 1." },
  finalHpDice: { label: "Dés rouges du dernier ennemi", detail: "Six PV chacun. La règle dit 5." },
  shuffle: { label: "Pioche", detail: "Répartis : un ennemi toutes les quatre autres cartes." },
  trade: { label: "Échanger 1 ATQ rend", detail: "Ce que tu obtiens pour 1 ATQ quand tu tombes." },
  rest: { label: "Repos", detail: "PV regagnés à la fin d’un niveau." },
  counterattack: {
    label: "Contre-attaque",
    detail: "Aux totaux : après une égalité, tu peux relancer tes dés.",
  },
  abilities: {
    label: "Pouvoirs",
    detail: "Sans eux, les potions ne font que soigner ou ajouter de l’ATQ.",
  },
  abilitiesOutsideCombat: {
    label: "Pouvoirs entre les combats",
    detail: "Fortune, Récupération, Purification et Alchimie à tout moment.",
  },
  moneyHp: { label: "L’or soigne", detail: "1 à 3 PV au lieu de l’or." },
  healImmediate: { label: "Boire les potions rouges aussitôt", detail: "On ne peut pas les garder." },
  buffImmediate: {
    label: "Équiper les potions bleues aussitôt",
    detail: "Toutes, dès que paraît un ennemi.",
  },
  reshuffle: { label: "Remélanger", detail: "La défausse revient à la fin de chaque niveau." },
  recycleMoney: { label: "L’or revient", detail: "Dans la pioche, à la fin de chaque niveau." },
  recycleItems: {
    label: "Potions et malédictions reviennent",
    detail: "Dans la pioche, à la fin de chaque niveau.",
  },
  recycleTier: {
    label: "Épées et cœurs reviennent",
    detail: "Dans la pioche, à la fin de chaque niveau.",
  },
  bribe: { label: "Pots-de-vin", detail: "10, 15 ou 20 or pour fuir aux paliers 1 à 3." },
  pill: {
    label: "Pilule de vie",
    detail: "Une potion rouge, une bleue et 10 or, une fois par partie.",
  },
  cleanseHeal: { label: "Purification rend", detail: "Sa carte dit 5, la règle des potions 6." },
  overcharge: { label: "Surcharge ajoute", detail: "Au lieu de 1 ATQ, ou en plus." },
  flee: { label: "Fuite", detail: "Par carte seulement, ou à volonté." },
  lateEquip: { label: "Équiper en combat", detail: "Des potions sous les dés avant n’importe quel jet." },
  pillAtDeath: { label: "Pilule au besoin", detail: "On peut aussi la préparer quand on tombe." },
};

export const OPTION_VALUES: Translation<typeof english.OPTION_VALUES> = {
  true: "oui",
  false: "non",
  "2x2": "2 × 2",
  "3x3": "3 × 3",
  poker: "poker de dés",
  points: "totaux",
  random: "mélangée",
  sparse: "ennemis répartis",
  "6HP": "6 PV",
  MAX: "tous les PV",
  flat3: "oui",
  off: "non",
  cards: "par des cartes",
  free: "à volonté",
};
