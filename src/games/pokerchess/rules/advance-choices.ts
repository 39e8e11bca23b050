import type { AdvanceFit, AdvanceOffer } from "../../../kit/game/advance-choice";
import { count, oneOf, variants, whole } from "../../../kit/data/decode";
import type { Seat } from "../../../kit/rules/rules";
import type { ChessShape } from "../../../kit/game/scene";
import { raiseBounds, toCall } from "./battle/betting";
import { behind, otherRole } from "./battle/roles";
import { isLegal, legalMoves } from "./chess/moves";
import { shapeOn, sideOf, type Position, type Side, type Square } from "./chess/position";
import { ascending } from "./choices";
import { holderOf } from "./clock";
import { ROLES, STREETS, type Action, type Battle, type OpenState, type Role, type Street } from "./state";
import { sideAsGeneral } from "./teams/roster";

/** The bet that an advance choice is meant for: the seat's next one on this street of the battle in this turn. */
interface MeantBet {
  turn: number;
  street: Street;
}

/** What can be chosen ahead of time: a bet for this street, or a move for the turn after this one. */
export type Advance =
  | ({ kind: "checkOrFold" } & MeantBet)
  | ({ kind: "checkOnly" } & MeantBet)
  /** Calls if that costs no more than `amount` chips; checks if it costs nothing. */
  | ({ kind: "callUpTo"; amount: number } & MeantBet)
  /** `shape` moves, and attacks `target` if that is not empty. */
  | { kind: "move"; turn: number; from: Square; to: Square; shape: ChessShape; target: ChessShape | "" };

const SHAPES: readonly ChessShape[] = ["pawn", "knight", "bishop", "rook", "queen", "king"];
const street = oneOf(STREETS);
const square = whole(0, 63);

/** The advance choice in a value from a save. */
export const parseAdvance = variants<Advance>({
  checkOrFold: { turn: count, street },
  checkOnly: { turn: count, street },
  callUpTo: { amount: count, turn: count, street },
  move: { turn: count, from: square, to: square, shape: oneOf(SHAPES), target: oneOf([...SHAPES, ""]) },
});

/** Whether a seat may choose something ahead of time. */
export function mayAdvance(open: OpenState, seat: Seat): boolean {
  return waitingRole(open, seat) !== undefined || waitingSide(open, seat) !== undefined;
}

/** What a seat may choose ahead of time: how to answer the opponent's bet, or its next move. */
export function advanceOffers(open: OpenState, seat: Seat): readonly AdvanceOffer<Advance>[] {
  const { battle } = open;
  const role = waitingRole(open, seat);
  if (battle !== undefined && role !== undefined) return betOffers(open, battle, role);
  const side = waitingSide(open, seat);
  return side === undefined ? [] : moveOffers(open, side);
}

/**
 * The contestant for whom a seat will bet if the opponent, whose bet is due, does not end the street: a player who has acted is
 * asked again only after a raise (PC-7.5).
 */
function waitingRole(open: OpenState, seat: Seat): Role | undefined {
  const { battle, phase } = open;
  if (phase.kind !== "bet" || battle === undefined || holderOf(open) === seat) return undefined;
  const { toAct } = battle;
  const role = otherRole(toAct);
  if (battle[role].seat !== seat || behind(open, battle, role) === 0) return undefined;
  const isAsked = !battle[role].acted || raiseBounds(open, battle, toAct) !== undefined;
  return isAsked ? role : undefined;
}

/** The side for which a seat decides in the next turn, while the other side thinks about its move. */
function waitingSide(open: OpenState, seat: Seat): Side | undefined {
  if (open.phase.kind !== "move" || holderOf(open) === seat) return undefined;
  const side = sideAsGeneral(open, seat);
  return side === open.position.side ? undefined : side;
}

