import { gatherAll } from "./deck";
import type { Event } from "./events";
import type { State, TeamNumber } from "./state";
import { beginAssigning } from "./teams/assigning";
import { generalOfTeam, otherTeam, teamOfSeat } from "./teams/roster";
import { beginTurn } from "./turn";

/** The team that the option `white` gives the white pieces (PC-3.2); undefined: cards are drawn for them. */
export function teamToPlayWhite(state: State): TeamNumber | undefined {
  const { white } = state.options;
  const team = teamOfSeat(state, 0) ?? 0;
  if (white === "drawn") return undefined;
  return white === "first" ? team : otherTeam(team);
}

/** A team has the white pieces (PC-3.2). */
export function giveWhite(state: State, team: TeamNumber, events: Event[]): void {
  state.whiteTeam = team;
  events.push({ kind: "playsWhite", seat: generalOfTeam(state, team) });
}

/** Who plays White is settled: the pieces are assigned in larger teams (PC-12.9), then White begins (PC-3.3). */
export function afterDraw(state: State, events: Event[]): void {
  gatherAll(state);
  if (!beginAssigning(state)) beginTurn(state, events);
}

/** Begins without a draw for white where the option `white` says who plays it (PC-3.2); answers whether it does. */
export function beginUndrawn(state: State, events: Event[]): boolean {
  const team = teamToPlayWhite(state);
  if (team === undefined) return false;
  giveWhite(state, team, events);
  afterDraw(state, events);
  return true;
}
