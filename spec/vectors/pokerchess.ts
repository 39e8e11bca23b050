import { handOf } from "../../src/kit/poker/hand";
import type { Category } from "../../src/kit/poker/strength";
import type { ChessShape } from "../../src/kit/game/scene";
import { award } from "../../src/games/pokerchess/rules/battle/settlement";
import { compareHands } from "../../src/games/pokerchess/rules/battle/showdown";
import { countMoves, type CountMode } from "../../src/games/pokerchess/rules/chess/playing";
import { legalMoves, retreatSquares } from "../../src/games/pokerchess/rules/chess/moves";
import { readMove, writeMove } from "../../src/games/pokerchess/rules/chess/notation";
import {
  manOf,
  squareName,
  squareOf,
  type Occupant,
  type Position,
} from "../../src/games/pokerchess/rules/chess/position";
import { readOptions, type GameOptions } from "../../src/games/pokerchess/rules/options";
import { drawValue } from "../../src/games/pokerchess/rules/deck";
import { pokerchessTeams } from "./pokerchess-teams";
import { rules } from "../../src/games/pokerchess/rules/rules";
import type { Role } from "../../src/games/pokerchess/rules/state";
import { beginTurn } from "../../src/games/pokerchess/rules/turn";
import { listOf, mapOf, numberOf, problem } from "./decoded";
import { compareGame, compareView, flipsOf, legalBets } from "./pokerchess-expect";
import {
  actOut,
  cardName,
  optionsOf,
  passChance,
  positionOf,
  readCards,
  setUp,
  startPlay,
  stepChance,
  type Play,
} from "./pokerchess-script";
import { compare, isList, JSON_NULL, mismatch, sortedText, type Mismatch } from "./values";

type Map = Record<string, unknown>;

/** Runs what a case gives, and compares it with what the case expects. */
type Runner = (given: Map, expected: unknown, mismatches: Mismatch[]) => void;

const RUNNERS: Record<string, Runner | undefined> = {
  highCard,
  rank7,
  showdown,
  betting,
  moves,
  retreat,
  battleDeal,
  count,
  game,
  view,
};

/** Runs one case of Pokerchess, of any kind that PC-16 lists. */
export function pokerchess(vector: Map): Mismatch[] {
  const mismatches: Mismatch[] = [];
  const { expect } = vector;
  const kind = typeof vector["kind"] === "string" ? vector["kind"] : "";
  const given = mapOf(vector["given"]);
  const runner = RUNNERS[kind];
  if (runner !== undefined) runner(given, expect, mismatches);
  else if (!pokerchessTeams(kind, given, expect, mismatches)) {
    mismatches.push(problem("kind", "a kind of PC-16", vector["kind"]));
  }
  return mismatches;
}

function highCard(given: Map, expected: unknown, mismatches: Mismatch[]): void {
  const [first = "2C", second = "2C"] = readCards(given["cards"], "given.cards", mismatches);
  compare("expect", expected, drawValue(first) > drawValue(second) ? 1 : 2, mismatches);
}

const CATEGORY_NAMES: Record<Category, string> = {
  high: "high-card",
  pair: "pair",
  twoPair: "two-pair",
  trips: "three-of-a-kind",
  straight: "straight",
  flush: "flush",
  fullHouse: "full-house",
  quads: "four-of-a-kind",
  straightFlush: "straight-flush",
  royal: "straight-flush",
};

function rank7(given: Map, expected: unknown, mismatches: Mismatch[]): void {
  const { category, ranks } = handOf(readCards(given["cards"], "given.cards", mismatches));
  compare("expect", expected, { category: CATEGORY_NAMES[category], ranks }, mismatches);
}

function showdown(given: Map, expected: unknown, mismatches: Mismatch[]): void {
  const board = readCards(given["board"], "given.board", mismatches);
  const attacker = readCards(given["attacker"], "given.attacker", mismatches);
  const defender = readCards(given["defender"], "given.defender", mismatches);
  compare("expect", expected, compareHands(board, attacker, defender), mismatches);
}

// --- battles ------------------------------------------------------------------------------------------------------

