import type { Card } from "../../../kit/data/cards";
import { categoryOf } from "../../../kit/poker/hand";
import { strengthOf } from "../../../kit/poker/strength";
import { below, type Random } from "../../../kit/data/random";
import type { Seat } from "../../../kit/rules/rules";
import { clockwiseFrom, handSize } from "../rules/board";
import { unseenCards } from "../rules/odds";
import { POINTS } from "../rules/scoring";
import type { Seen, SeenCard } from "../rules/state";

/** What a seat may expect if it scores now. */
export interface Prospect {
  /** Points, with its share of the bonus (RF-7.7, RF-7.8). */
  promise: number;
  /** The chance that it wins the bonus, or shares it. */
  bonus: number;
  /** The chance that it gets past the target, which ends the game (RF-11.1). */
  passing: number;
}

/** What a seat gains in a showdown, and whether it wins the bonus or shares it. */
interface Gain {
  points: number;
  isBest: boolean;
}

/**
 * What a seat gains if it scores and the hidden cards are those that are drawn now (RF-7.5 to RF-7.8). Players who have
 * not answered yet score in every other of these showdowns.
 */
export function sampledGain(seen: Seen, seat: Seat, draws: Draws, random: Random): Gain {
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
  const share = isBeaten ? 0 : Math.floor(scorers / tied);
  return { points: POINTS[categoryOf(own)] + share, isBest: !isBeaten };
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

/** This many points before the target the game is nearly over, and what is not scored now may never be. */
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

/** Whether a promise is enough to declare (RF-4.1): it is the least that is asked for, or more than the target asks for. */
export function declaresWith(seen: Seen, seat: Seat, promise: number, least: number): boolean {
  return promise >= least || endsGame(seen, seat, promise);
}

/** Whether a seat that scores these points gets past the target (RF-11.1). */
export function endsGame({ scores, options }: Seen, seat: Seat, points: number): boolean {
  return (scores[seat] ?? 0) + points > options.target;
}

/** The least promise to declare with, which is `from` until the game is nearly over. */
export function leastToDeclare(seen: Seen, from: number): number {
  return isNearEnd(seen) ? from - 1 : from;
}

/** The least promise to join a declaration with (RF-7.2), which is `from`; near the end of the game anything is enough. */
export function leastToJoin(seen: Seen, from: number): number {
  return isNearEnd(seen) ? 0 : from;
}

/** Whether somebody is so near the target that the next showdown may be the last one. */
export function isNearEnd(seen: Seen): boolean {
  return seen.scores.some((score) => score + NEAR_END > seen.options.target);
}

/** What scoring now may give, by the expected points of the hand (RF-7.7, RF-7.8). */
export function prospectOf(seen: Seen, seat: Seat, points: number): Prospect {
  let rivals = 0;
  for (const other of clockwiseFrom(seen, seat)) {
    if (other === seat) continue;
    const answer = seen.answers[other];
    if (answer === "score") rivals++;
    else if (answer === "none" && handSize(seen, other) >= seen.options.joinMin) rivals += JOINING;
  }
  const bonus = beats(points) ** rivals;
  const promise = points + (1 + rivals) * bonus;
  return { promise, bonus, passing: endsGame(seen, seat, promise) ? 1 : 0 };
}

function beats(points: number): number {
  return BEATS.find((each) => points >= each.points)?.chance ?? BEATS_WITH_NOTHING;
}

/** Draws from the cards that a viewer does not see, each at most once until all are put back. */
interface Draws {
  unseen: Card[];
  left: number;
}

export function drawsFrom(seen: Seen): Draws {
  const unseen = unseenCards(seen);
  return { unseen, left: unseen.length };
}

/** Puts all cards back. */
export function putBack(draws: Draws): void {
  draws.left = draws.unseen.length;
}

/** Any card that was not drawn yet; undefined if there is none left. */
function draw(draws: Draws, random: Random): Card | undefined {
  if (draws.left === 0) return undefined;
  const place = below(random, draws.left);
  draws.left--;
  const card = draws.unseen[place];
  const last = draws.unseen[draws.left];
  if (card === undefined || last === undefined) return undefined;
  draws.unseen[place] = last;
  draws.unseen[draws.left] = card;
  return card;
}

/** The cards of a hand, with a card drawn for each whose face is hidden. */
export function drawHidden(hand: readonly SeenCard[], draws: Draws, random: Random): Card[] {
  const cards: Card[] = [];
  for (const { card } of hand) {
    const known = card ?? draw(draws, random);
    if (known !== undefined) cards.push(known);
  }
  return cards;
}
