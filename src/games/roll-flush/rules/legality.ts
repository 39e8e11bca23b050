import type { ChanceReason } from "../../../kit/rules/chance";
import { refuse, type Refusal } from "../../../kit/rules/refusal";
import type { Seat } from "../../../kit/rules/rules";
import type { Values } from "../../../kit/words/words";
import { actorOf, handSize, isReady, isSlot, isTagged, openShifts } from "./board";
import type { Action, OpenState, Phase, Shift, Token } from "./state";
import { countMarked, fitsHand } from "./turn";

/** Every reason for a refusal, and the rule that gives it. */
const RULES = {
  notYourTurn: "RF-4.1",
  notAsked: "RF-7.2",
  notYourRefresh: "RF-9.3",
  unknownCard: "RF-5.8",
  gameOver: "RF-11.1",
  waitForDice: "RF-5.1",
  waitForCards: "RF-9.1",
  waitForShowdown: "RF-7.3",
  turnUndecided: "RF-4.1",
  rollUndecided: "RF-5.2",
  pushUndecided: "RF-5.6",
  keepUndecided: "RF-5.8",
  joinUndecided: "RF-7.2",
  refreshUndecided: "RF-9.3",
  swapThenRoll: "RF-6.1",
  nothingRolled: "RF-5.2",
  nothingToStop: "RF-5.6",
  rollTurn: "RF-4.1",
  nothingToKeep: "RF-5.8",
  nothingToPass: "RF-7.2",
  nothingToRefresh: "RF-9.3",
  fewCards: "RF-4.2",
  swapUsed: "RF-6.1",
  rerollUsed: "RF-6.2",
  shiftUsed: "RF-6.3",
  sameSlot: "RF-6.1",
  slotOrder: "RF-6.1",
  swapLate: "RF-6.1",
  swapFirstRoll: "RF-13",
  shiftOff: "RF-6.3",
  shiftTagged: "RF-6.3",
  shiftAfterReroll: "RF-6.4",
  alreadyMarked: "RF-5.8",
  notMarked: "RF-5.8",
  tooMany: "RF-5.8",
  tokenReady: "RF-9.2",
} as const;

/** A name for why something is not legal. */
export type Reason = keyof typeof RULES;

/** A name for why the rules refuse something, chance among it. */
export type AnyReason = Reason | ChanceReason;

function refusal(reason: Reason, values: Values = {}): Refusal<Reason> {
  return refuse(RULES[reason], reason, values);
}

/** What a phase asks for, for players who try something else. */
const PHASE_ASKS: Record<Phase["kind"], Reason> = {
  setup: "waitForCards",
  shuffle: "waitForCards",
  settling: "waitForCards",
  showdown: "waitForShowdown",
  rollOff: "waitForDice",
  roll: "waitForDice",
  reroll: "waitForDice",
  turn: "turnUndecided",
  mustRoll: "swapThenRoll",
  rolled: "rollUndecided",
  push: "pushUndecided",
  keep: "keepUndecided",
  join: "joinUndecided",
  refresh: "refreshUndecided",
  over: "gameOver",
};

/** The phases in which a turn continues with a roll (RF-5.1). */
function mayRoll(phase: Phase): boolean {
  return phase.kind === "turn" || phase.kind === "mustRoll" || phase.kind === "push";
}

/** Why the active player may not declare a scoring at the start of the turn (RF-4.2), or undefined. */
export function scoreBar(open: OpenState): Reason | undefined {
  return handSize(open, open.active) < open.options.scoreMin ? "fewCards" : undefined;
}

/** Why the active player may not swap before this roll (RF-6.1), or undefined. */
export function swapBar(open: OpenState): Reason | undefined {
  const { kind } = open.phase;
  if (kind === "rolled") return "swapLate";
  if (kind !== "turn" && kind !== "push") return PHASE_ASKS[kind];
  if (!isReady(open, open.active, "swap")) return "swapUsed";
  return kind === "push" && open.options.swapWhen === "firstRoll" ? "swapFirstRoll" : undefined;
}

/** Why the active player may not roll dice again (RF-6.2), or undefined. */
export function rerollBar(open: OpenState): Reason | undefined {
  if (open.phase.kind !== "rolled") return whyNotRolled(open);
  return isReady(open, open.active, "reroll") ? undefined : "rerollUsed";
}

/** Why the active player may not use the shift token on this roll (RF-6.3, RF-6.4), or undefined. */
export function shiftBar(open: OpenState): Reason | undefined {
  const { phase } = open;
  if (phase.kind !== "rolled") return whyNotRolled(open);
  if (!isReady(open, open.active, "shift")) return "shiftUsed";
  if (phase.rerolled && !open.options.shiftAfterReroll) return "shiftAfterReroll";
  return openShifts(open, phase.first + phase.second).length === 0 ? "shiftTagged" : undefined;
}

function whyNotRolled(open: OpenState): Reason {
  return mayRoll(open.phase) ? "nothingRolled" : PHASE_ASKS[open.phase.kind];
}

