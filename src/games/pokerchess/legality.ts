import { isRecord } from "../../kit/data";
import type { Refusal } from "../../kit/refusal";
import type { Seat } from "../../kit/rules";
import { raiseBounds, toCall } from "./battle/betting";
import { behind, otherRole, sideOfRole } from "./battle/roles";
import { isLegal } from "./chess/moves";
import { shapeOf, sideOf, type Move, type Square } from "./chess/position";
import { squareName } from "./chess/squares";
import { stackOf } from "./chips";
import { holderOf } from "./clock";
import { checkAnswer, checkOffer } from "./offers";
import { refusal, type Reason } from "./reasons";
import { checkSharing } from "./sharing";
import { PROMOTIONS, type Action, type OpenState, type Phase, type State } from "./state";
import { checkForming, formingPhase } from "./teams/forming";
import { generalOf, sideAsGeneral } from "./teams/roster";
import { checkTime } from "./time";

/** What a phase asks for, told to those who try something else. */
const PHASE_ASKS: Record<Phase["kind"], Reason> = {
  division: "unknownAction",
  captains: "unknownAction",
  draft: "unknownAction",
  generals: "unknownAction",
  assigning: "unknownAction",
  drawShuffle: "waitForCards",
  turnShuffle: "waitForCards",
  seekShuffle: "waitForCards",
  battleShuffle: "waitForCards",
  drawn: "waitForDraw",
  sought: "waitForMatches",
  showdown: "waitForShowdown",
  move: "moveUndecided",
  stake: "stakeUndecided",
  bet: "betUndecided",
  rebuy: "rebuyUndecided",
  promote: "promoteUndecided",
  retreat: "retreatUndecided",
  over: "gameOver",
};

/** The phase in which an action is the decision that is due (PC-2.4). */
const PHASE_OF: Record<string, Phase["kind"] | undefined> = {
  move: "move",
  promote: "promote",
  retreat: "retreat",
  stake: "stake",
  rebuy: "rebuy",
  declineRebuy: "rebuy",
  fold: "bet",
  check: "bet",
  call: "bet",
  raise: "bet",
};

/** The actions by which teams are formed. */
const SETUP_ACTIONS: readonly string[] =
  "place agree disagree approve disapprove cast pick nominate vote abstain assign ready".split(" ");

/**
 * Why a seat may not do this now, with the rule that forbids it, or undefined if it is legal. Actions from outside (a
 * damaged save) may be of any form; what is no action of this game is refused.
 */
export function check(state: State, seat: Seat, action: Action): Refusal | undefined {
  if (!isRecord(action) || typeof action.kind !== "string") return refusal("unknownAction");
  if (formingPhase(state) !== undefined) return checkForming(state, seat, action);
  const holder = holderOf(state);
  if (holder === undefined) return refusal(PHASE_ASKS[state.phase.kind]);
  const due = PHASE_OF[action.kind];
  if (due === undefined) return checkAside(state, seat, action);
  if (holder !== seat) return refusal("notYourDecision", { seat: holder });
  return due === state.phase.kind ? checkDecision(state, action) : refusal(PHASE_ASKS[state.phase.kind]);
}

/** As `check`, for what may be done besides the decision that is due. */
function checkAside(state: State, seat: Seat, action: Action): Refusal | undefined {
  switch (action.kind) {
    case "forfeit":
      return sideAsGeneral(state, seat) === undefined ? refusal("notGeneral") : undefined;
    case "offer":
      return checkOffer(state, seat, action.payer, action.amount);
    case "acceptOffer":
    case "declineOffer":
      return checkAnswer(state, seat);
    case "callClock":
    case "proposeTime":
    case "acceptTime":
    case "declineTime":
      return checkTime(state, seat, action);
    case "shareEqually":
    case "declineSharing":
      return checkSharing(state, seat, action.kind === "shareEqually");
    default:
      return refusal(SETUP_ACTIONS.includes(action.kind) ? "setupOver" : "unknownAction");
  }
}

