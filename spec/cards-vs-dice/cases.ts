import { rules } from "../../src/games/cards-vs-dice/rules/rules";
import { casesOf } from "../support/cases";
import { actionOf, cardsVsDice, givenState } from "../vectors/cards-vs-dice";

export { eventOf, type Given } from "../support/cases";

/** Mobs that keep the gate open: each has taken damage. */
export const TOUCHED = [
  { card: "5H", dmg: 1 },
  { card: "6H", dmg: 2 },
  { card: "7H", dmg: 3 },
];
/** Mobs that are slain, so that they neither attack nor shield. */
export const SLAIN = [
  { card: "5H", slain: true },
  { card: "6H", slain: true },
  { card: "7H", slain: true },
];

export const { expectCase, expectRefused, expectNoAction, stateOf, act, resolve, roll } = casesOf(rules, {
  run: cardsVsDice,
  state: givenState,
  actions: (_state, written) => [actionOf(written)],
  actor: () => 0,
});