/** Why a seat may not do this now, with the rule that forbids it, or undefined if it is legal. */
export function check(open: OpenState, seat: Seat, action: Action): Refusal<Reason> | undefined {
  const actor = actorOf(open);
  if (actor === undefined) return refusal(PHASE_ASKS[open.phase.kind]);
  if (actor !== seat) return refusal(whyNotThisSeat(open.phase), { seat: actor });
  switch (action.kind) {
    case "roll":
      return mayRoll(open.phase) ? undefined : refusal(PHASE_ASKS[open.phase.kind]);
    case "accept":
      return open.phase.kind === "rolled" ? undefined : refusal(whyNotRolled(open));
    case "reroll":
      return checkReroll(open);
    case "shift":
      return checkShift(open, action.by);
    case "swap":
      return checkSwap(open, action.first, action.second);
    case "stop":
      return checkStop(open);
    default:
      return checkCardsAndAnswers(open, seat, action);
  }
}

/** What is done with cards in hand, answers and refreshed tokens. */
type LateAction = Exclude<Action, { kind: "roll" | "accept" | "reroll" | "shift" | "swap" | "stop" }>;

/** As `check`, for what is done with cards in hand, answers and refreshed tokens. */
function checkCardsAndAnswers(open: OpenState, seat: Seat, action: LateAction): Refusal<Reason> | undefined {
  switch (action.kind) {
    case "mark":
    case "unmark":
      return checkMark(open, action.index, action.kind === "mark");
    case "keep":
      return checkKeep(open);
    case "score":
      return checkScore(open);
    case "pass":
      return checkPass(open);
    case "refresh":
      return checkRefresh(open, seat, action.token);
  }
}

function whyNotThisSeat(phase: Phase): Reason {
  if (phase.kind === "join") return "notAsked";
  return phase.kind === "refresh" ? "notYourRefresh" : "notYourTurn";
}

function checkReroll(open: OpenState): Refusal<Reason> | undefined {
  const bar = rerollBar(open);
  return bar === undefined ? undefined : refusal(bar);
}

function checkShift(open: OpenState, by: Shift): Refusal<Reason> | undefined {
  const bar = shiftBar(open);
  const { phase } = open;
  if (phase.kind !== "rolled") return refusal(whyNotRolled(open));
  const number = phase.first + phase.second + by;
  if (bar !== undefined) return refusal(bar, { number });
  if (!isSlot(number)) return refusal("shiftOff", { number });
  return isTagged(open, number) ? refusal("shiftTagged", { number }) : undefined;
}

function checkSwap(open: OpenState, first: number, second: number): Refusal<Reason> | undefined {
  const bar = swapBar(open);
  if (bar !== undefined) return refusal(bar);
  if (first === second) return refusal("sameSlot");
  return first > second ? refusal("slotOrder") : undefined;
}

function checkStop(open: OpenState): Refusal<Reason> | undefined {
  if (open.phase.kind === "push") return undefined;
  return refusal(open.phase.kind === "turn" ? "nothingToStop" : PHASE_ASKS[open.phase.kind]);
}

function checkMark(open: OpenState, index: number, mark: boolean): Refusal<Reason> | undefined {
  const { phase } = open;
  if (phase.kind !== "keep") return refusal(mayRoll(phase) ? "nothingToKeep" : PHASE_ASKS[phase.kind]);
  const marked = phase.marked[index];
  if (marked === undefined) return refusal("unknownCard");
  if (marked === mark) return refusal(mark ? "alreadyMarked" : "notMarked");
  return undefined;
}

function checkKeep(open: OpenState): Refusal<Reason> | undefined {
  const { phase } = open;
  if (phase.kind !== "keep") return refusal(mayRoll(phase) ? "nothingToKeep" : PHASE_ASKS[phase.kind]);
  const count = countMarked(phase.marked);
  return fitsHand(count) ? undefined : refusal("tooMany", { count });
}

function checkScore(open: OpenState): Refusal<Reason> | undefined {
  const { phase } = open;
  if (phase.kind === "join") return undefined;
  if (phase.kind === "push") return refusal("rollTurn");
  if (phase.kind !== "turn") return refusal(PHASE_ASKS[phase.kind]);
  const bar = scoreBar(open);
  const held = handSize(open, open.active);
  return bar === undefined ? undefined : refusal(bar, { held, count: open.options.scoreMin });
}

function checkPass(open: OpenState): Refusal<Reason> | undefined {
  if (open.phase.kind === "join") return undefined;
  return refusal(mayRoll(open.phase) ? "nothingToPass" : PHASE_ASKS[open.phase.kind]);
}

function checkRefresh(open: OpenState, seat: Seat, token: Token): Refusal<Reason> | undefined {
  if (open.phase.kind !== "refresh") {
    return refusal(mayRoll(open.phase) ? "nothingToRefresh" : PHASE_ASKS[open.phase.kind]);
  }
  return isReady(open, seat, token) ? refusal("tokenReady", { token }) : undefined;
}
