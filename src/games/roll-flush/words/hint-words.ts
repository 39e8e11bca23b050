import type { Hints } from "../../../kit/game/advice";
import { calibrated } from "../../../kit/advice/calibrated";
import { CHANCES, motiveSentence } from "../../../kit/game/chances";
import { text } from "../catalogue";
import { readingIn } from "../policies/calibration";
import type { HintReason } from "../policies/reasons";
import { deeper } from "../policies/deeper";
import { strong } from "../policies/strong";
import type { Action, Seen } from "../rules/state";

/** The hints of Roll Flush. */
export const hints: Hints<Seen, Action, HintReason> = {
  advisor: calibrated(strong, readingIn),
  close: 0.06,
  deeper,
  reason: (motive) => motiveSentence(text().HINT_REASONS[motive.reason], motive),
  ...CHANCES,
};