/** As `check`, for the decision that is due, by whoever holds it in the phase it belongs to (PC-2.4). */
function checkDecision(open: OpenState, action: Action): Refusal | undefined {
  const { phase } = open;
  switch (action.kind) {
    case "move":
      return checkMove(open, action);
    case "promote":
      return PROMOTIONS.includes(action.shape) ? undefined : refusal("unknownShape");
    case "retreat":
      return phase.kind === "retreat" ? checkRetreat(phase.squares, action.to) : undefined;
    case "stake":
      return checkStake(open, action.amount);
    case "check":
    case "call":
      return checkAnswerToBet(open, action.kind === "call");
    case "raise":
      return checkRaise(open, action.amount);
    default:
      return undefined;
  }
}

function isWhole(value: unknown): value is number {
  return typeof value === "number" && value === Math.floor(value);
}

function isSquare(value: unknown): value is Square {
  return isWhole(value) && value >= 0 && value < 64;
}

function checkMove({ position, options }: OpenState, { from, to }: Move): Refusal | undefined {
  if (!isSquare(from) || !isSquare(to)) return refusal("unknownSquare");
  if (isLegal(position, options, { from, to })) return undefined;
  const man = position.board[from] ?? "";
  const target = position.board[to] ?? "";
  const squares = { from: squareName(from), to: squareName(to) };
  if (man === "") return refusal("emptySquare", squares);
  if (sideOf(man) !== position.side) return refusal("opposingPiece", squares);
  if (sideOf(target) === position.side) return refusal("ownPieceThere", squares);
  return refusal(whyOutOfReach(options, position.board, { from, to }), {
    ...squares,
    shape: shapeOf(man) ?? "pawn",
  });
}

/** Whether the move would be legal with an option that is off (PC-5.4), or never. */
function whyOutOfReach(
  { castling, pawnDoubleStep }: OpenState["options"],
  board: OpenState["position"]["board"],
  { from, to }: Move,
): Reason {
  const shape = shapeOf(board[from] ?? "");
  if (!pawnDoubleStep && shape === "pawn" && Math.abs(to - from) === 16) return "doubleStepOff";
  return !castling && shape === "king" && Math.abs(to - from) === 2 ? "castlingOff" : "cannotReach";
}

function checkRetreat(squares: readonly Square[], to: Square): Refusal | undefined {
  if (!isSquare(to)) return refusal("unknownSquare");
  return squares.includes(to) ? undefined : refusal("notOnTheWay", { to: squareName(to) });
}

function checkStake(open: OpenState, amount: number): Refusal | undefined {
  if (!isWhole(amount) || amount < 0) return refusal("notWhole");
  const most = mostStaked(open);
  return amount > most ? refusal("stakeTooLarge", { most }) : undefined;
}

/** The most that the General who is asked can stake (PC-12.14). */
export function mostStaked(open: OpenState): number {
  const { phase } = open;
  return phase.kind === "stake" ? stackOf(open, generalOf(open, sideOfRole(open, phase.role))) : 0;
}

function checkAnswerToBet({ battle }: OpenState, calls: boolean): Refusal | undefined {
  const missing = battle === undefined ? 0 : toCall(battle, battle.toAct);
  if (missing > 0) return calls ? undefined : refusal("mustCall", { chips: missing });
  return calls ? refusal("nothingToCall") : undefined;
}

function checkRaise(open: OpenState, amount: number): Refusal | undefined {
  const { battle } = open;
  if (battle === undefined || !isWhole(amount)) return refusal("notWhole");
  const bounds = raiseBounds(open, battle, battle.toAct);
  if (bounds === undefined) {
    const isOpponentAllIn = behind(open, battle, otherRole(battle.toAct)) === 0;
    return isOpponentAllIn ? refusal("opponentAllIn") : refusal("raiseTooLarge", { most: 0 });
  }
  if (amount < bounds.min) return refusal("raiseTooSmall", { least: bounds.min });
  return amount > bounds.max ? refusal("raiseTooLarge", { most: bounds.max }) : undefined;
}
