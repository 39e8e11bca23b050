import type { Motive, Rated } from "../../../kit/game/advice";
import { inSlices, type Thinking } from "../../../kit/rules/policy";
import { isSameChoice } from "../../../kit/game/advice";
import type { ChessShape } from "../../../kit/game/scene";
import { isPromotion, legalMoves, movesFrom, victimOf } from "../rules/chess/moves";
import { copyPosition, playQuiet, relocate } from "../rules/chess/playing";
import {
  otherSide,
  shapeOf,
  type Move,
  type Position,
  type Side,
  type Square,
} from "../rules/chess/position";
import { typeOdds } from "../rules/odds";
import type { GameOptions } from "../rules/options";
import type { Action, Seen } from "../rules/state";
import { WHIM } from "./arrangements";
import { attackIn } from "./replies";
import { CHIPS } from "./sensible";

/** Why a move or a retreat is the best one. */
export type MoveReason =
  | "attack"
  | "attackKing"
  | "promotes"
  | "kingSafe"
  | "save"
  | "threat"
  | "nothing"
  | "variety"
  | "exposed"
  | "retreatSafe"
  | "retreat"
  | "late";

/** A quiet move, and what the opponent can attack before and after it. */
interface Quiet {
  seen: Seen;
  move: Move;
  shape: ChessShape;
  next: Position;
  before: Square[];
  after: Square[];
}

/** Why a move is the best one. */
export function motiveOfMove(
  seen: Seen,
  move: Extract<Action, { kind: "move" }>,
  rated: readonly Rated<Action>[],
): Thinking<Motive<MoveReason>> {
  const { position, options } = seen;
  const attack = attackIn(position, move);
  if (attack !== undefined) return () => attacking(seen, attack);
  const next = copyPosition(position);
  playQuiet(next, move, options);
  if (isPromotion(next, move.to)) return () => ({ reason: "promotes" });
  const foe = otherSide(position.side);
  const shape = shapeOf(position.board[move.from] ?? "") ?? "pawn";
  const quiet: Quiet = { seen, move, shape, next, before: [], after: [] };
  return inSlices(
    2,
    1,
    (step) => {
      if (step === 0) quiet.before = targetsOf(position, foe, options);
      else quiet.after = targetsOf(next, foe, options);
    },
    () => gained(quiet) ?? left(quiet, move, rated),
  );
}

function attacking(
  { privateCard }: Seen,
  { attacker, target }: { attacker: ChessShape; target: ChessShape },
): Motive<MoveReason> {
  if (privateCard === undefined) return { reason: "late" };
  const odds = typeOdds(attacker, target, privateCard).win;
  return target === "king" ? { reason: "attackKing", odds } : { reason: "attack", odds, thing: target };
}

/** What a quiet move makes safe or attacks; undefined if nothing. */
function gained({ seen, move, shape, next, before, after }: Quiet): Motive<MoveReason> | undefined {
  const { position, options } = seen;
  if (holdsKing(position, before) && !holdsKing(next, after)) return { reason: "kingSafe" };
  if (shape !== "pawn" && shape !== "king" && before.includes(move.from) && !after.includes(move.to))
    return { reason: "save", thing: shape };
  const known = targetsFrom(position, options, move.from);
  const target = mostValuable(
    next,
    targetsFrom(next, options, move.to).filter((square) => !known.includes(square)),
  );
  return target !== undefined && CHIPS[target] > CHIPS[shape]
    ? { reason: "threat", thing: target }
    : undefined;
}

/** What a quiet move leaves the opponent. */
function left(
  { seen, next, after }: Quiet,
  move: Action,
  rated: readonly Rated<Action>[],
): Motive<MoveReason> {
  const target = mostValuable(next, after);
  if (target === undefined) return { reason: "nothing" };
  let own = 0;
  let most = 0;
  for (const { action, value = 0 } of rated) {
    most = Math.max(most, value);
    if (isSameChoice(action, move)) own = value;
  }
  // Where nothing has been attacked for long, moves that are about as good take turns.
  if (own < most - WHIM) return { reason: "variety", amount: seen.quiet };
  return { reason: "exposed", thing: target };
}

/** Why a repelled attacker should be here. */
export function motiveOfRetreat(
  { position, battle, options }: Seen,
  to: Square,
): Thinking<Motive<MoveReason>> {
  return () => {
    const next = copyPosition(position);
    const from = battle?.from ?? to;
    const shape = shapeOf(next.board[from] ?? "");
    relocate(next, { from, to });
    const isAttacked = targetsOf(next, otherSide(position.side), options).includes(to);
    return isAttacked ? { reason: "retreat" } : { reason: "retreatSafe", thing: shape };
  };
}

/** The position with this side to move, which can attack nothing in passing. */
function toMove(position: Position, side: Side): Position {
  return { ...position, side, enPassant: -1 };
}

/** Where a side could attack something, if it were to move. */
function targetsOf(position: Position, side: Side, options: GameOptions): Square[] {
  const turned = toMove(position, side);
  return victimsOf(turned, legalMoves(turned, options));
}

/** Where the piece on a square could attack something, if its side were to move. */
function targetsFrom(position: Position, options: GameOptions, square: Square): Square[] {
  const turned = toMove(position, position.side);
  return victimsOf(turned, movesFrom(turned, options, square));
}

function victimsOf(position: Position, moves: readonly Move[]): Square[] {
  const victims: Square[] = [];
  for (const move of moves) {
    const victim = victimOf(position, move);
    if (victim !== undefined) victims.push(victim);
  }
  return victims;
}

function holdsKing({ board }: Position, squares: readonly Square[]): boolean {
  return squares.some((square) => shapeOf(board[square] ?? "") === "king");
}

function mostValuable({ board }: Position, squares: readonly Square[]): ChessShape | undefined {
  let most: ChessShape | undefined;
  for (const square of squares) {
    const shape = shapeOf(board[square] ?? "");
    if (shape !== undefined && (most === undefined || CHIPS[shape] > CHIPS[most])) most = shape;
  }
  return most;
}
