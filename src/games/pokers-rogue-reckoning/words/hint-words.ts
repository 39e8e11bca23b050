import type { Hints } from "../../../kit/game/advice";
import { calibrated, calibratedAssess } from "../../../kit/advice/calibrated";
import { CHANCES, motiveSentence } from "../../../kit/game/chances";
import { text } from "../catalogue";
import { advisor, assess } from "../policies/advisor";
import { readingIn } from "../policies/calibration";
import type { HintReason } from "../policies/reasons";
import { deeper } from "../policies/deeper";
import type { Action, Seen } from "../rules/state";

/** The hints of Poker's Rogue Reckoning. */
export const hints: Hints<Seen, Action, HintReason> = {
  advisor: calibrated(advisor, readingIn),
  assess: calibratedAssess(assess, readingIn),
  close: 0.01,
  deeper,
  reason: (motive) => motiveSentence(text().HINT_REASONS[motive.reason], motive),
  ...CHANCES,
};
