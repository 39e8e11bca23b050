import type { Card } from "../../../kit/cards";
import type { Seat } from "../../../kit/rules";
import { clockwiseFrom, handSize } from "../board";
import { scoreBar } from "../legality";
import { pointsOf } from "../points";
import type { Action, Seen } from "../state";
import { unseenCards } from "./sampling";

/** From what promise on a player declares, who pays with the turn and the hand, and joins, who pays with the hand. */
const DECLARE_FROM = 6;
const JOIN_FROM = 3.6;
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

/** Whether to declare a scoring instead of rolling (RF-4.1). */
export function declares(seen: Seen, seat: Seat): boolean {
  return scoreBar(seen) === undefined && declaresWith(seen, seat, promiseOf(seen, seat), DECLARE_FROM);
}

/** Whether a promise is enough to declare, which is asked to be `from` until the game is nearly over. */
export function declaresWith(seen: Seen, seat: Seat, promise: number, from: number): boolean {
  const score = seen.scores[seat] ?? 0;
  if (score + promise > seen.options.target) return true;
  return promise >= (isNearEnd(seen) ? from - 1 : from);
}

/** Whether to score with the declarer or to pass (RF-7.2). */
export function answerTo(seen: Seen, seat: Seat): Action {
  return answersWith(seen, promiseOf(seen, seat), JOIN_FROM);
}

/** The answer for a promise, which is asked to be `from` until the game is nearly over. */
export function answersWith(seen: Seen, promise: number, from: number): Action {
  return { kind: isNearEnd(seen) || promise >= from ? "score" : "pass" };
}

function isNearEnd(seen: Seen): boolean {
  return seen.scores.some((score) => score + NEAR_END > seen.options.target);
}

/** The points and the share of the bonus that scoring now may give (RF-7.7, RF-7.8). */
function promiseOf(seen: Seen, seat: Seat): number {
  const points = expectedPoints(seen, seat);
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

/** The mean points of the hand over every card that may be dealt to the community (RF-7.5). */
function expectedPoints(seen: Seen, seat: Seat): number {
  const cards: Card[] = [...seen.community];
  for (const { card } of seen.hands[seat] ?? []) if (card !== undefined) cards.push(card);
  const unseen = unseenCards(seen);
  let total = 0;
  for (const card of unseen) total += pointsOf(cards.concat([card]));
  return unseen.length === 0 ? pointsOf(cards) : total / unseen.length;
}
