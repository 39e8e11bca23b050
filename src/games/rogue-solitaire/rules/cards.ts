import { FULL_DECK, rankOf, RANKS, type Card } from "../../../kit/data/cards";
import { missing } from "../../../kit/data/must";

/** The two decks, which are shuffled into one another; their letter tells two equal cards apart (RS-0.1). */
export const DECKS = ["a", "b"] as const;

/** A card of the game: what is printed on it and the letter of its deck, for example `TDb` (RS-0.1). */
export type DungeonCard = `${Card}${(typeof DECKS)[number]}`;

/** The value of the lowest and of the highest card, the Ace (RS-0.2). */
export const LOWEST = 2;
export const ACE = 14;

const ALL: DungeonCard[] = [];
const PRINTED: Record<string, Card> = {};
const VALUES: Record<string, number> = {};
for (const deck of DECKS) {
  for (const card of FULL_DECK) {
    const id: DungeonCard = `${card}${deck}`;
    ALL.push(id);
    PRINTED[id] = card;
    VALUES[id] = LOWEST + RANKS.indexOf(rankOf(card));
  }
}

/** The 104 cards (RS-1.1): deck a before deck b, each suit by suit from two to ace. */
export const EVERY_CARD: readonly DungeonCard[] = ALL;

/** What is printed on a card; a text that is no card of this game shows nothing. */
export function printedOn(id: string): Card | undefined {
  return PRINTED[id];
}

/** Whether a text from outside (a shuffled deck, a damaged save) names a card of this game. */
export function isDungeonCard(text: string): text is DungeonCard {
  return PRINTED[text] !== undefined;
}

/** What a card counts: 2 to 10 its pips, then 11 to 14; suit and deck never matter (RS-0.2). */
export function valueOf(card: DungeonCard): number {
  return VALUES[card] ?? missing("a card of the dungeon");
}

/** Whether a card is an Ace, which starts no fight where it is turned up (RS-6.1). */
export function isAce(card: DungeonCard): boolean {
  return valueOf(card) === ACE;
}
