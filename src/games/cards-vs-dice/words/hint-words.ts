import type { Hints } from "../../../kit/advice";
import { CHANCES } from "../../../kit/chances";
import { text } from "../catalogue";
import { advisor, type HintReason } from "../policies/advisor";
import { assess } from "../policies/assessing";
import type { Action, Seen } from "../rules/state";

/** The hints of Cards vs Dice. */
export const hints: Hints<Seen, Action, HintReason> = {
  advisor,
  assess,
  close: 0.03,
  reason: (reason) => text().HINT_REASONS[reason],
  ...CHANCES,
};
