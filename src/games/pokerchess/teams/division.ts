import type { Choice, Decision, Seat } from "../../../kit/rules";
import type { Action, Phase, State, TeamNumber } from "../state";
import type { Event } from "../events";
import { startCaptains } from "./captains";
import { startGenerals } from "./generals";
import { otherTeam } from "./roster";
import type { TeamReason } from "./refusals";

type Division = Extract<Phase, { kind: "division" }>;

const RULE = "PC-12.2";

/** The first proposal: the people belong to the two teams in turn; everybody has to accept it (PC-12.2). */
export function startDivision(people: number): Division {
  const division: TeamNumber[] = [];
  const accepted: boolean[] = [];
  for (let seat = 0; seat < people; seat++) {
    division.push(seat % 2 === 0 ? 0 : 1);
    accepted.push(false);
  }
  return { kind: "division", division, accepted };
}

/** Everybody may change the proposal or give consent up; the game waits for whoever has not accepted it yet. */
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

/** A changed proposal has to be accepted anew; once everybody accepts it, it holds (PC-12.2). */
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
