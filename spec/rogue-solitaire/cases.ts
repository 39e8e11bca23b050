import { EVERY_CARD, type DungeonCard } from "../../src/games/rogue-solitaire/rules/cards";
import { rules } from "../../src/games/rogue-solitaire/rules/rules";
import type { Event, State } from "../../src/games/rogue-solitaire/rules/state";
import { casesOf, type Written } from "../support/cases";
import { actionOf, givenState, rogueSolitaire } from "../vectors/rogue-solitaire";

export { eventOf, type Given } from "../support/cases";

/** YOU in the corner with a 7 above and a 9 to the right, as in most vectors. */
export const CORNER = { r3c1: "(7Sa)", r4c2: "(9Da)" };

export const { expectCase, expectRefused, expectNoAction, stateOf, act, resolve } = casesOf(rules, {
  run: rogueSolitaire,
  state: givenState,
  actions: (_state, written) => [actionOf(written)],
  actor: () => 0,
});

/** Acts, lets everybody look at what is open, and answers all that happened. */
export function actAndSee(state: State, action: Written): Event[] {
  const events = act(state, action);
  const waiting = rules.waiting(state);
  const isPause = waiting.kind === "chance" && waiting.chance.kind === "pause";
  return isPause ? events.concat(resolve(state, { kind: "seen" })) : events;
}

/** All cards in their standard order but for these, which are on top. */
export function stacked(...top: DungeonCard[]): DungeonCard[] {
  return top.concat(EVERY_CARD.filter((card) => !top.includes(card)));
}
