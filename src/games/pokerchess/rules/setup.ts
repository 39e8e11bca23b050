import { FULL_DECK } from "../../../kit/data/cards";
import { must } from "../../../kit/data/must";
import { manOf, menAtHome, type Occupant, type Position } from "./chess/position";
import { newTimer } from "./clock";
import { burn, deal, drawValue } from "./deck";
import type { Event } from "./events";
import type { GameOptions } from "./options";
import type { Lot, State, TeamNumber } from "./state";
import { foundTeams } from "./teams/chips";
import { startForming } from "./teams/forming";
import { drawForGeneral } from "./teams/generals";
import { generalOfTeam } from "./teams/roster";
import { beginUndrawn, giveWhite, teamToPlayWhite } from "./white";

/** A new game: two people begin with the draw for white, more of them form teams first (PC-3.1, PC-12). */
export function newGame(options: GameOptions, people: number): State {
  const state: State = {
    options,
    people,
    phase: people === 2 ? { kind: "drawShuffle", tied: [] } : startForming(people),
    position: startingPosition(options),
    men: menAtHome(),
    taken: [],
    teams: [],
    whiteTeam: 0,
    owners: {},
    stacks: [],
    rebought: 0,
    buyIns: [],
    turn: 0,
    skipped: 0,
    quiet: 0,
    draw: [],
    flips: [],
    timer: newTimer(options, people),
    offers: {},
    sharing: [],
    counts: { battles: 0, captures: 0, folds: 0, showdowns: 0 },
    deck: [...FULL_DECK],
    burnt: [],
  };
  if (people === 2) {
    foundTeams(state, [[0], [1]]);
    beginUndrawn(state, []);
  }
  return state;
}

/** The officers from file a to file h (PC-3.1). */
const OFFICERS = ["rook", "knight", "bishop", "queen", "king", "bishop", "knight", "rook"] as const;
const EMPTY_SQUARES = 32;

function startingPosition({ castling }: GameOptions): Position {
  const board: Occupant[] = OFFICERS.map((shape) => manOf("white", shape));
  for (const side of ["white", "black"] as const) {
    OFFICERS.forEach(() => board.push(manOf(side, "pawn")));
    if (side === "white") for (let i = 0; i < EMPTY_SQUARES; i++) board.push("");
  }
  OFFICERS.forEach((shape) => board.push(manOf("black", shape)));
  return { board, side: "white", castling: castling ? "KQkq" : "", enPassant: -1 };
}

/**
 * Deals cards to rivals for General (PC-12.6), then one to each General: the higher one plays White (PC-3.2, PC-12.8), unless it is
 * clear who does.
 */
export function drawForWhite(state: State, tied: readonly TeamNumber[], events: Event[]): void {
  burn(state);
  let lots: Lot[] = [];
  for (const team of tied) lots = lots.concat(drawForGeneral(state, team, events));
  state.phase = { kind: "drawn", lots };
  const wanted = teamToPlayWhite(state);
  if (wanted === undefined) drawColours(state, events);
  else giveWhite(state, wanted, events);
}

function drawColours(state: State, events: Event[]): void {
  state.draw = deal(state, 2);
  const first = must(state.draw[0], "a first card drawn for white");
  const second = must(state.draw[1], "a second card drawn for white");
  const [one, other] = [generalOfTeam(state, 0), generalOfTeam(state, 1)];
  const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
  const winner = drawValue(first) > drawValue(second) ? lower : higher;
  events.push(
    { kind: "drewForWhite", seat: lower, card: first, reveals: true },
    { kind: "drewForWhite", seat: higher, card: second, reveals: true },
  );
  giveWhite(state, winner === one ? 0 : 1, events);
}
