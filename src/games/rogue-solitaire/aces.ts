import { hitPoints, takeFrom } from "./board";
import { enter } from "./floors";
import type { AceUse, Cell, Event, OpenState, State } from "./state";

/** What a turned-up Ace is good for: the first of RS-6.2 to RS-6.4 that applies (RS-6.1). */
function useOf(open: OpenState): AceUse {
  if (open.jokersLost > 0) return "heal";
  return open.held === undefined ? "keep" : "waste";
}

/** Meets an Ace; whether to keep it can be the player's choice (RS-6.1, option `aceKeep`). */
export function meetAce(state: State, cell: Cell): void {
  const use = useOf(state);
  const isAsked = use === "keep" && state.options.aceKeep === "optional";
  state.phase = isAsked ? { kind: "keepAce", cell } : { kind: "ace", cell, use };
}

/** Keeps the Ace or discards it, as the player has chosen (option `aceKeep`). */
export function answerAce(state: State, keeps: boolean, events: Event[]): void {
  if (state.phase.kind === "keepAce") useAce(state, state.phase.cell, keeps ? "keep" : "waste", events);
}

/** Uses an Ace that everybody has seen, and moves YOU into its cell (RS-6.2 to RS-6.5). */
export function useAce(state: State, cell: Cell, use: AceUse, events: Event[]): void {
  const ace = takeFrom(state, cell);
  if (ace === undefined) return;
  if (use === "keep") {
    state.held = ace;
    events.push({ kind: "aceKept", hitPoints: hitPoints(state) });
  } else {
    state.discard.push(ace);
    if (use === "heal") {
      state.jokers++;
      state.jokersLost--;
      events.push({ kind: "healed", hitPoints: hitPoints(state) });
    } else events.push({ kind: "aceDiscarded", ace });
  }
  enter(state, cell, events);
}
