import type { ChanceReason } from "../../../kit/rules/chance";
import { refuse, type Refusal } from "../../../kit/rules/refusal";
import type { Choice, Seat } from "../../../kit/rules/rules";
import type { Values } from "../../../kit/words/words";
import { isEmpty, neighboursOf, seenPlace } from "./board";
import { freePath, freeWays } from "./floors";
import { CELLS, type Action, type Cell, type OpenState, type Phase } from "./state";

/** Every legal action with the rule that allows it; none where chance decides or the game is over (RS-10). */
export function choices(open: OpenState): Choice<Action>[] {
  switch (open.phase.kind) {
    case "move":
      return neighboursOf(open, open.you)
        .map((cell) => besideChoice(open, cell))
        .concat(travelChoices(open));
    case "aid":
      return [
        { action: { kind: "aid" }, rule: "RS-5.4" },
        { action: { kind: "decline" }, rule: "RS-5.4" },
      ];
    case "pay":
      return [
        { action: { kind: "payJoker" }, rule: "RS-5.10" },
        { action: { kind: "payAce" }, rule: "RS-5.10" },
      ];
    case "capture":
      return [
        { action: { kind: "capture" }, rule: "RS-5.7" },
        { action: { kind: "leave" }, rule: "RS-5.7" },
      ];
    case "keepAce":
      return [
        { action: { kind: "keep" }, rule: "RS-12" },
        { action: { kind: "discard" }, rule: "RS-12" },
      ];
    default:
      return [];
  }
}

/** Whatever is on a cell beside YOU, there is one thing to do with it (RS-4.2, RS-4.5). */
function besideChoice(open: OpenState, cell: Cell): Choice<Action> {
  const place = seenPlace(open, cell);
  if (place.kind === "empty") return { action: { kind: "walk", cell }, rule: "RS-4.2" };
  return { action: { kind: place.up ? "attack" : "flip", cell }, rule: "RS-4.2" };
}

/** The empty cells farther away to which a free way leads (RS-4.4), row by row. */
function travelChoices(open: OpenState): Choice<Action>[] {
  const ways = freeWays(open);
  const beside = neighboursOf(open, open.you);
  const list: Choice<Action>[] = [];
  for (const cell of CELLS) {
    if (ways[cell] === undefined || beside.includes(cell)) continue;
    list.push({ action: { kind: "travel", cell }, rule: "RS-4.4" });
  }
  return list;
}

/** Every reason for a refusal, and the rule that gives it. */
const RULES = {
  notYourSeat: "RS-10",
  gameOver: "RS-9.1",
  waitForCards: "RS-0.4",
  waitForFight: "RS-5.2",
  waitForAce: "RS-6.5",
  aidUndecided: "RS-5.4",
  payUndecided: "RS-5.10",
  captureUndecided: "RS-5.7",
  aceUndecided: "RS-6.3",
  nothingToAid: "RS-5.4",
  nothingToPay: "RS-5.10",
  nothingToCapture: "RS-5.7",
  nothingToKeep: "RS-6.3",
  ownCell: "RS-4.2",
  notAdjacent: "RS-4.1",
  cardInTheWay: "RS-4.3",
  nothingToFlip: "RS-4.2",
  alreadyUp: "RS-4.2",
  nothingToAttack: "RS-4.2",
  stillDown: "RS-4.2",
  noWay: "RS-4.4",
  oneStep: "RS-4.2",
} as const;

/** A name for why something is not legal. */
export type Reason = keyof typeof RULES;

/** A name for why the rules refuse something, chance among it. */
export type AnyReason = Reason | ChanceReason;

type Move = Extract<Action, { cell: Cell }>;

function refusal(reason: Reason, values: Values = {}): Refusal<Reason> {
  return refuse(RULES[reason], reason, values);
}

/** What a phase asks for, for players who try something else. */
const PHASE_ASKS: Record<Exclude<Phase["kind"], "move">, Reason> = {
  setup: "waitForCards",
  reshuffle: "waitForCards",
  clear: "waitForCards",
  fight: "waitForFight",
  ace: "waitForAce",
  aid: "aidUndecided",
  pay: "payUndecided",
  capture: "captureUndecided",
  keepAce: "aceUndecided",
  over: "gameOver",
};

/** Why a move to or against a cell is not possible in phase `move` (RS-4), or undefined if it is. */
function moveBar(open: OpenState, { kind, cell }: Move): Reason | undefined {
  if (cell === open.you) return "ownCell";
  const isAdjacent = neighboursOf(open, open.you).includes(cell);
  if (kind === "travel") return travelBar(open, cell, isAdjacent);
  if (!isAdjacent) return "notAdjacent";
  const place = seenPlace(open, cell);
  switch (kind) {
    case "walk":
      return place.kind === "empty" ? undefined : "cardInTheWay";
    case "flip":
      if (place.kind === "empty") return "nothingToFlip";
      return place.up ? "alreadyUp" : undefined;
    case "attack":
      if (place.kind === "empty") return "nothingToAttack";
      return place.up ? undefined : "stillDown";
  }
}

/** Why there is no walking to a cell farther away (RS-4.4), or undefined if there is. */
function travelBar(open: OpenState, cell: Cell, isAdjacent: boolean): Reason | undefined {
  if (!isEmpty(open, cell)) return "cardInTheWay";
  if (isAdjacent) return "oneStep";
  return freePath(open, cell) === undefined ? "noWay" : undefined;
}

/** Why the player may not do this now, with the rule that forbids it, or undefined if it is legal. */
export function check(open: OpenState, seat: Seat, action: Action): Refusal<Reason> | undefined {
  if (seat !== 0) return refusal("notYourSeat");
  switch (action.kind) {
    case "walk":
    case "travel":
    case "flip":
    case "attack":
      return checkMove(open, action);
    case "aid":
    case "decline":
      return checkAnswer(open, "aid", "nothingToAid");
    case "payJoker":
    case "payAce":
      return checkAnswer(open, "pay", "nothingToPay");
    case "capture":
    case "leave":
      return checkAnswer(open, "capture", "nothingToCapture");
    case "keep":
    case "discard":
      return checkAnswer(open, "keepAce", "nothingToKeep");
  }
}

function checkMove(open: OpenState, move: Move): Refusal<Reason> | undefined {
  if (open.phase.kind !== "move") return refusal(PHASE_ASKS[open.phase.kind]);
  const bar = moveBar(open, move);
  return bar === undefined ? undefined : refusal(bar, { cell: move.cell });
}

/** Answers belong to the phase that asks; `unasked` is the reason in phase `move`. */
function checkAnswer(open: OpenState, asking: Phase["kind"], unasked: Reason): Refusal<Reason> | undefined {
  const { kind } = open.phase;
  if (kind === asking) return undefined;
  return refusal(kind === "move" ? unasked : PHASE_ASKS[kind]);
}