function betOffers(open: OpenState, battle: Battle, role: Role): AdvanceOffer<Advance>[] {
  const meant: MeantBet = { turn: open.turn, street: battle.street };
  const offers: AdvanceOffer<Advance>[] = [{ choice: { kind: "checkOrFold", ...meant } }];
  if (!battle[role].acted) offers.push({ choice: { kind: "checkOnly", ...meant } });
  const bounds = raiseBounds(open, battle, battle.toAct);
  if (bounds === undefined) return offers;
  // After a call and a raise, the amount to call is that raise.
  const max = Math.min(behind(open, battle, role), bounds.max);
  for (const amount of ascending([Math.floor(battle.pot / 2), battle.pot, max], 1, max))
    offers.push({ choice: { kind: "callUpTo", amount, ...meant } });
  if (max > 1) offers.push({ choice: { kind: "callUpTo", amount: 1, ...meant }, amounts: { min: 1, max } });
  return offers;
}

/** The moves that would be legal now if it were this side's turn; nobody knows what can be captured in passing then. */
function moveOffers({ position, options, turn }: OpenState, side: Side): AdvanceOffer<Advance>[] {
  const turned: Position = { ...position, side, enPassant: -1 };
  return legalMoves(turned, options).map(({ from, to }) => ({
    choice: {
      kind: "move",
      turn: turn + 1,
      from,
      to,
      shape: shapeOn(position.board, from),
      target: targetOn(position, to),
    },
  }));
}

/** What a move to a square attacks; empty: nothing is there. */
function targetOn({ board }: Position, to: Square): ChessShape | "" {
  return board[to] === "" ? "" : shapeOn(board, to);
}

/** How what a seat has chosen ahead of time fits the game as it is now. */
export function advanceFit(open: OpenState, seat: Seat, choice: Advance): AdvanceFit<Action> {
  return choice.kind === "move" ? moveFit(open, seat, choice) : betFit(open, seat, choice);
}

type MeantMove = Extract<Advance, { kind: "move" }>;

/** A move waits for its turn, but no battle before it: that may change everything. */
function moveFit(
  open: OpenState,
  seat: Seat,
  { turn, from, to, shape, target }: MeantMove,
): AdvanceFit<Action> {
  const { position, options, phase, battle } = open;
  if (open.turn < turn) return { kind: battle === undefined ? "waits" : "misses" };
  if (open.turn > turn) return { kind: "misses" };
  if (phase.kind === "turnShuffle") return { kind: "waits" };
  if (phase.kind !== "move") return { kind: "misses" };
  if (sideAsGeneral(open, seat) !== position.side) return { kind: "over" };
  if (holderOf(open) !== seat) return { kind: "waits" };
  const { board } = position;
  const isSame = sideOf(board[from] ?? "") === position.side && shapeOn(board, from) === shape;
  const fits = isSame && targetOn(position, to) === target && isLegal(position, options, { from, to });
  return fits ? { kind: "fits", action: { kind: "move", from, to } } : { kind: "misses" };
}

function betFit(open: OpenState, seat: Seat, choice: Exclude<Advance, MeantMove>): AdvanceFit<Action> {
  const { battle, phase, turn } = open;
  const role = ROLES.find((each) => battle?.[each].seat === seat);
  if (battle === undefined || role === undefined || phase.kind !== "bet") return { kind: "over" };
  const isDue = holderOf(open) === seat;
  if (turn !== choice.turn || battle.street !== choice.street) return { kind: isDue ? "misses" : "over" };
  if (!isDue) return { kind: "waits" };
  const action = betAhead(choice, Math.min(toCall(battle, role), behind(open, battle, role)));
  return action === undefined ? { kind: "misses" } : { kind: "fits", action };
}

/** The action of such a choice when this many chips are missing; undefined: it does not fit. */
function betAhead(choice: Exclude<Advance, MeantMove>, missing: number): Action | undefined {
  if (missing === 0) return { kind: "check" };
  switch (choice.kind) {
    case "checkOrFold":
      return { kind: "fold" };
    case "checkOnly":
      return undefined;
    case "callUpTo":
      return missing <= choice.amount ? { kind: "call" } : undefined;
  }
}
