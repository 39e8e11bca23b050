import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const PRINTED_KINDS: Translation<typeof english.PRINTED_KINDS> = {
  red: "Potion rouge",
  blue: "Potion bleue",
  curse: "Malédiction",
  money: "Or",
  sword: "Épée",
  heart: "Cœur",
  enemy: "Ennemi",
};

export const PRINTED_JOKER = "Joker";

export const PRINTED_GETTING: Translation<typeof english.PRINTED_GETTING> = {
  price: "Prix : {value} or",
  exact: "Un dé : {value} la gagne",
  singleCurse: "Un dé : {value} l’évite",
  dualCurse: "Deux dés : plus de {value} l’évite,\n{value} la rend tienne",
};
