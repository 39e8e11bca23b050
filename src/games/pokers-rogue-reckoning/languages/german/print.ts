import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const PRINTED_KINDS: Translation<typeof english.PRINTED_KINDS> = {
  red: "Roter Trank",
  blue: "Blauer Trank",
  curse: "Fluch",
  money: "Geld",
  sword: "Schwert",
  heart: "Herz",
  enemy: "Gegner",
};
export const PRINTED_JOKER = "Joker";
export const PRINTED_GETTING: Translation<typeof english.PRINTED_GETTING> = {
  price: "Preis: {value} Geld",
  exact: "Ein Würfel: {value} gewinnt",
  singleCurse: "Ein Würfel: {value} wehrt ab",
  dualCurse: "Zwei Würfel: über {value} wehrt ab,\n{value}, und er gehört dir",
};
