import { logisticCurve, type Reading } from "../../../kit/advice/calibrated";
import { BOSSES, type Seen } from "../rules/state";

/*
 * With one boss left the chances are nearly exact, and stay as they are. Before that, what plans promise was fitted to 2,000 games in
 * which one choice of twenty was a slip (docs/figures.md).
 */

/** In log-odds: what is added to a promise, and what it counts, both without bosses and for each that lives. */
const BASE = 0.884;
const BASE_BOSS = -0.259;
const PROMISE = 1.01;
const PROMISE_BOSS = -0.0838;

/** The chance to win by what plans promise. */
export const readingIn: Reading<Seen> = ({ bosses }) => {
  let living = 0;
  for (const boss of BOSSES) if (!bosses[boss].slain) living++;
  if (living < 2) return (chance) => chance;
  return logisticCurve(BASE + BASE_BOSS * living, PROMISE + PROMISE_BOSS * living);
};
