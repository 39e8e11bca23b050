import type { Choice, Decision, Seat } from "../../../kit/rules";
import { must } from "../../../kit/must";
import type { Action, OpenState, Phase, State } from "../state";
import type { Event } from "../events";
import { allCast, ballotChoices, checkBallot, emptyBallots, mark, votesOn } from "./ballots";
import { electCaptains } from "./elections";
import { startGenerals } from "./generals";
import { otherTeam, teamOfSeat } from "./roster";
import type { TeamReason } from "./refusals";

type Captains = Extract<Phase, { kind: "captains" }>;
type Draft = Extract<Phase, { kind: "draft" }>;

/** There is no consent about the division: everybody votes for captains (PC-12.3). */
export function startCaptains(state: State): void {
  state.phase = { kind: "captains", ballots: emptyBallots(state.people) };
}

/** Everybody who has not cast the ballot yet (PC-12.3). */
export function captainsDecisions({ ballots }: Captains): Decision<Action>[] {
  const people = ballots.map((_, seat) => seat);
  return ballots.map((ballot, seat) => ({
    seat,
    choices: ballot.cast ? [] : ballotChoices(ballot, people, "PC-12.3"),
  }));
}

/** Why a person may not do this in the election of captains, or undefined (PC-12.3). */
export function checkCaptains({ ballots }: Captains, seat: Seat, action: Action): TeamReason | undefined {
  const people = ballots.map((_, person) => person);
  const ballot = ballots[seat];
  return ballot === undefined ? "unknownPerson" : checkBallot(ballot, people, action, "captainsUndecided");
}

/** Marks or casts a ballot; the last one elects the captains, and they choose (PC-12.3, PC-12.4). */
export function performCaptains(
  state: State,
  { ballots }: Captains,
  seat: Seat,
  action: Action,
  events: Event[],
): void {
  const ballot = ballots[seat];
  if (ballot === undefined) return;
  mark(ballot, action);
  if (!ballot.cast) return;
  events.push({ kind: "ballotCast", seat });
  if (!allCast(ballots)) return;
  const { captains } = electCaptains(votesOn(ballots));
  const [first, second] = captains;
  events.push({ kind: "captainsElected", first, second });
  state.teams = [[first], [second]];
  state.phase = { kind: "draft", captains, turn: 0 };
}

/** The captain whose turn it is takes one of those who are left (PC-12.4). */
export function draftDecisions(open: OpenState, { captains, turn }: Draft): Decision<Action>[] {
  const choices = unpicked(open).map((seat): Choice<Action> => ({
    action: { kind: "pick", seat },
    rule: "PC-12.4",
  }));
  return [{ seat: must(captains[turn], "a captain whose turn it is"), choices }];
}

/** Why somebody may not pick this person, or undefined (PC-12.4). */
export function checkDraft(
  open: OpenState,
  { captains, turn }: Draft,
  seat: Seat,
  action: Action,
): TeamReason | undefined {
  if (action.kind !== "pick") return "draftUndecided";
  if (captains[turn] !== seat) return "notYourPick";
  if (unpicked(open).includes(action.seat)) return undefined;
  return teamOfSeat(open, action.seat) === undefined ? "unknownPerson" : "alreadyPicked";
}

/** The captains choose alternately until nobody is left (PC-12.4). */
export function performDraft(state: State, phase: Draft, seat: Seat, action: Action, events: Event[]): void {
  if (action.kind !== "pick") return;
  state.teams[phase.turn]?.push(action.seat);
  events.push({ kind: "picked", captain: seat, seat: action.seat });
  phase.turn = otherTeam(phase.turn);
  if (unpicked(state).length === 0) startGenerals(state, state.teams, events);
}

function unpicked(open: OpenState): Seat[] {
  const left: Seat[] = [];
  for (let seat = 0; seat < open.people; seat++) {
    if (teamOfSeat(open, seat) === undefined) left.push(seat);
  }
  return left;
}
