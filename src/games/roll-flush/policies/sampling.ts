import { FULL_DECK, type Card } from "../../../kit/cards";
import { below, type Random } from "../../../kit/random";
import type { Seen, SeenCard } from "../state";

/** The cards that a viewer sees nowhere on the table: those in the deck, and those that lie face down. */
export function unseenCards(seen: Seen): Card[] {
  const known: Record<string, boolean> = {};
  for (const card of seen.community) known[card] = true;
  for (const hand of seen.hands) for (const { card } of hand) if (card !== undefined) known[card] = true;
  for (const { card } of seen.discard) if (card !== undefined) known[card] = true;
  for (const slot of seen.slots) if (slot.kind === "card" && slot.card !== undefined) known[slot.card] = true;
  return FULL_DECK.filter((card) => known[card] !== true);
}

/** Draws from the cards that a viewer does not see, each at most once until all are put back. */
export interface Draws {
  unseen: Card[];
  left: number;
}

export function drawsFrom(seen: Seen): Draws {
  const unseen = unseenCards(seen);
  return { unseen, left: unseen.length };
}

/** Puts all cards back. */
export function putBack(draws: Draws): void {
  draws.left = draws.unseen.length;
}

/** Any card that was not drawn yet; undefined if there is none left. */
export function draw(draws: Draws, random: Random): Card | undefined {
  if (draws.left === 0) return undefined;
  const place = below(random, draws.left);
  draws.left--;
  const card = draws.unseen[place];
  const last = draws.unseen[draws.left];
  if (card === undefined || last === undefined) return undefined;
  draws.unseen[place] = last;
  draws.unseen[draws.left] = card;
  return card;
}

/** The cards of a hand, with a card drawn for each whose face is hidden. */
export function drawHidden(hand: readonly SeenCard[], draws: Draws, random: Random): Card[] {
  const cards: Card[] = [];
  for (const { card } of hand) {
    const known = card ?? draw(draws, random);
    if (known !== undefined) cards.push(known);
  }
  return cards;
}
