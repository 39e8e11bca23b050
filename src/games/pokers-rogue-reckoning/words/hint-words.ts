import type { Hints } from "../../../kit/advice";
import { calibrated, readBy } from "../../../kit/calibrated";
import { CHANCES } from "../../../kit/chances";
import { text } from "../catalogue";
import { advisor, assess, type HintReason } from "../policies/advisor";
import { readingIn } from "../policies/calibration";
import type { Action, Seen } from "../rules/state";

/** The hints of Poker's Rogue Reckoning. */
export const hints: Hints<Seen, Action, HintReason> = {
  advisor: calibrated(advisor, readingIn),
  assess: (seen, action) => {
    const think = assess(seen, action);
    return () => {
      const rated = think();
      return rated && readBy(readingIn(seen), rated);
    };
  },
  close: 0.015,
  reason: (reason) => text().HINT_REASONS[reason],
  ...CHANCES,
};
