import type { Hints } from "../../../kit/game/advice";
import { calibrated } from "../../../kit/advice/calibrated";
import { CHANCES, motiveSentence } from "../../../kit/game/chances";
import { text } from "../catalogue";
import { advisor } from "../policies/advisor";
import { readingIn } from "../policies/calibration";
import type { HintReason } from "../policies/reasons";
import { deeper } from "../policies/deeper";
import type { Action, Seen } from "../rules/state";
import { nameOf } from "./names";

/** The hints of Pokerchess. */
export const hints: Hints<Seen, Action, HintReason> = {
  advisor: calibrated(advisor, readingIn),
  close: 0.03,
  deeper,
  reason: (motive) => motiveSentence(text().HINT_REASONS[motive.reason], motive, nameOf),
  ...CHANCES,
};
