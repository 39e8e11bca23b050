import type { CardKind } from "../../cards";

/** A card on a button; potions and curses are called by their abilities. */
export const CARD_NAMES: Record<CardKind, string> = {
  red: "{name} {print}",
  blue: "{name} {print}",
  curse: "{name} {print}",
  money: "Money {print}",
  sword: "Sword {print}",
  heart: "Heart (Joker)",
  enemy: "{name} {print}",
};
/** A card where there is room to say what it is. */
export const FULL_NAMES: Record<CardKind, string> = {
  red: "Red potion {value}, {name} ({print})",
  blue: "Blue potion {value}, {name} ({print})",
  curse: "Curse {value}, {name} ({print})",
  money: "{value} money ({print})",
  sword: "Sword ({print})",
  heart: "Heart (Joker)",
  enemy: "Enemy, {name} ({print})",
};
export const ENEMY_NAMES = {
  demon: "Demon",
  orc: "Orc",
  queen: "Sorcerer Queen",
  king: "Evil King",
};

/** How a card is got, or got rid of. */
export const GETTING = {
  price: "Price: {value} money",
  exact: "Win it: {value} on one die",
  singleCurse: "Avoid it: {value} on one die",
  dualCurse: "Avoid it: over {value} on two dice; exactly {value} makes it yours",
  free: "Free",
  none: "",
};
/** What a card does. */
export const EFFECTS = {
  red: "Heals {heal} HP.",
  redOr: "Heals {heal} HP, or: {text}",
  buff: "Under your dice it adds 1 ATK.",
  buffAnd: "Under your dice it adds 1 ATK. {text}",
  buffOr: "Under your dice it adds 1 ATK, or: {text}",
  curse: "Adds 1 ATK to the next enemy.",
  curseAnd: "Adds 1 ATK to the next enemy. {text}",
  money: "Take {value} money.",
  moneyOr: "Take {value} money, or heal up to {most} HP.",
  sword: "Permanently adds 1 to your ATK.",
  heart: "One more red die: +6 HP and +6 maximum HP.",
  enemy: "You must fight it. Only the tier matters, not which figure it is.",
};

/** The rooms by where they lie. */
export const ROOM_NAMES = {
  upperLeft: "upper left",
  upperMiddle: "upper middle",
  upperRight: "upper right",
  middleLeft: "middle left",
  central: "central",
  middleRight: "middle right",
  lowerLeft: "lower left",
  lowerMiddle: "lower middle",
  lowerRight: "lower right",
};
