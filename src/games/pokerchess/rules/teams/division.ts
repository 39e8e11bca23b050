import { must } from "../../../../kit/data/must";
import type { Choice, Decision, Seat } from "../../../../kit/rules/rules";
import type { Event } from "../events";
import type { TeamReason } from "../reasons";
import type { Action, OpenState, Phase, State, TeamNumber } from "../state";
import { allCast, ballotChoices, checkBallot, electCaptains, emptyBallots, mark, votesOn } from "./elections";
import { startGenerals } from "./generals";
import { otherTeam, teamOfSeat } from "./roster";

type Division = Extract<Phase, { kind: "division" }>;

const RULE = "PC-12.2";

/** The first proposal: the people belong to the two teams in turn, as they are seated; everybody has to accept it (PC-12.2). */
export function startDivision(people: number): Division {
  const division: TeamNumber[] = [];
  const accepted: boolean[] = [];
  for (let seat = 0; seat < people; seat++) {
    division.push(seat % 2 === 0 ? 0 : 1);
    accepted.push(false);
  }
  return { kind: "division", division, accepted };
}

/** Everybody may change the proposal or withdraw consent; the game waits for the player who has not accepted it yet. */
export function divisionDecisions(phase: Division): Decision<Action>[] {
  const changes: Choice<Action>[] = [];
  for (const [seat, team] of phase.division.entries()) {
    if (!isAlone(phase, seat)) {
      changes.push({ action: { kind: "place", seat, team: otherTeam(team) }, rule: RULE });
    }
  }
  changes.push({ action: { kind: "disagree" }, rule: "PC-12.3" });
  const agree: Choice<Action> = { action: { kind: "agree" }, rule: RULE };
  return phase.accepted.map((accepted, seat) =>
    accepted ? { seat, choices: [], asides: changes } : { seat, choices: [agree].concat(changes) },
  );
}

/** Why a person may not do this about the proposed division, or undefined (PC-12.2). */
export function checkDivision(phase: Division, seat: Seat, action: Action): TeamReason | undefined {
  switch (action.kind) {
    case "place": {
      const people = phase.division.map((_, person) => person);
      if (!people.includes(action.seat)) return "unknownPerson";
      if (phase.division[action.seat] === action.team) return "alreadyInTeam";
      return isAlone(phase, action.seat) ? "emptyTeam" : undefined;
    }
    case "agree":
      return phase.accepted[seat] === true ? "alreadyAgreed" : undefined;
    case "disagree":
      return undefined;
    default:
      return "divisionUndecided";
  }
}

/** Both teams need somebody. */
function isAlone({ division }: Division, seat: Seat): boolean {
  return division.filter((team) => team === division[seat]).length === 1;
}

/** A changed proposal has to be accepted again; once everybody accepts it, it holds (PC-12.2). */
export function performDivision(
  state: State,
  phase: Division,
  seat: Seat,
  action: Action,
  events: Event[],
): void {
  switch (action.kind) {
    case "place":
      phase.division[action.seat] = action.team;
      phase.accepted = phase.accepted.map(() => false);
      events.push({ kind: "divisionProposed", seat, moved: action.seat, team: action.team });
      return;
    case "agree":
      phase.accepted[seat] = true;
      events.push({ kind: "divisionAccepted", seat });
      if (phase.accepted.every((accepted) => accepted)) divide(state, phase, events);
      return;
    case "disagree":
      events.push({ kind: "noAgreement", seat });
      startCaptains(state);
      return;
    default:
      return;
  }
}

function divide(state: State, { division }: Division, events: Event[]): void {
  const teams: [Seat[], Seat[]] = [[], []];
  for (const [seat, team] of division.entries()) teams[team].push(seat);
  startGenerals(state, teams, events);
}

type Captains = Extract<Phase, { kind: "captains" }>;
type Draft = Extract<Phase, { kind: "draft" }>;

/** There is no consent about the division: everybody votes for captains (PC-12.3). */
function startCaptains(state: State): void {
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
  const choices: Choice<Action>[] = [];
  const left = unpicked(open);
  for (const seat of left) choices.push({ action: { kind: "pick", seat }, rule: "PC-12.4" });
  const [last] = choices;
  if (left.length === 1 && last !== undefined) last.forced = true;
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
