import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CARD_NAMES: Translation<typeof english.CARD_NAMES> = {
  red: "{name} {print}",
  blue: "{name} {print}",
  curse: "{name} {print}",
  money: "Geld {print}",
  sword: "Schwert {print}",
  heart: "Herz (Joker)",
  enemy: "{name} {print}",
};
export const FULL_NAMES: Translation<typeof english.FULL_NAMES> = {
  red: "Roter Trank {value}, {name} ({print})",
  blue: "Blauer Trank {value}, {name} ({print})",
  curse: "Fluch {value}, {name} ({print})",
  money: "{value} Geld ({print})",
  sword: "Schwert ({print})",
  heart: "Herz (Joker)",
  enemy: "Gegner, {name} ({print})",
};
export const ENEMY_NAMES: Translation<typeof english.ENEMY_NAMES> = {
  demon: "Dämon",
  orc: "Ork",
  queen: "Hexenkönigin",
  king: "Böser König",
};

export const GETTING: Translation<typeof english.GETTING> = {
  price: "Preis: {value} Geld",
  exact: "Gehört dir bei einer {value} mit einem Würfel",
  singleCurse: "Abgewehrt bei einer {value} mit einem Würfel",
  dualCurse: "Abgewehrt bei mehr als {value} mit zwei Würfeln; genau {value}, und er gehört dir",
  free: "Kostenlos",
  none: "",
};
export const EFFECTS: Translation<typeof english.EFFECTS> = {
  red: "Heilt {heal} HP.",
  redOr: "Heilt {heal} HP, oder: {text}",
  buff: "Gibt unter deinen Würfeln 1 ATK.",
  buffAnd: "Gibt unter deinen Würfeln 1 ATK. {text}",
  buffOr: "Gibt unter deinen Würfeln 1 ATK, oder: {text}",
  curse: "Gibt dem nächsten Gegner 1 ATK.",
  curseAnd: "Gibt dem nächsten Gegner 1 ATK. {text}",
  money: "Nimm {value} Geld.",
  moneyOr: "Nimm {value} Geld, oder heile bis zu {most} HP.",
  sword: "Gibt dir für immer 1 ATK.",
  heart: "Ein roter Würfel mehr: 6 HP sofort und als Grenze.",
  enemy: "Du musst kämpfen. Die Figur ist egal, es zählt die Stufe.",
};

export const ROOM_NAMES: Translation<typeof english.ROOM_NAMES> = {
  upperLeft: "oben links",
  upperMiddle: "oben in der Mitte",
  upperRight: "oben rechts",
  middleLeft: "links in der Mitte",
  central: "ganz in der Mitte",
  middleRight: "rechts in der Mitte",
  lowerLeft: "unten links",
  lowerMiddle: "unten in der Mitte",
  lowerRight: "unten rechts",
};
