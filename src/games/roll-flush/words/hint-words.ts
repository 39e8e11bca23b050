import type { Hints } from "../../../kit/advice";
import { fillCount } from "../../../kit/words";
import { text } from "../catalogue";
import type { HintReason } from "../policies/advisor";
import { strong } from "../policies/strong";
import type { Action, Seen } from "../rules/state";

/** The hints of Roll Flush. */
export const hints: Hints<Seen, Action, HintReason> = {
  advisor: strong,
  reason: (reason) => text().HINT_REASONS[reason],
  // Tenths of a point.
  worth: (value) => fillCount(text(), "HINT_WORTH", { count: Math.floor(value * 10 + 0.5) / 10 }),
  points: { of: ({ scores }, seat) => scores[seat] ?? 0, whole: ({ options }) => options.target },
};
