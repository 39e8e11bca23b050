import type { Hints } from "../../../kit/game/advice";
import { calibrated, calibratedAssess } from "../../../kit/advice/calibrated";
import { CHANCES, motiveSentence } from "../../../kit/game/chances";
import { text } from "../catalogue";
import { advisor } from "../policies/advisor";
import { assess } from "../policies/assessing";
import { readingIn } from "../policies/calibration";
import { deeper } from "../policies/deeper";
import type { HintReason } from "../policies/reasons";
import type { Action, Seen } from "../rules/state";

/** The hints of Cards vs Dice. */
export const hints: Hints<Seen, Action, HintReason> = {
  advisor: calibrated(advisor, readingIn),
  assess: calibratedAssess(assess, readingIn),
  close: 0.03,
  deeper,
  reason: (motive) => motiveSentence(text().HINT_REASONS[motive.reason], motive),
  ...CHANCES,
};
