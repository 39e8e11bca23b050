import type { Seat } from "../../../kit/rules";
import { must } from "../../../kit/must";

/** An exact number of votes, reduced. */
export interface Fraction {
  numerator: number;
  denominator: number;
}

/** The two captains, the first-elected in front, and everybody's total in each of the two rounds, by seat. */
export interface CaptainElection {
  captains: [Seat, Seat];
  totals: [Fraction[], Fraction[]];
}

/** How the approvals within a team came out: by member, and the two with the most of them, the first one in front. */
export interface Approvals {
  approvals: number[];
  finalists: Seat[];
}

type Ballots = readonly (readonly Seat[])[];

/**
 * Elects two captains by reweighted approval voting among all people (PC-12.3); `ballots[i]` holds whom the i-th person
 * approves. In the second round the ballots that approve the first captain weigh one half. Ties go to the earlier seat.
 */
export function electCaptains(ballots: Ballots): CaptainElection {
  const people = ballots.map((_, seat) => seat);
  const whole = people.map((seat) => halvesFor(seat, ballots, () => 2));
  const first = mostOf(people, whole);
  const reweighted = people.map((seat) =>
    halvesFor(seat, ballots, (ballot) => (ballot.includes(first) ? 1 : 2)),
  );
  const second = mostOf(without(people, first), reweighted);
  return {
    captains: [first, second],
    totals: [whole.map((halves) => fromHalves(halves)), reweighted.map((halves) => fromHalves(halves))],
  };
}

/** The approvals of the members of a team, who stand in the order of their seats, and the two finalists (PC-12.6). */
export function electFinalists(members: readonly Seat[], ballots: Ballots): Approvals {
  const places = members.map((_, place) => place);
  const approvals = members.map((member) => ballots.filter((ballot) => ballot.includes(member)).length);
  const first = mostOf(places, approvals);
  const second = mostOf(without(places, first), approvals);
  return {
    approvals,
    finalists: [must(members[first], "a first finalist"), must(members[second], "a second finalist")],
  };
}

/**
 * The finalist who becomes General: the one with more votes, and if these are equal the first one, who has more approvals
 * or the earlier seat (PC-12.6). A vote for nobody is an abstention.
 */
export function electGeneral(finalists: readonly Seat[], votes: readonly Seat[]): Seat {
  const first = must(finalists[0], "a first finalist");
  const second = must(finalists[1], "a second finalist");
  return votesFor(second, votes) > votesFor(first, votes) ? second : first;
}

/** The weight of all ballots that approve a seat, counted in halves so that it stays whole. */
function halvesFor(seat: Seat, ballots: Ballots, weigh: (this: void, ballot: readonly Seat[]) => number) {
  let halves = 0;
  for (const ballot of ballots) if (ballot.includes(seat)) halves += weigh(ballot);
  return halves;
}

function fromHalves(halves: number): Fraction {
  return halves % 2 === 0 ? { numerator: halves / 2, denominator: 1 } : { numerator: halves, denominator: 2 };
}

/** The candidate with the highest total, the first of several. */
function mostOf(candidates: readonly number[], totals: readonly number[]): number {
  const totalOf = (candidate: number): number => must(totals[candidate], "a total of each candidate");
  let best = must(candidates[0], "a candidate");
  for (const candidate of candidates) if (totalOf(candidate) > totalOf(best)) best = candidate;
  return best;
}

function without(candidates: readonly number[], elected: number): number[] {
  return candidates.filter((candidate) => candidate !== elected);
}

function votesFor(seat: Seat, votes: readonly Seat[]): number {
  return votes.filter((vote) => vote === seat).length;
}
