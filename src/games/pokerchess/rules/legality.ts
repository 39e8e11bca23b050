import { must } from "../../../kit/data/must";
import type { Refusal } from "../../../kit/rules/refusal";
import type { Seat } from "../../../kit/rules/rules";
import { checkAnswer, checkOffer, checkSharing } from "./asides";
import { raiseBounds, toCall } from "./battle/betting";
import { behind, otherRole, sideOfRole } from "./battle/roles";
import { isLegal } from "./chess/moves";
import { occupantOf, shapeOn, sideOf, squareName, type Move, type Square } from "./chess/position";
import { holderOf } from "./clock";
import { refusal, type AnyReason, type Reason } from "./reasons";
import type { Action, OpenState, Phase, State } from "./state";
import { stackOf } from "./teams/chips";
import { checkForming, isForming, type FormingPhase } from "./teams/forming";
import { generalOf, sideAsGeneral } from "./teams/roster";
import { checkTime } from "./time";

/** What a phase asks for, for players who try something else. */
const PHASE_ASKS: Record<Exclude<Phase["kind"], FormingPhase["kind"]>, Reason> = {
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

/** The actions that are the decision which is due in a phase of their own (PC-2.4), and that phase. */
const PHASE_OF = {
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
} as const satisfies Partial<Record<Action["kind"], Phase["kind"]>>;

type DecisionAction = Extract<Action, { kind: keyof typeof PHASE_OF }>;
type Aside = Exclude<Action, DecisionAction>;

function isDecision(action: Action): action is DecisionAction {
  return action.kind in PHASE_OF;
}

/** Why a seat may not do this now, with the rule that forbids it, or undefined if it is legal. */
export function check(state: State, seat: Seat, action: Action): Refusal<AnyReason> | undefined {
  const { phase } = state;
  if (isForming(phase)) return checkForming(state, phase, seat, action);
  const holder = holderOf(state);
  if (holder === undefined) return refusal(PHASE_ASKS[phase.kind]);
  if (!isDecision(action)) return checkAside(state, seat, action);
  if (holder !== seat) return refusal("notYourDecision", { seat: holder });
  return PHASE_OF[action.kind] === phase.kind
    ? checkDecision(state, action)
    : refusal(PHASE_ASKS[phase.kind]);
}

/** As `check`, for asides of the decision that is due. */
function checkAside(state: State, seat: Seat, action: Aside): Refusal<AnyReason> | undefined {
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
    // By all others teams are formed.
    default:
      return refusal("setupOver");
  }
}

/** As `check`, for the decision that is due, by the player who holds it in the phase it belongs to (PC-2.4). */
function checkDecision(open: OpenState, action: DecisionAction): Refusal<Reason> | undefined {
  const { phase } = open;
  switch (action.kind) {
    case "move":
      return checkMove(open, action);
    case "promote":
    case "rebuy":
    case "declineRebuy":
    case "fold":
      return undefined;
    case "retreat":
      return phase.kind === "retreat" ? checkRetreat(phase.squares, action.to) : undefined;
    case "stake":
      return checkStake(open, action.amount);
    case "check":
    case "call":
      return checkAnswerToBet(open, action.kind === "call");
    case "raise":
      return checkRaise(open, action.amount);
  }
}

function checkMove({ position, options }: OpenState, { from, to }: Move): Refusal<Reason> | undefined {
  if (isLegal(position, options, { from, to })) return undefined;
  const man = occupantOf(position.board, from);
  const target = occupantOf(position.board, to);
  const squares = { from: squareName(from), to: squareName(to) };
  if (man === "") return refusal("emptySquare", squares);
  if (sideOf(man) !== position.side) return refusal("opposingPiece", squares);
  if (sideOf(target) === position.side) return refusal("ownPieceThere", squares);
  return refusal(whyOutOfReach(options, position.board, { from, to }), {
    ...squares,
    shape: shapeOn(position.board, from),
  });
}

/** Whether the move would be legal with an option that is off (PC-5.4), or never. */
function whyOutOfReach(
  { castling, pawnDoubleStep }: OpenState["options"],
  board: OpenState["position"]["board"],
  { from, to }: Move,
): Reason {
  const shape = shapeOn(board, from);
  if (!pawnDoubleStep && shape === "pawn" && Math.abs(to - from) === 16) return "doubleStepOff";
  return !castling && shape === "king" && Math.abs(to - from) === 2 ? "castlingOff" : "cannotReach";
}

function checkRetreat(squares: readonly Square[], to: Square): Refusal<Reason> | undefined {
  return squares.includes(to) ? undefined : refusal("notOnTheWay", { to: squareName(to) });
}

function checkStake(open: OpenState, amount: number): Refusal<Reason> | undefined {
  const most = mostStaked(open);
  return amount > most ? refusal("stakeTooLarge", { most }) : undefined;
}

/** The most that the General who is asked can stake (PC-12.14). */
export function mostStaked(open: OpenState): number {
  const { phase } = open;
  return phase.kind === "stake" ? stackOf(open, generalOf(open, sideOfRole(open, phase.role))) : 0;
}

function checkAnswerToBet({ battle }: OpenState, calls: boolean): Refusal<Reason> | undefined {
  const missing = battle === undefined ? 0 : toCall(battle, battle.toAct);
  if (missing > 0) return calls ? undefined : refusal("mustCall", { chips: missing });
  return calls ? refusal("nothingToCall") : undefined;
}

function checkRaise(open: OpenState, amount: number): Refusal<Reason> | undefined {
  const battle = must(open.battle, "a battle in which to raise");
  const bounds = raiseBounds(open, battle, battle.toAct);
  if (bounds === undefined) {
    const isOpponentAllIn = behind(open, battle, otherRole(battle.toAct)) === 0;
    return isOpponentAllIn ? refusal("opponentAllIn") : refusal("raiseTooLarge", { most: 0 });
  }
  if (amount < bounds.min) return refusal("raiseTooSmall", { least: bounds.min });
  return amount > bounds.max ? refusal("raiseTooLarge", { most: bounds.max }) : undefined;
}
