import type { Hints } from "../../../kit/advice";
import { calibrated } from "../../../kit/calibrated";
import { CHANCES } from "../../../kit/chances";
import { text } from "../catalogue";
import { advisor, type HintReason } from "../policies/advisor";
import { readingIn } from "../policies/calibration";
import { deeper } from "../policies/deeper";
import type { Action, Seen } from "../rules/state";

/** The hints of Pokerchess. */
export const hints: Hints<Seen, Action, HintReason> = {
  advisor: calibrated(advisor, readingIn),
  close: 0.03,
  deeper,
  reason: (reason) => text().HINT_REASONS[reason],
  ...CHANCES,
};
