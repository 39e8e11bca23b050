import type { Hints } from "../../../kit/advice";
import { fill, percent } from "../../../kit/words";
import { text } from "../catalogue";
import { advisor, type HintReason } from "../policies/advisor";
import type { Action, Seen } from "../rules/state";

/** The hints of Pokerchess. */
export const hints: Hints<Seen, Action, HintReason> = {
  advisor,
  reason: (reason) => text().HINT_REASONS[reason],
  // How often games are won that stand so differs too much from this to be called a chance (docs/figures.md).
  worth: (value) => fill(text().HINT_WORTH, { rating: percent(value) }),
};
