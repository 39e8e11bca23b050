import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const OPTION_WORDS: Translation<typeof english.OPTION_WORDS> = {
  diagonal: { label: "En diagonale", detail: "Huit voisines au lieu de quatre : bien plus facile." },
  aceLoss: { label: "Défaite avec un As en main", detail: "Avec quoi l’on paie." },
  aidTiming: { label: "Choix de l’aide", detail: "Quand tu décides d’ajouter la carte capturée." },
  aidOnWin: {
    label: "Aide dans un combat déjà gagné",
    detail: "Tu dépenses la carte capturée pour libérer ta main.",
  },
  aceKeep: { label: "As en pleine santé", detail: "Faut-il forcément le garder ?" },
  revealedOnClear: { label: "Ennemis restants", detail: "Leur sort quand un étage est franchi." },
  startJokers: { label: "Jokers au départ", detail: "Moins il y en a, plus c’est dur. La règle dit 3." },
  targetFloors: {
    label: "Étages pour gagner",
    detail: "En franchir autant donne la victoire. 0 : sans fin.",
  },
};

export const OPTION_VALUES: Translation<typeof english.OPTION_VALUES> = {
  true: "oui",
  false: "non",
  choice: "à ton choix",
  aceFirst: "l’As",
  jokerFirst: "un Joker",
  after: "après la pioche",
  before: "avant la pioche",
  auto: "à garder",
  optional: "au choix",
  stay: "restent visibles",
  flipDown: "sont cachés",
};
