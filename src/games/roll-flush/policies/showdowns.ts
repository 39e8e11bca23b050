import type { Card } from "../../../kit/cards";
import { categoryOf } from "../../../kit/poker/hand";
import { strengthOf } from "../../../kit/poker/strength";
import { below, type Random } from "../../../kit/random";
import type { Seat } from "../../../kit/rules";
import { handSize } from "../board";
import { POINTS } from "../points";
import type { Seen } from "../state";
import { draw, drawHidden, putBack, type Draws } from "./sampling";

/**
 * What a seat gains if it scores and the hidden cards are those that are drawn now (RF-7.5 to RF-7.8). Players who have
 * not answered yet score in every other of these showdowns.
 */
export function sampledGain(seen: Seen, seat: Seat, draws: Draws, random: Random): number {
  putBack(draws);
  const community = [...seen.community];
  const next = draw(draws, random);
  if (next !== undefined) community.push(next);
  const own = strengthIn(seen, seat, community, draws, random);
  let scorers = 1;
  let tied = 1;
  let isBeaten = false;
  for (let other = 0; other < seen.hands.length; other++) {
    if (other === seat || !joins(seen, other, random)) continue;
    scorers++;
    const strength = strengthIn(seen, other, community, draws, random);
    if (strength > own) isBeaten = true;
    else if (strength === own) tied++;
  }
  return POINTS[categoryOf(own)] + (isBeaten ? 0 : Math.floor(scorers / tied));
}

function joins(seen: Seen, seat: Seat, random: Random): boolean {
  const answer = seen.answers[seat];
  if (answer !== "none") return answer === "score";
  return handSize(seen, seat) >= seen.options.joinMin && below(random, 2) === 0;
}

function strengthIn(
  seen: Seen,
  seat: Seat,
  community: readonly Card[],
  draws: Draws,
  random: Random,
): number {
  return strengthOf(drawHidden(seen.hands[seat] ?? [], draws, random).concat(community));
}
