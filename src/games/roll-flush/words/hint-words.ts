import type { Hints } from "../../../kit/advice";
import { calibrated } from "../../../kit/calibrated";
import { CHANCES } from "../../../kit/chances";
import { text } from "../catalogue";
import type { HintReason } from "../policies/advisor";
import { readingIn } from "../policies/calibration";
import { deeper } from "../policies/deeper";
import { strong } from "../policies/strong";
import type { Action, Seen } from "../rules/state";

/** The hints of Roll Flush. */
export const hints: Hints<Seen, Action, HintReason> = {
  advisor: calibrated(strong, readingIn),
  close: 0.06,
  deeper,
  reason: (reason) => text().HINT_REASONS[reason],
  ...CHANCES,
};
