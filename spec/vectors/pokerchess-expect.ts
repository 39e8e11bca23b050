import { raiseBounds, toCall } from "../../src/games/pokerchess/rules/battle/betting";
import { behind } from "../../src/games/pokerchess/rules/battle/roles";
import { legalMoves } from "../../src/games/pokerchess/rules/chess/moves";
import { writeMove, writePosition } from "../../src/games/pokerchess/rules/chess/notation";
import { SIDES, squareName } from "../../src/games/pokerchess/rules/chess/position";
import { holderOf } from "../../src/games/pokerchess/rules/clock";
import { rules } from "../../src/games/pokerchess/rules/rules";
import type { Phase, State } from "../../src/games/pokerchess/rules/state";
import { generalOf } from "../../src/games/pokerchess/rules/teams/roster";
import { isRecord } from "../../src/kit/data/data";
import { mapOf } from "./decoded";
import { cardName, colourOf, eventOf, type Play } from "./pokerchess-script";
import {
  compare,
  compareSets,
  isList,
  JSON_NULL,
  mismatch,
  sortedKeys,
  sortedText,
  type Mismatch,
} from "./values";

type Map = Record<string, unknown>;

/** Compares the public facts that a case expects of a game (PC-2.1). */
export function compareGame(play: Play, expected: Map, mismatches: Mismatch[]): void {
  const found = factsOf(play);
  for (const key of sortedKeys(expected)) {
    const value = expected[key];
    if (key === "position") comparePosition(play.state, value, mismatches);
    else if (key === "result" && isRecord(value)) compareResult(play.state, value, mismatches);
    else compare(key, value, found[key] ?? JSON_NULL, mismatches);
  }
}

/** Compares a result that a case writes with its name and winner in one. */
function compareResult({ phase }: State, expected: Map, mismatches: Mismatch[]): void {
  for (const key of sortedKeys(expected)) {
    const found = phase.kind !== "over" ? undefined : key === "winner" ? phase.winner : phase.ending;
    compare(`result.${key}`, expected[key], found ?? JSON_NULL, mismatches);
  }
}

function factsOf(play: Play): Map {
  const { state } = play;
  const { phase, battle } = state;
  const stacks: Map = {};
  for (const side of SIDES) stacks[side] = state.stacks[generalOf(state, side)];
  const isOpen = battle !== undefined && state.last === undefined;
  const isOver = phase.kind === "over";
  return {
    phase: phaseName(phase),
    decides: decides(state),
    stacks,
    white: stacks["white"],
    black: stacks["black"],
    pot: battle?.pot ?? 0,
    turn: state.turn,
    result: isOver ? phase.ending : undefined,
    winner: isOver ? phase.winner : undefined,
    // What is left of a battle once it is settled does not count.
    street: isOpen ? battle.street : undefined,
    toAct: isOpen && phase.kind === "bet" ? battle.toAct : undefined,
    board: battle?.community.map((card) => cardName(card)) ?? [],
    attackerMatch: cardText(battle?.attacker.match),
    defenderMatch: cardText(battle?.defender.match),
    flips: flipsOf(play),
    deckSize: state.deck.length,
    burnt: state.burnt.length,
    rebought: state.rebought,
    rebuys: play.events.filter(({ kind }) => kind === "rebought").length,
    squares: phase.kind === "retreat" ? phase.squares.map((square) => squareName(square)) : undefined,
    castling: state.position.castling === "" ? "-" : state.position.castling,
    enPassant: state.position.enPassant < 0 ? "-" : squareName(state.position.enPassant),
    legal: legalOf(state),
    draw: state.draw.map((card) => cardName(card)),
    playsWhite: whoPlaysWhite(play),
  };
}

function whoPlaysWhite({ events }: Play): number | undefined {
  const event = eventOf(events, "playsWhite");
  return event === undefined ? undefined : event.seat + 1;
}

/** The phases of PC-2.4: what the dealing of the table adds belongs to the one it leads to. */
export function phaseName(phase: Phase): string {
  switch (phase.kind) {
    case "move":
    case "stake":
    case "bet":
    case "rebuy":
    case "promote":
    case "retreat":
    case "over":
      return phase.kind;
    default:
      return "setup";
  }
}

/** The side that has to decide. */
function decides(state: State): string | undefined {
  const holder = holderOf(state);
  return holder === undefined ? undefined : colourOf(state, holder);
}

