import type { Hints } from "../../../kit/advice";
import { calibrated, calibratedAssess } from "../../../kit/calibrated";
import { CHANCES } from "../../../kit/chances";
import { text } from "../catalogue";
import { advisor, assess, type HintReason } from "../policies/advisor";
import { readingIn } from "../policies/calibration";
import { deeper } from "../policies/deeper";
import type { Action, Seen } from "../rules/state";

/** The hints of Poker's Rogue Reckoning. */
export const hints: Hints<Seen, Action, HintReason> = {
  advisor: calibrated(advisor, readingIn),
  assess: calibratedAssess(assess, readingIn),
  close: 0.01,
  deeper,
  reason: (reason) => text().HINT_REASONS[reason],
  ...CHANCES,
};
