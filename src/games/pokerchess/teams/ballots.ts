import type { Choice, Seat } from "../../../kit/rules";
import { removeAt } from "../../../kit/lists";
import type { Action, Ballot } from "../state";
import type { TeamReason } from "./refusals";

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
