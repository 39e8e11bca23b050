import type { Seat } from "../../../kit/rules";
import { clockwiseFrom, handSize } from "../board";
import type { Action, Seen } from "../state";

/** So many points before the target the game is nearly over, and what is not scored now may never be. */
const NEAR_END = 7;
/** How often a player who may join a scoring does so. */
const JOINING = 0.5;
/** How often a hand that makes these points beats one other hand that scores. */
const BEATS: readonly { points: number; chance: number }[] = [
  { points: 10, chance: 0.95 },
  { points: 8, chance: 0.9 },
  { points: 6, chance: 0.75 },
  { points: 4, chance: 0.55 },
  { points: 3, chance: 0.45 },
  { points: 1, chance: 0.25 },
];
const BEATS_WITH_NOTHING = 0.1;

/** Whether a promise is enough to declare (RF-4.1); it has to be `from` until the game is nearly over. */
export function declaresWith(seen: Seen, seat: Seat, promise: number, from: number): boolean {
  const score = seen.scores[seat] ?? 0;
  if (score + promise > seen.options.target) return true;
  return promise >= (isNearEnd(seen) ? from - 1 : from);
}

/** The answer to a declaration (RF-7.2) for a promise, which has to be `from` until the game is nearly over. */
export function answersWith(seen: Seen, promise: number, from: number): Action {
  return { kind: isNearEnd(seen) || promise >= from ? "score" : "pass" };
}

function isNearEnd(seen: Seen): boolean {
  return seen.scores.some((score) => score + NEAR_END > seen.options.target);
}

/** The points and the share of the bonus that scoring now may give, by the expected points of the hand (RF-7.7, RF-7.8). */
export function promiseOf(seen: Seen, seat: Seat, points: number): number {
  let rivals = 0;
  for (const other of clockwiseFrom(seen, seat)) {
    if (other === seat) continue;
    const answer = seen.answers[other];
    if (answer === "score") rivals++;
    else if (answer === "none" && handSize(seen, other) >= seen.options.joinMin) rivals += JOINING;
  }
  return points + (1 + rivals) * beats(points) ** rivals;
}

function beats(points: number): number {
  return BEATS.find((each) => points >= each.points)?.chance ?? BEATS_WITH_NOTHING;
}
