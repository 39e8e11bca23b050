import type { Hints } from "../../../kit/game/advice";
import { calibrated } from "../../../kit/advice/calibrated";
import { motiveSentence } from "../../../kit/game/chances";
import { fillCount, signOf, tenths } from "../../../kit/words/words";
import { text } from "../catalogue";
import { advisor } from "../policies/advisor";
import { readingIn } from "../policies/calibration";
import type { HintReason } from "../policies/reasons";
import { deeper } from "../policies/deeper";
import type { Action, Seen } from "../rules/state";

/** How many floors a review counts as a game: about what is cleared on average (docs/figures.md). */
const FLOORS_A_GAME = 1;

/** The hints of Rogue: The Solitaire-Like. */
export const hints: Hints<Seen, Action, HintReason> = {
  advisor: calibrated(advisor, readingIn),
  close: 0.1,
  deeper,
  reason: (motive) => motiveSentence(text().HINT_REASONS[motive.reason], motive),
  // Tenths of a floor.
  worth: (value) => fillCount(text(), "HINT_WORTH", { count: tenths(value) }),
  change: (value) => {
    const count = tenths(Math.abs(value));
    return fillCount(text(), "HINT_CHANGE", { count, sign: signOf(value, count) });
  },
  points: { of: ({ floors }) => floors, whole: () => FLOORS_A_GAME },
};
