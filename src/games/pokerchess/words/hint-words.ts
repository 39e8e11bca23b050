import type { Hints } from "../../../kit/advice";
import { calibrated } from "../../../kit/calibrated";
import { CHANCES, motiveSentence } from "../../../kit/chances";
import { text } from "../catalogue";
import { advisor, type HintReason } from "../policies/advisor";
import { readingIn } from "../policies/calibration";
import type { Action, Seen } from "../rules/state";

/** The hints of Pokerchess. */
export const hints: Hints<Seen, Action, HintReason> = {
  advisor: calibrated(advisor, readingIn),
  close: 0.03,
  reason: (motive) => motiveSentence(text().HINT_REASONS[motive.reason], motive),
  ...CHANCES,
};
