import { setSlot, slotAt, turnToken } from "./board";
import { tagSlot } from "./turn";
import type { DiceChoice, Event, Shift, State } from "./state";

/** Exchanges the cards of two slots; facing and tag travel with them, and the player has to roll (RF-6.1). */
export function swap(state: State, first: number, second: number, events: Event[]): void {
  const moved = slotAt(state, first);
  setSlot(state, first, slotAt(state, second));
  setSlot(state, second, moved);
  turnToken(state, state.active, "swap", false);
  state.phase = { kind: "mustRoll" };
  events.push({ kind: "swapped", seat: state.active, first, second });
}

/** Waits for the dice that are rolled again (RF-6.2). */
export function reroll(state: State, dice: DiceChoice): void {
  if (state.phase.kind !== "rolled") return;
  const { first, second } = state.phase;
  turnToken(state, state.active, "reroll", false);
  state.phase = { kind: "reroll", dice, first, second };
}

/** Tags the neighbour of the rolled number at once (RF-6.3). */
export function shift(state: State, by: Shift, events: Event[]): void {
  if (state.phase.kind !== "rolled") return;
  const from = state.phase.first + state.phase.second;
  const to = from + by;
  turnToken(state, state.active, "shift", false);
  events.push({ kind: "shifted", seat: state.active, from, to });
  tagSlot(state, to, events);
}
