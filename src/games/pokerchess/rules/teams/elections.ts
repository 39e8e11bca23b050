import { removeAt } from "../../../../kit/data/lists";
import { must } from "../../../../kit/data/must";
import type { Choice, Seat } from "../../../../kit/rules/rules";
import type { TeamReason } from "../reasons";
import type { Action, Ballot } from "../state";

/** An exact number of votes, reduced. */
export interface Fraction {
  numerator: number;
  denominator: number;
}

/** The two captains, the first-elected in front, and everybody's total in each of the two rounds, by seat. */
interface CaptainElection {
  captains: [Seat, Seat];
  totals: [Fraction[], Fraction[]];
}

/** How the approvals within a team came out: by member, and the two with the most of them, the first one in front. */
interface Approvals {
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

/**
 * The approvals of the members of a team, who stand in the order of their seats, and the two finalists (PC-12.6); somebody alone is the
 * only one.
 */
export function electFinalists(members: readonly Seat[], ballots: Ballots): Approvals {
  const places = members.map((_, place) => place);
  const approvals = members.map((member) => ballots.filter((ballot) => ballot.includes(member)).length);
  const first = mostOf(places, approvals);
  const others = without(places, first);
  const elected = others.length === 0 ? [first] : [first, mostOf(others, approvals)];
  return { approvals, finalists: elected.map((place) => must(members[place], "a finalist")) };
}

/**
 * The finalist who becomes General: the one with more votes, and if these are equal the first one, who has more approvals
 * or the earlier seat (PC-12.6). A vote for nobody is an abstention.
 */
export function electGeneral(finalists: readonly Seat[], votes: readonly Seat[]): Seat {
  const first = must(finalists[0], "a first finalist");
  const second = finalists[1] ?? first;
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

/** As many empty ballots. */
export function emptyBallots(count: number): Ballot[] {
  const ballots: Ballot[] = [];
  for (let i = 0; i < count; i++) ballots.push({ approved: [], cast: false });
  return ballots;
}

/** What a voter may do: approve any set of the candidates, none of them too, and cast the ballot (PC-12.3, PC-12.6). */
export function ballotChoices(ballot: Ballot, candidates: readonly Seat[], rule: string): Choice<Action>[] {
  const choices = candidates.map((seat): Choice<Action> => {
    const approved = ballot.approved.includes(seat);
    return { action: { kind: approved ? "disapprove" : "approve", seat }, rule };
  });
  choices.push({ action: { kind: "cast" }, rule });
  return choices;
}

/** Why a voter may not do this, or undefined; `unfit` is the reason for anything that no voter does. */
export function checkBallot(
  ballot: Ballot,
  candidates: readonly Seat[],
  action: Action,
  unfit: TeamReason,
): TeamReason | undefined {
  if (action.kind !== "approve" && action.kind !== "disapprove" && action.kind !== "cast") return unfit;
  if (ballot.cast) return "alreadyCast";
  if (action.kind === "cast") return undefined;
  if (!candidates.includes(action.seat)) return "unknownPerson";
  const approved = ballot.approved.includes(action.seat);
  if (approved === (action.kind === "disapprove")) return undefined;
  return approved ? "alreadyApproved" : "notApproved";
}

/** Changes or casts a ballot. */
export function mark(ballot: Ballot, action: Action): void {
  if (action.kind === "approve") ballot.approved.push(action.seat);
  if (action.kind === "disapprove") removeAt(ballot.approved, ballot.approved.indexOf(action.seat));
  if (action.kind === "cast") ballot.cast = true;
}

/** Whether all ballots are cast. */
export function allCast(ballots: readonly Ballot[]): boolean {
  return ballots.every(({ cast }) => cast);
}

/** What is on the ballots. */
export function votesOn(ballots: readonly Ballot[]): Seat[][] {
  return ballots.map(({ approved }) => approved);
}

/** The ballots as one voter sees them: what is on the others' is blank, whether they are cast is not. */
export function seenBallots(ballots: readonly Ballot[], own: number | undefined): Ballot[] {
  return ballots.map((ballot, i) => (i === own ? ballot : { approved: [], cast: ballot.cast }));
}