function cardText(card: Parameters<typeof cardName>[0] | undefined): string | undefined {
  return card === undefined ? undefined : cardName(card);
}

/** The cards that were turned up, each with its receiver, and the reshuffle where there was one (PC-6.4, PC-6.5). */
export function flipsOf({ state, reshuffle }: Play): unknown[] {
  const list: unknown[] = [];
  for (const [place, { card, to }] of state.flips.entries()) {
    if (place === reshuffle?.after) list.push(["reshuffle", reshuffle.cards]);
    list.push([cardName(card), to ?? JSON_NULL]);
  }
  return list;
}

/** The legal moves in a `move` phase, the legal betting actions in a battle (PC-7.3). */
function legalOf(state: State): unknown {
  const { phase, position, options } = state;
  if (phase.kind === "bet") return legalBets(state);
  if (phase.kind !== "move") return [];
  return sortedText(legalMoves(position, options).map((move) => writeMove(position, move)));
}

/** The legal betting actions as the cases write them. */
export function legalBets(state: State): Map {
  const { battle } = state;
  if (battle === undefined) return {};
  const { toAct } = battle;
  const missing = toCall(battle, toAct);
  return {
    fold: true,
    check: missing === 0,
    call: missing > 0 ? Math.min(missing, behind(state, battle, toAct)) : JSON_NULL,
    raise: raiseBounds(state, battle, toAct) ?? JSON_NULL,
  };
}

/** Compares as much of a position as the case gives; after the end there is no side to move, and with options off no rights. */
export function comparePosition(state: State, expected: unknown, mismatches: Mismatch[]): void {
  const found = writePosition(state.position).split(" ");
  const { options, phase } = state;
  if (phase.kind === "over") found[1] = "-";
  if (!options.castling) found[2] = "-";
  const wanted = typeof expected === "string" ? expected.split(" ") : [];
  for (const [place, part] of wanted.entries()) {
    const isIdle = (place === 2 && !options.castling) || (place === 3 && !options.enPassant);
    if (part !== found[place] && !isIdle && !(place === 3 && isUnusable(state, part))) {
      mismatches.push(mismatch("position", expected, found.slice(0, wanted.length).join(" ")));
      return;
    }
  }
  if (wanted.length === 0) mismatches.push(mismatch("position", expected, found.join(" ")));
}

/** Whether a case leaves out a passed-over square because no pawn could make use of it. */
function isUnusable({ position, options }: State, part: string): boolean {
  if (part !== "-") return false;
  const { enPassant } = position;
  return !legalMoves(position, options).some(
    ({ from, to }) => to === enPassant && isPawn(position.board[from]),
  );
}

function isPawn(man: string | undefined): boolean {
  return man === "P" || man === "p";
}

/** The names under which a case may ask for the hidden cards (PC-4.6). */
const HIDDEN: Record<string, "privateCard" | "downCard" | "never" | undefined> = {
  private: "privateCard",
  privateCard: "privateCard",
  attackerDown: "privateCard",
  down: "downCard",
  downCard: "downCard",
  defenderDown: "downCard",
  defenderCard: "downCard",
  faceDown: "downCard",
  deck: "never",
  burnt: "never",
};

/**
 * Compares what a viewer sees: the hidden cards by name, null for what stays hidden; all else as public facts. A list
 * names what is visible.
 */
export function compareView(play: Play, viewer: unknown, expected: unknown, mismatches: Mismatch[]): void {
  const side = SIDES.find((each) => each === viewer);
  const { state } = play;
  const seen = rules.seen(state, side === undefined ? "spectator" : generalOf(state, side));
  const visible: string[] = [];
  if (seen.privateCard !== undefined) visible.push("private");
  if (seen.downCard !== undefined) visible.push("defenderDown");
  if (isList(expected) && expected.length > 0) {
    compareSets("expect", expected, visible, mismatches);
    return;
  }
  const wanted = mapOf(expected);
  for (const key of sortedKeys(wanted)) {
    const hidden = HIDDEN[key];
    if (key === "visible") compareSets(key, wanted[key], visible, mismatches);
    else if (hidden === undefined) compareGame(play, { [key]: wanted[key] }, mismatches);
    else {
      const card = hidden === "never" ? undefined : cardText(seen[hidden]);
      compare(key, wanted[key], card ?? JSON_NULL, mismatches);
    }
  }
}
