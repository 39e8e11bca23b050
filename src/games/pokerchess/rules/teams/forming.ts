import type { Refusal } from "../../../../kit/rules/refusal";
import type { Decision, Seat, Viewer } from "../../../../kit/rules/rules";
import type { Event } from "../events";
import { refuseTeam, type TeamReason } from "../reasons";
import type { Action, OpenState, Phase, State } from "../state";
import { assigningDecisions, checkAssigning, performAssigning, seenAssigning } from "./assigning";
import {
  captainsDecisions,
  checkCaptains,
  checkDivision,
  checkDraft,
  divisionDecisions,
  draftDecisions,
  performCaptains,
  performDivision,
  performDraft,
  startDivision,
} from "./division";
import { seenBallots } from "./elections";
import { checkGenerals, generalsDecisions, performGenerals, seenGeneralship } from "./generals";
import { teamOfSeat } from "./roster";

/** The phases in which teams are formed; `assigning` follows the draw for white (PC-12.2 to PC-12.9). */
export type FormingPhase = Extract<
  Phase,
  { kind: "division" | "captains" | "draft" | "generals" | "assigning" }
>;

/** The phase in which a game of three and more people starts (PC-12.2). */
export function startForming(people: number): Phase {
  return startDivision(people);
}

/** Whether a phase is one of forming teams. */
export function isForming(phase: Phase): phase is FormingPhase {
  switch (phase.kind) {
    case "division":
    case "captains":
    case "draft":
    case "generals":
    case "assigning":
      return true;
    default:
      return false;
  }
}

/** The phase that is due, if it is one of forming teams. */
export function formingPhase({ phase }: OpenState): FormingPhase | undefined {
  return isForming(phase) ? phase : undefined;
}

/** Who may do what while the teams are formed: often several people at the same time; nobody in other phases. */
export function formingDecisions(open: OpenState): Decision<Action>[] {
  const phase = formingPhase(open);
  switch (phase?.kind) {
    case "division":
      return divisionDecisions(phase);
    case "captains":
      return captainsDecisions(phase);
    case "draft":
      return draftDecisions(open, phase);
    case "generals":
      return generalsDecisions(open, phase);
    case "assigning":
      return assigningDecisions(open, phase);
    case undefined:
      return [];
  }
}

/** Why a person may not do this while the teams are formed, or undefined if it is legal. */
export function checkForming(
  open: OpenState,
  phase: FormingPhase,
  seat: Seat,
  action: Action,
): Refusal<TeamReason> | undefined {
  const isPerson = seat >= 0 && seat < open.people && seat === Math.floor(seat);
  const reason = isPerson ? reasonAgainst(open, phase, seat, action) : "unknownPerson";
  return reason === undefined ? undefined : refuseTeam(reason);
}

function reasonAgainst(
  open: OpenState,
  phase: FormingPhase,
  seat: Seat,
  action: Action,
): TeamReason | undefined {
  switch (phase.kind) {
    case "division":
      return checkDivision(phase, seat, action);
    case "captains":
      return checkCaptains(phase, seat, action);
    case "draft":
      return checkDraft(open, phase, seat, action);
    case "generals":
      return checkGenerals(open, phase, seat, action);
    case "assigning":
      return checkAssigning(open, phase, seat, action);
  }
}

/** Does what is legal while the teams are formed. */
export function performForming(state: State, seat: Seat, action: Action, events: Event[]): void {
  const phase = formingPhase(state);
  switch (phase?.kind) {
    case "division":
      performDivision(state, phase, seat, action, events);
      break;
    case "captains":
      performCaptains(state, phase, seat, action, events);
      break;
    case "draft":
      performDraft(state, phase, seat, action, events);
      break;
    case "generals":
      performGenerals(state, phase, seat, action, events);
      break;
    case "assigning":
      performAssigning(state, phase, seat, action, events);
      break;
    case undefined:
      break;
  }
}

/**
 * The phase as it reaches a viewer: what others have put on their ballots, named, voted or given away is blank until it
 * is counted (PC-12.3 to PC-12.9).
 */
export function seenForming(open: OpenState, viewer: Viewer): Phase {
  const seat = viewer === "spectator" ? undefined : viewer;
  const { phase } = open;
  switch (phase.kind) {
    case "captains":
      return { kind: "captains", ballots: seenBallots(phase.ballots, seat) };
    case "generals":
      return {
        kind: "generals",
        teams: phase.teams.map((generalship, team) => {
          const member = seat !== undefined && teamOfSeat(open, seat) === team;
          return seenGeneralship(generalship, member ? (open.teams[team] ?? []).indexOf(seat) : -1);
        }),
      };
    case "assigning":
      return seenAssigning(open, phase, seat);
    default:
      return phase;
  }
}
