import type { Translation } from "../../../../kit/language";
import type * as english from "../english";

export const CARD_NAMES: Translation<typeof english.CARD_NAMES> = {
  red: "{name} {print}",
  blue: "{name} {print}",
  curse: "{name} {print}",
  money: "Or {print}",
  sword: "Épée {print}",
  heart: "Cœur (Joker)",
  enemy: "{name} {print}",
};

export const FULL_NAMES: Translation<typeof english.FULL_NAMES> = {
  red: "Potion rouge {value}, {name} ({print})",
  blue: "Potion bleue {value}, {name} ({print})",
  curse: "Malédiction {value}, {name} ({print})",
  money: "{value} or ({print})",
  sword: "Épée ({print})",
  heart: "Cœur (Joker)",
  enemy: "Ennemi, {name} ({print})",
};
export const ENEMY_NAMES: Translation<typeof english.ENEMY_NAMES> = {
  demon: "Démon",
  orc: "Orque",
  queen: "Reine sorcière",
  king: "Roi maléfique",
};

export const GETTING: Translation<typeof english.GETTING> = {
  price: "Prix : {value} or",
  exact: "À toi sur un {value} avec un dé",
  singleCurse: "Évitée sur un {value} avec un dé",
  dualCurse: "Évitée au-dessus de {value} avec deux dés ; à {value} pile, elle est à toi",
  free: "Gratuit",
  none: "",
};

export const EFFECTS: Translation<typeof english.EFFECTS> = {
  red: "Rend {heal} PV.",
  redOr: "Rend {heal} PV, ou : {text}",
  buff: "Sous tes dés, elle ajoute 1 ATQ.",
  buffAnd: "Sous tes dés, elle ajoute 1 ATQ. {text}",
  buffOr: "Sous tes dés, elle ajoute 1 ATQ, ou : {text}",
  curse: "Ajoute 1 ATQ au prochain ennemi.",
  curseAnd: "Ajoute 1 ATQ au prochain ennemi. {text}",
  money: "Prends {value} or.",
  moneyOr: "Prends {value} or, ou soigne jusqu’à {most} PV.",
  sword: "Ajoute 1 à ton ATQ pour de bon.",
  heart: "Un dé rouge de plus : 6 PV, tout de suite et au maximum.",
  enemy: "Il faut le combattre. La figure ne change rien : seul compte le palier.",
};

export const ROOM_NAMES: Translation<typeof english.ROOM_NAMES> = {
  upperLeft: "en haut à gauche",
  upperMiddle: "en haut au milieu",
  upperRight: "en haut à droite",
  middleLeft: "au milieu à gauche",
  central: "au centre",
  middleRight: "au milieu à droite",
  lowerLeft: "en bas à gauche",
  lowerMiddle: "en bas au milieu",
  lowerRight: "en bas à droite",
};
