import { logisticCurve, type Reading } from "../../../kit/advice/calibrated";
import type { Seen } from "../rules/state";

/*
 * The outlook is the chance to win a simpler game. What that says of the real one was fitted to 4,000 games in which one choice
 * of twenty was a slip (docs/figures.md): little at first, and the more, the more enemies are dead.
 */

/** In log-odds: what a game is without any outlook, what each dead enemy adds, and how much the outlook counts, at first and for each. */
const BASE = -1.46;
const DEAD = 0.1275;
const OUTLOOK = 0.316;
const OUTLOOK_DEAD = 0.0593;

/** The chance to win by the outlook. */
export const readingIn: Reading<Seen> = ({ killed }) =>
  logisticCurve(BASE + DEAD * killed, OUTLOOK + OUTLOOK_DEAD * killed);