/** Pieces that fight as the case says; nothing else about the position matters. */
function duel(given: Map, attacker: ChessShape, defender: ChessShape): Play {
  const board: Occupant[] = [];
  for (let square = 0; square < 64; square++) board.push("");
  const from = squareOf("d4") ?? 0;
  const to = squareOf(attacker === "knight" ? "e6" : attacker === "rook" ? "d5" : "e5") ?? 0;
  if (attacker !== "king") board[0] = "K";
  if (defender !== "king") board[63] = "k";
  board[from] = manOf("white", attacker);
  board[to] = manOf("black", defender);
  const play: Play = { state: rules.start(optionsOf(given), 2), decks: [], events: [] };
  setUp(play.state, { board, side: "white", castling: "", enPassant: -1 });
  beginTurn(play.state, play.events);
  return play;
}

const DUEL: Record<string, string> = { knight: "d4xe6", rook: "d4xd5" };

function declare(play: Play, attacker: ChessShape, mismatches: Mismatch[]): void {
  passChance(play);
  const refused = actOut(play, DUEL[attacker] ?? "d4xe5");
  if (refused !== undefined) mismatches.push({ field: "attack", expected: "legal", found: refused });
}

function betting(given: Map, expected: unknown, mismatches: Mismatch[]): void {
  const play = duel(given, "queen", "knight");
  const { state } = play;
  state.stacks = [numberOf(given["attacker"], 32), numberOf(given["defender"], 32)];
  declare(play, "queen", mismatches);
  passBattleCards(play);
  const found: Map = {};
  for (const [index, action] of listOf(given["actions"]).entries()) {
    const isOpen = state.phase.kind === "bet";
    if (isOpen && typeof action === "string" && actOut(play, action) === undefined) continue;
    found["illegalAt"] = index;
    break;
  }
  const { battle, last, stacks } = state;
  const winner = winnerOf(given["showdown"]);
  if (state.phase.kind === "showdown" && battle !== undefined && winner !== undefined) {
    award(state, battle, winner, []);
  }
  const isShown = state.phase.kind === "showdown";
  const isOpen = state.phase.kind === "bet" && battle !== undefined;
  found["status"] = isOpen ? "open" : isShown ? "showdown" : "fold";
  found["attacker"] = stacks[0];
  found["defender"] = stacks[1];
  found["pot"] = state.battle?.pot ?? 0;
  found["winner"] = isShown ? winner : last?.winner;
  found["refunds"] = refundsOf(play);
  if (isOpen) {
    found["street"] = battle.street;
    found["toAct"] = battle.toAct;
    found["legal"] = legalBets(state);
  }
  const wanted = mapOf(expected);
  if (found["illegalAt"] === undefined || wanted["illegalAt"] === undefined) {
    compare("expect", expected, { ...found, illegalAt: found["illegalAt"] ?? JSON_NULL }, mismatches);
    if (found["illegalAt"] !== undefined) mismatches.push(mismatch("illegalAt", "none", found["illegalAt"]));
  } else compare("illegalAt", wanted["illegalAt"], found["illegalAt"], mismatches);
}

function passBattleCards(play: Play): void {
  while (play.state.phase.kind !== "showdown" && stepChance(play)) {
    // Up to the first bet; without chips, up to the showdown.
  }
}

function winnerOf(value: unknown): Role | "tie" | undefined {
  return value === "attacker" || value === "defender" || value === "tie" ? value : undefined;
}

function refundsOf({ events }: Play): unknown[] {
  const refunds: unknown[] = [];
  for (const event of events) {
    if (event.kind !== "returned") continue;
    refunds.push({ to: event.seat === 0 ? "attacker" : "defender", chips: event.chips });
  }
  return refunds;
}

function battleDeal(given: Map, expected: unknown, mismatches: Mismatch[]): void {
  const attacker = shapeNamed(given["attackerType"]);
  const play = duel(given, attacker, shapeNamed(given["defenderType"]));
  const { state } = play;
  play.decks = listOf(given["decks"]).map((deck) => readCards(deck, "given.decks", mismatches));
  const sizes: Map = {};
  stepChance(play);
  sizes["turnStart"] = state.deck.length;
  sizes["afterTurnStart"] = state.deck.length;
  declare(play, attacker, mismatches);
  sizes["afterFlips"] = state.deck.length;
  while (state.phase.kind !== "bet" && stepChance(play)) {
    if (state.phase.kind === "battleShuffle") sizes["afterShuffle"] = state.deck.length;
  }
  sizes["afterDefenderCard"] = state.deck.length;
  for (const action of ["call", "check", "check", "check", "check", "check", "check", "check"]) {
    if (state.phase.kind === "bet") actOut(play, action);
    const { battle } = state;
    if (battle !== undefined && battle.community.length > 0) sizes[battle.street] = state.deck.length;
  }
  const { battle, privateCard, downCard } = state;
  const found = {
    private: named(privateCard),
    flips: flipsOf(play),
    attackerMatch: named(battle?.attacker.match),
    defenderMatch: named(battle?.defender.match),
    defenderDown: named(downCard),
    board: battle?.community.map((card) => cardName(card)),
    deckSizes: sizes,
  };
  compare("expect", expected, found, mismatches);
}

