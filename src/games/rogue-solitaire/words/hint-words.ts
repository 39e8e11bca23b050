import type { Hints } from "../../../kit/advice";
import { calibrated } from "../../../kit/calibrated";
import { fillCount } from "../../../kit/words";
import { text } from "../catalogue";
import { advisor, type HintReason } from "../policies/advisor";
import { readingIn } from "../policies/calibration";
import type { Action, Seen } from "../rules/state";

/** How many floors a review counts as a game: about what is cleared on average (docs/figures.md). */
const FLOORS_A_GAME = 1;

/** The hints of Rogue: The Solitaire-Like. */
export const hints: Hints<Seen, Action, HintReason> = {
  advisor: calibrated(advisor, readingIn),
  close: 0.1,
  reason: (reason) => text().HINT_REASONS[reason],
  // Tenths of a floor.
  worth: (value) => fillCount(text(), "HINT_WORTH", { count: Math.floor(value * 10 + 0.5) / 10 }),
  change: (value) =>
    fillCount(text(), "HINT_CHANGE", {
      count: Math.floor(Math.abs(value) * 10 + 0.5) / 10,
      sign: value < 0 ? "−" : "+",
    }),
  points: { of: ({ floors }) => floors, whole: () => FLOORS_A_GAME },
};
