import { burn, deal } from "../deck";
import { STREETS, type Battle, type State, type Street } from "../state";
import type { Event } from "../events";
import { dealDown } from "./seeking";
import { showHands } from "./showdown";

/** The deck of the battle is shuffled (PC-6.6): the betting begins, or the board is dealt if there is none (PC-7.9). */
export function beginBetting(state: State, events: Event[]): void {
  const { battle } = state;
  if (battle === undefined) return;
  dealDown(state, battle, events);
  if (battle.chipless) runOut(state, battle, events);
  else state.phase = { kind: "bet" };
}

/** Deals the next street with its burn (PC-7.1). */
export function dealStreet(state: State, battle: Battle, street: Street, events: Event[]): void {
  burn(state);
  const cards = deal(state, street === "flop" ? 3 : 1);
  for (const card of cards) battle.community.push(card);
  battle.street = street;
  events.push({ kind: "streetDealt", street, cards, reveals: true });
}

/** The street after this one; undefined after the river. */
export function nextStreet(street: Street): Street | undefined {
  return STREETS[STREETS.indexOf(street) + 1];
}

/** Deals what is missing of the board, and shows the hands (PC-7.8). */
export function runOut(state: State, battle: Battle, events: Event[]): void {
  let street = nextStreet(battle.street);
  while (street !== undefined) {
    dealStreet(state, battle, street, events);
    street = nextStreet(street);
  }
  showHands(state, battle, events);
}
