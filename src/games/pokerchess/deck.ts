import { FULL_DECK, type Card } from "../../kit/cards";
import { takeFirst } from "../../kit/lists";
import type { State } from "./state";

/** All cards lie in the deck again, in no secret order: a shuffle follows (PC-3.3, PC-4.1). */
export function gatherAll(state: State): void {
  state.deck = [...FULL_DECK];
  state.burnt = [];
  state.flips = [];
  state.privateCard = undefined;
  state.downCard = undefined;
  state.battle = undefined;
}

/** Lays the top card aside face down; nobody ever sees it (PC-4.6). */
export function burn(state: State): void {
  const card = takeFirst(state.deck);
  if (card !== undefined) state.burnt.push(card);
}

/** Deals so many cards from the top (PC-1.5). */
export function deal(state: State, count: number): Card[] {
  const cards: Card[] = [];
  for (let i = 0; i < count; i++) {
    const card = takeFirst(state.deck);
    if (card !== undefined) cards.push(card);
  }
  return cards;
}
