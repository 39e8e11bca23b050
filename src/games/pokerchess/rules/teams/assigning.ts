import { must } from "../../../../kit/data/must";
import type { Choice, Decision, Seat } from "../../../../kit/rules/rules";
import type { Event } from "../events";
import type { TeamReason } from "../reasons";
import {
  WINGS,
  type Action,
  type OpenState,
  type Phase,
  type State,
  type TeamNumber,
  type Wing,
} from "../state";
import { beginTurn } from "../turn";
import { generalOfTeam, membersOf, sideOfTeam, TEAMS } from "./roster";

type Assigning = Extract<Phase, { kind: "assigning" }>;

type Giving = Extract<Action, { kind: "assign" | "assignWing" | "split" }>;

const RULE = "PC-12.9";
/** The files of a wing, from the middle of the board on. */
const FILES: Record<Wing, readonly number[]> = { queen: [3, 2, 1, 0], king: [4, 5, 6, 7] };

/**
 * After the draw for white the Generals of teams of several people give their chess pieces to the members (PC-12.9);
 * false if there is no such team, so the first turn may begin.
 */
export function beginAssigning(state: State): boolean {
  const ready = state.teams.map((members) => members.length === 1);
  if (!ready.includes(false)) return false;
  state.phase = { kind: "assigning", given: state.teams.map(() => ({})), ready };
  return true;
}

/** A General who is not ready may give each piece to each other member; all at the same time (PC-12.9). */
export function assigningDecisions(open: OpenState, phase: Assigning): Decision<Action>[] {
  const decisions: Decision<Action>[] = [];
  for (const team of TEAMS) {
    const [general, ...others] = membersOf(open, team);
    if (general === undefined || others.length === 0) continue;
    decisions.push({ seat: general, choices: gifts(open, phase, team) });
  }
  return decisions;
}

function gifts(open: OpenState, phase: Assigning, team: TeamNumber): Choice<Action>[] {
  if (phase.ready[team] === true) return [];
  const men = menOf(open, team);
  const choices: Choice<Action>[] = [];
  for (const kind of ["split", "ready"] as const) choices.push({ action: { kind }, rule: RULE });
  for (const wing of WINGS) {
    for (const seat of membersOf(open, team))
      choices.push({ action: { kind: "assignWing", wing, seat }, rule: RULE });
  }
  for (const man of men) {
    const owner = ownerOf(open, phase, team, man);
    for (const seat of membersOf(open, team)) {
      if (seat !== owner) choices.push({ action: { kind: "assign", man, seat }, rule: RULE });
    }
  }
  return choices;
}

/** Why somebody may not do this while pieces are given away, or undefined (PC-12.9). */
export function checkAssigning(
  open: OpenState,
  phase: Assigning,
  seat: Seat,
  action: Action,
): TeamReason | undefined {
  if (!isGiving(action) && action.kind !== "ready") return "assigningUndecided";
  const team = TEAMS.find((number) => open.teams[number]?.[0] === seat);
  if (team === undefined) return "notGeneral";
  if (phase.ready[team] === true) return "alreadyReady";
  if (action.kind === "ready" || action.kind === "split") return undefined;
  if (action.kind === "assign" && !menOf(open, team).includes(action.man)) return "notYourPiece";
  if (open.teams[team]?.includes(action.seat) !== true) return "notInTeam";
  if (action.kind === "assignWing") return undefined;
  return ownerOf(open, phase, team, action.man) === action.seat ? "alreadyOwner" : undefined;
}

function isGiving(action: Action): action is Giving {
  return action.kind === "assign" || action.kind === "assignWing" || action.kind === "split";
}

/** Gives pieces away; a split gives everybody as many, in files side by side, and the General, who comes first, keeps the king. */
function give(open: OpenState, team: TeamNumber, given: Record<string, Seat>, action: Giving): void {
  if (action.kind === "assign") {
    given[action.man] = action.seat;
    return;
  }
  const home = menOf(open, team);
  const roster = membersOf(open, team);
  const files = action.kind === "split" ? FILES.king.concat(FILES.queen) : FILES[action.wing];
  for (let i = 0; i < files.length * 2; i++) {
    const man = home[(files[Math.floor(i / 2)] ?? 0) + (i % 2) * 8];
    const seat = action.kind === "split" ? roster[Math.floor((i * roster.length) / 16)] : action.seat;
    if (man !== undefined && seat !== undefined) given[man] = seat;
  }
}

/** Gives a piece away; when both Generals are ready, everybody learns who owns what, and the first turn begins. */
export function performAssigning(
  state: State,
  phase: Assigning,
  seat: Seat,
  action: Action,
  events: Event[],
): void {
  const led = TEAMS.find((number) => generalOfTeam(state, number) === seat);
  const team = must(led, "a General who gives pieces away");
  const given = must(phase.given[team], "what a team's General has given");
  if (isGiving(action)) give(state, team, given, action);
  if (action.kind !== "ready") return;
  phase.ready[team] = true;
  if (phase.ready.includes(false)) return;
  for (const number of TEAMS) settle(state, phase, number, events);
  beginTurn(state, events);
}

/** Every piece of a team belongs to the member it was given to, or to the General (PC-12.9). */
function settle(state: State, phase: Assigning, team: TeamNumber, events: Event[]): void {
  const roster = membersOf(state, team);
  const owned = roster.map(() => 0);
  for (const man of menOf(state, team)) {
    const owner = ownerOf(state, phase, team, man);
    const place = roster.indexOf(owner);
    state.owners[man] = owner;
    owned[place] = must(owned[place], "an owner of the team") + 1;
  }
  if (roster.length === 1) return;
  for (const [place, pieces] of owned.entries()) {
    const member = roster[place];
    if (member !== undefined) events.push({ kind: "assigned", seat: member, pieces });
  }
}

/** Whether some teammate of the General who looks has no piece: of both teams' gifts only the own ones are to be seen. */
export function leavesOut({ teams, phase }: OpenState): boolean {
  if (phase.kind !== "assigning") return false;
  for (const [team, gifts] of phase.given.entries()) {
    const owners = Object.values(gifts);
    if (owners.length > 0) return (teams[team] ?? []).slice(1).some((seat) => !owners.includes(seat));
  }
  return true;
}

/** What a viewer sees of it: only the General's own gifts, until both are ready (PC-12.9). */
export function seenAssigning(open: OpenState, phase: Assigning, viewer: Seat | undefined): Assigning {
  return {
    kind: "assigning",
    given: phase.given.map((given, team) => (open.teams[team]?.[0] === viewer ? given : {})),
    ready: phase.ready,
  };
}

function ownerOf(open: OpenState, phase: Assigning, team: TeamNumber, man: string): Seat {
  return phase.given[team]?.[man] ?? generalOfTeam(open, team);
}

/** The ids of the chess pieces of a team, in the order of their squares: all are at home still (PC-3.1). */
function menOf(open: OpenState, team: TeamNumber): string[] {
  const first = sideOfTeam(open, team) === "white" ? 0 : 48;
  return open.men.slice(first, first + 16);
}
