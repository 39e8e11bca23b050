import type { Hints } from "../../../kit/advice";
import { fill, percent } from "../../../kit/words";
import { text } from "../catalogue";
import { advisor, assess, type HintReason } from "../policies/advisor";
import type { Action, Seen } from "../rules/state";

/** The hints of Poker's Rogue Reckoning. */
export const hints: Hints<Seen, Action, HintReason> = {
  advisor,
  assess,
  reason: (reason) => text().HINT_REASONS[reason],
  // The chance to win a simpler game, which nobody has compared with real ones yet: so it is called no chance.
  worth: (value) => fill(text().HINT_WORTH, { rating: percent(value) }),
};