function named(card: Parameters<typeof cardName>[0] | undefined): string {
  return card === undefined ? JSON_NULL : cardName(card);
}

const SHAPES: readonly ChessShape[] = ["king", "queen", "rook", "bishop", "knight", "pawn"];

function shapeNamed(value: unknown): ChessShape {
  return SHAPES.find((shape) => shape === value) ?? "pawn";
}

// --- movement -----------------------------------------------------------------------------------------------------

/** The position of a case, and the options of its set. */
function chessOf(given: Map, problems: Mismatch[]): { position: Position; options: GameOptions } | undefined {
  const position = positionOf(given["position"], problems);
  return position === undefined ? undefined : { position, options: readOptions(optionsOf(given)) };
}

function moves(given: Map, expected: unknown, mismatches: Mismatch[]): void {
  const chess = chessOf(given, mismatches);
  if (chess === undefined) return;
  const { position, options } = chess;
  const found = sortedText(legalMoves(position, options).map((move) => writeMove(position, move)));
  compare("expect", expected, found, mismatches);
}

function retreat(given: Map, expected: unknown, mismatches: Mismatch[]): void {
  const chess = chessOf(given, mismatches);
  const attack = typeof given["attack"] === "string" ? readMove(given["attack"]) : undefined;
  if (attack === undefined) mismatches.push(problem("given.attack", "an attack", given["attack"]));
  if (chess === undefined || attack === undefined) return;
  const found = retreatSquares(chess.position, attack).map((square) => squareName(square));
  compare("expect", expected, found, mismatches);
}

const MODES: readonly CountMode[] = ["quiet", "win", "fail", "tree"];

function count(given: Map, expected: unknown, mismatches: Mismatch[]): void {
  const chess = chessOf(given, mismatches);
  const mode = MODES.find((each) => each === given["mode"]) ?? "quiet";
  const found: number[] = [];
  if (chess === undefined) return;
  for (const depth of depthsOf(given["depth"], listOf(expected).length)) {
    found.push(countMoves(chess.position, chess.options, mode, depth));
  }
  compare("expect", expected, found, mismatches);
}

/** The depths of a case: those it lists, or all up to the one it names. */
function depthsOf(given: unknown, standard: number): number[] {
  if (isList(given)) return given.map((depth) => numberOf(depth, 1));
  const depths: number[] = [];
  for (let depth = 1; depth <= numberOf(given, standard); depth++) depths.push(depth);
  return depths;
}

// --- whole games --------------------------------------------------------------------------------------------------

function game(given: Map, expected: unknown, mismatches: Mismatch[]): void {
  const wanted = mapOf(expected);
  const play = playOut(given, wanted, mismatches);
  if (play !== undefined && mismatches.length === 0) compareGame(play, wanted, mismatches);
}

function view(given: Map, expected: unknown, mismatches: Mismatch[]): void {
  const play = playOut(given, mapOf(expected), mismatches);
  if (play !== undefined) compareView(play, given["viewer"], expected, mismatches);
}

/** Plays what a case scripts; undefined if an action is refused, which the case may expect. */
function playOut(given: Map, wanted: Map, mismatches: Mismatch[]): Play | undefined {
  const play = startPlay(given, mismatches);
  passChance(play);
  for (const [index, action] of listOf(given["actions"]).entries()) {
    const refused = typeof action === "string" ? actOut(play, action) : "no action";
    if (refused !== undefined) {
      const field = `actions[${index}]`;
      if (wanted["illegalAt"] !== index) mismatches.push({ field, expected: "legal", found: refused });
      return undefined;
    }
    passChance(play);
  }
  if (wanted["illegalAt"] !== undefined) mismatches.push(mismatch("illegalAt", wanted["illegalAt"], "none"));
  return play;
}
