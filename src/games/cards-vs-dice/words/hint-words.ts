import type { Hints } from "../../../kit/advice";
import { fill, percent } from "../../../kit/words";
import { text } from "../catalogue";
import { advisor, type HintReason } from "../policies/advisor";
import { assess } from "../policies/assessing";
import type { Action, Seen } from "../rules/state";

/** The hints of Cards vs Dice. */
export const hints: Hints<Seen, Action, HintReason> = {
  advisor,
  assess,
  reason: (reason) => text().HINT_REASONS[reason],
  worth: (value) => fill(text().HINT_WORTH, { chance: percent(value) }),
};
