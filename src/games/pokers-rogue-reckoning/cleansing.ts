import { takePotion } from "./board";
import type { BluePotion, Curse } from "./cards";
import type { Event, State } from "./state";

/** The player names the curse to be cleansed, and then the potions one by one (PRR-5.7). */
export function beginCleansing(state: State, curse: Curse): void {
  state.phase = { kind: "cleanse", curse, potions: [] };
}

/** Adds a potion to those that will be spent (PRR-5.7). */
export function pour(state: State, card: BluePotion): void {
  const { phase } = state;
  if (phase.kind === "cleanse") state.phase = { ...phase, potions: phase.potions.concat([card]) };
}

/** Discards the curse, then the potions in the order in which they were named (PRR-5.7). */
export function finishCleansing(state: State, events: Event[]): void {
  if (state.phase.kind !== "cleanse") return;
  const { curse, potions } = state.phase;
  state.curses = state.curses.filter((card) => card !== curse);
  state.discard.push(curse);
  for (const potion of potions) {
    takePotion(state, potion);
    state.discard.push(potion);
  }
  events.push({ kind: "cleansed", card: curse, potions });
  state.phase = { kind: state.enemy === undefined ? "explore" : "prep" };
}
