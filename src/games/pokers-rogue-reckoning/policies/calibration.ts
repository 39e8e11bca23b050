import type { Reading } from "../../../kit/calibrated";
import type { Seen } from "../rules/state";

/*
 * The outlook is the chance to win a simpler game. What that says of the real one was fitted to 2,500 games in which one choice
 * of twenty was a slip (docs/figures.md): little at first, and the more, the more enemies are dead.
 */

/** In log-odds: what a game is without any outlook, what each dead enemy adds, and how much the outlook counts, at first and for each. */
const BASE = -1.2;
const DEAD = 0.139;
const OUTLOOK = 0.494;
const OUTLOOK_DEAD = 0.0566;
/** Nothing is more certain than this, which is what the fit was limited to. */
const SURE = 0.9999;

/** The chance to win by the outlook. */
export const readingIn: Reading<Seen> = ({ killed }) => {
  const base = BASE + DEAD * killed;
  const slope = OUTLOOK + OUTLOOK_DEAD * killed;
  return (outlook) => {
    const limited = Math.min(SURE, Math.max(1 - SURE, outlook));
    return 1 / (1 + Math.exp(-base) * ((1 - limited) / limited) ** slope);
  };
};
