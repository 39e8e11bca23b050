import { isCard, type Card } from "../../../../kit/data/cards";

/** The cards of the game's own deck in the order of their numbers, irregular as it is, according to its saves. */
const BUILT_IN_DECK = (
  "KC QC JC AC TC KD QD JD AD TD 9C 8C 7C 6C 5C 9D 8D 7D 6D 5D 4C 3C 2C 3D 2D 4D " +
  "5S 4S 3S 2S KH QH JH AH TH KS QS JS AS TS 9H 8H 7H 6H 5H 9S 8S 7S 6S 4H 3H 2H"
)
  .split(" ")
  .filter(isCard);

/** What "Joker" spawns, according to the game's documentation. */
const JOKER = 52;

/** The card of the game's own deck that bears this number; nothing if none does. */
export function builtInCard(number: number): Card | "joker" | undefined {
  return number === JOKER ? "joker" : BUILT_IN_DECK[number];
}
