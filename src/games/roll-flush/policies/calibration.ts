import type { Reading } from "../../../kit/advice/calibrated";
import type { Seat } from "../../../kit/rules/rules";
import { actorOf } from "../rules/board";
import type { Seen } from "../rules/state";

/*
 * The chance to win was fitted to 1,300 games of two to four players, each of whom slipped in one choice of ten
 * (docs/figures.md): each point more than another player improves your odds, and the more, the fewer points are left to score
 * until somebody reaches the target.
 */

/** The weight of a point in log-odds where this square root is 1, and how many points are always left: a round can bring some. */
const POINT = 0.83;
const ALWAYS_LEFT = 18;
/** The others' average prospects, in points, which nobody sees. */
const OTHERS_PROMISE = 1.2;
/** By how much a promise is more where somebody else has declared: that showdown comes for certain. */
const CERTAIN_SHOWDOWN = 4.5;

/** The chance to win of the seat that decides, by its hand's prospects in points. */
export const readingIn: Reading<Seen> = (seen) => chancesOf(seen, actorOf(seen) ?? seen.active);

/** The chance to win of a seat, by its hand's prospects in points. */
export function chancesOf(
  { scores, options, phase }: Seen,
  seat: Seat,
): (this: void, promise: number) => number {
  const own = scores[seat] ?? 0;
  let most = 0;
  for (const score of scores) most = Math.max(most, score);
  const point = POINT / Math.sqrt(Math.max(0, options.target - most) + ALWAYS_LEFT);
  let others = 0;
  for (let other = 0; other < scores.length; other++) {
    if (other !== seat) others += Math.exp(point * ((scores[other] ?? 0) + OTHERS_PROMISE - own));
  }
  const expected = phase.kind === "join" ? CERTAIN_SHOWDOWN : 0;
  return (promise) => 1 / (1 + others * Math.exp(point * (expected - promise)));
}
