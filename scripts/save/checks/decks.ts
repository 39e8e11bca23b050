import { everyObject, type ReadObject } from "../read";
import { perObject, type Check } from "./problem";

/** The built-in deck has the numbers 0 to 51, and its joker is 52. */
const LAST_BUILT_IN = 52;

/**
 * A deck must list the cards it holds, at least two, and each must have a picture. A card in a deck has its picture
 * from the deck, whatever is written on itself.
 */
export const soundDecks: Check = ({ ObjectStates }) => [
  ...perObject(everyObject(ObjectStates), deckSentences),
  ...perObject(ObjectStates, cardSentences),
];

function deckSentences({ DeckIDs, ContainedObjects, CustomDeck }: ReadObject): string[] {
  if (DeckIDs === undefined) return [];
  const sentences: string[] = [];
  if (DeckIDs.length < 2) sentences.push(`is a deck of ${DeckIDs.length}; a deck has at least two cards.`);
  const contained = (ContainedObjects ?? []).map(({ CardID }) => CardID);
  if (contained.length !== DeckIDs.length) {
    sentences.push(`lists ${DeckIDs.length} cards and holds ${contained.length}.`);
  } else if (DeckIDs.some((id, place) => id !== contained[place])) {
    sentences.push("lists its cards in another order than it holds them.");
  }
  const unknown = DeckIDs.filter((id) => !hasPicture(id, CustomDeck));
  if (unknown.length > 0) sentences.push(`has no picture for its cards ${unknown.join(", ")}.`);
  return sentences;
}

function cardSentences({ Name, CardID, CustomDeck }: ReadObject): string[] {
  if (Name !== "Card" || CardID === undefined || hasPicture(CardID, CustomDeck)) return [];
  return [`has no picture: there is no built-in card ${CardID}.`];
}

/** A built-in number, one of a sheet of the deck, or a negative one, which belongs to the CardBots' decks. */
function hasPicture(id: number, sheets: Record<string, unknown> | undefined): boolean {
  if (sheets !== undefined) return String(Math.floor(id / 100)) in sheets;
  return id <= LAST_BUILT_IN;
}
