import { count, oneOf, variants } from "../../kit/decode";
import { DICE_CHOICES, NUMBERS, SHIFTS, TOKENS, type Action } from "./state";

const slot = oneOf(NUMBERS);

/** An action from outside, or undefined if it is none. How many cards there are to mark is for `check` to say. */
export const parse = variants<Action>({
  roll: {},
  accept: {},
  reroll: { dice: oneOf(DICE_CHOICES) },
  shift: { by: oneOf(SHIFTS) },
  swap: { first: slot, second: slot },
  stop: {},
  mark: { index: count },
  unmark: { index: count },
  keep: {},
  score: {},
  pass: {},
  refresh: { token: oneOf(TOKENS) },
});
