import type { Card } from "../../../kit/data/cards";
import { takeFirst } from "../../../kit/data/lists";
import type { Seat } from "../../../kit/rules/rules";
import { setSlot, slotAt } from "./board";
import type { DealtCard, Event, State } from "./state";

/**
 * Takes the top card of the deck. With an empty deck the discard is shuffled first (RF-9.1): then there is no card, the
 * phase is `shuffle`, and the task that wanted one has to be taken up again.
 */
function draw(state: State): Card | undefined {
  if (state.deck.length === 0) restock(state);
  return state.phase.kind === "shuffle" ? undefined : takeFirst(state.deck);
}

/** Puts the discard down to be shuffled the instant the deck is empty (RF-9.1). */
export function restock(state: State): void {
  if (state.deck.length > 0 || state.discard.length === 0) return;
  state.deck = state.discard.map((lying) => lying.card);
  state.discard = [];
  state.phase = { kind: "shuffle" };
}

/** Deals one card to a hand; false if the deck has to be shuffled first. */
export function dealToHand(state: State, seat: Seat, up: boolean, events: Event[]): boolean {
  const card = draw(state);
  if (card !== undefined) {
    state.hands[seat]?.push({ card, up });
    events.push({ kind: "handDealt", seat, card: up ? card : undefined, reveals: true });
    restock(state);
    return true;
  }
  return state.phase.kind !== "shuffle";
}

/** Deals one card to a slot; one that still holds a card is left alone (RF-8.1). False as in `dealToHand`. */
export function dealToSlot(state: State, number: number, up: boolean, events: Event[]): boolean {
  if (slotAt(state, number).kind === "card") return true;
  const card = draw(state);
  if (card !== undefined) {
    setSlot(state, number, { kind: "card", card, up, tag: false });
    events.push({ kind: "slotDealt", number, card: up ? card : undefined, reveals: up });
    restock(state);
    return true;
  }
  return state.phase.kind !== "shuffle";
}

/** Deals one card face up to the community (RF-3.5, RF-7.5, RF-7.11). False as in `dealToHand`. */
export function dealToCommunity(state: State, events: Event[]): boolean {
  const card = draw(state);
  if (card !== undefined) {
    state.community.push(card);
    events.push({ kind: "communityDealt", card, reveals: true });
    restock(state);
    return true;
  }
  return state.phase.kind !== "shuffle";
}

/** Lays cards on the discard pile, turned face up (RF-12) unless the option `discardView` keeps them hidden. */
export function discardCards(state: State, cards: readonly DealtCard[]): void {
  const hides = state.options.discardView === "faceDownHidden";
  for (const { card, up } of cards) state.discard.push({ card, up: up || !hides });
  restock(state);
}
