import { actorOf } from "../../src/games/roll-flush/rules/board";
import { rules } from "../../src/games/roll-flush/rules/rules";
import { casesOf } from "../support/cases";
import { givenState, rollFlush } from "../vectors/roll-flush";
import { actionsOf } from "../vectors/roll-flush-actions";

export { eventOf, type Given } from "../support/cases";

/** Three cards a seat, with which both may score. */
export const READY_HANDS = [
  ["(KD)", "9H", "4S"],
  ["(3D)", "3S", "AH"],
];

export const { expectCase, expectRefused, expectNoAction, stateOf, act, resolve, roll } = casesOf(rules, {
  run: rollFlush,
  state: givenState,
  actions: actionsOf,
  actor: (state) => actorOf(state) ?? state.active,
});

/** A card on a slot or in a hand as the vectors expect it. */
export const up = (card: string, tag?: boolean): Record<string, unknown> => lying(card, true, tag);
export const down = (card: string, tag?: boolean): Record<string, unknown> => lying(card, false, tag);

function lying(card: string, isUp: boolean, tag: boolean | undefined): Record<string, unknown> {
  return tag === undefined ? { card, up: isUp } : { card, up: isUp, tag };
}
