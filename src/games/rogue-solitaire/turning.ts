import { meetAce } from "./aces";
import { placeAt } from "./board";
import { isAce } from "./cards";
import { attack } from "./fights";
import { noteSeen, noteTurnedUp } from "./memory";
import { TURNED_DOWN, type Cell, type Event, type State } from "./state";

/** Turns up the card on a cell: an Ace is a friend, anything else is attacked at once (RS-4.2, RS-5.1, RS-6.1). */
export function turnUp(state: State, cell: Cell, events: Event[]): void {
  const place = placeAt(state, cell);
  if (place.kind === "empty") return;
  const { card } = place;
  place.up = true;
  if (place.dealt === TURNED_DOWN) noteTurnedUp(state, card);
  else noteSeen(state, card);
  events.push({ kind: "turnedUp", card, reveals: true });
  if (isAce(card)) meetAce(state, cell);
  else attack(state, cell, events);
}
