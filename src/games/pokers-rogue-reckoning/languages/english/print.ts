import type { CardKind } from "../../cards";

/** What is printed on the cards of the game's own art, to say what kind of card each is. */
export const PRINTED_KINDS: Record<CardKind, string> = {
  red: "Red potion",
  blue: "Blue potion",
  curse: "Curse",
  money: "Money",
  sword: "Sword",
  heart: "Heart",
  enemy: "Enemy",
};
/** In the corner where other cards bear rank and suit. */
export const PRINTED_JOKER = "Joker";
/** How a card is got, or got rid of, as short as fits a card. */
export const PRINTED_GETTING = {
  price: "Price: {value} money",
  exact: "One die: {value} wins it",
  singleCurse: "One die: {value} avoids it",
  dualCurse: "Two dice: over {value} avoids it,\n{value} makes it yours",
};
