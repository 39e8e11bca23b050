import { must } from "../../../../kit/must";
import type { Choice, Decision, Seat } from "../../../../kit/rules";
import { occupantOf, sideOf } from "../chess/position";
import type { Event } from "../events";
import type { TeamReason } from "../reasons";
import type { Action, OpenState, Phase, State, TeamNumber } from "../state";
import { beginTurn } from "../turn";
import { generalOfTeam, membersOf, sideOfTeam, TEAMS } from "./roster";

type Assigning = Extract<Phase, { kind: "assigning" }>;

const RULE = "PC-12.9";

/**
 * After the draw for white the Generals of teams of several people give their chess pieces to the members (PC-12.9);
 * false if there is no such team, so that the first turn may begin.
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
  const choices: Choice<Action>[] = [{ action: { kind: "ready" }, rule: RULE }];
  for (const man of menOf(open, team)) {
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
  if (action.kind !== "assign" && action.kind !== "ready") return "assigningUndecided";
  const team = TEAMS.find((number) => open.teams[number]?.[0] === seat);
  if (team === undefined) return "notGeneral";
  if (phase.ready[team] === true) return "alreadyReady";
  if (action.kind === "ready") return undefined;
  if (!menOf(open, team).includes(action.man)) return "notYourPiece";
  if (open.teams[team]?.includes(action.seat) !== true) return "notInTeam";
  return ownerOf(open, phase, team, action.man) === action.seat ? "alreadyOwner" : undefined;
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
  if (action.kind === "assign") given[action.man] = action.seat;
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

/** The ids of the chess pieces of a team, in the order of their squares. */
function menOf(open: OpenState, team: TeamNumber): string[] {
  const side = sideOfTeam(open, team);
  return open.men.filter((_, square) => sideOf(occupantOf(open.position.board, square)) === side);
}
