import type { Choice, Decision, Seat } from "../../../kit/rules/rules";
import type { ChessShape } from "../../../kit/game/scene";
import { endingAsides, offerAnswers, sharingAsides } from "./asides";
import { raiseBounds, toCall } from "./battle/betting";
import { isAttack, legalMoves } from "./chess/moves";
import { shapeOn, SIDES } from "./chess/position";
import { holderOf } from "./clock";
import { mostStaked } from "./legality";
import { PROMOTIONS, type Action, type Battle, type OpenState, type State } from "./state";
import { generalOf } from "./teams/roster";
import { timeAnswers, timeAsides } from "./time";

/**
 * What every seat may do while a decision is due: the choices of the player who holds it, the answers to offers, and side actions
 * that are legal at any time.
 */
export function decisions(state: State): Decision<Action>[] {
  const holder = holderOf(state);
  if (holder === undefined) return [];
  const generals = SIDES.map((side) => generalOf(state, side));
  const besides = answers(state, holder).concat(asides(state, holder, generals.includes(holder)));
  const list: Decision<Action>[] = [{ seat: holder, choices: choices(state), asides: besides }];
  for (let seat = 0; seat < state.people; seat++) {
    if (seat === holder) continue;
    // A player with nothing else to decide is asked for an answer; the one to move can give it as an aside.
    const isGeneral = generals.includes(seat);
    const answered = isGeneral ? answers(state, seat) : [];
    const decision = { seat, choices: answered, asides: asides(state, seat, isGeneral) };
    if (decision.choices.length + decision.asides.length > 0) list.push(decision);
  }
  return list;
}

/** The answers to what the other side has offered (PC-9.6, PC-10.8). */
function answers(state: State, seat: Seat): Choice<Action>[] {
  const { offers, timeOffer } = state;
  if (offers.white === undefined && offers.black === undefined && timeOffer === undefined) return [];
  return offerAnswers(state, seat).concat(timeAnswers(state, seat));
}

/** What a seat may do at any time. */
function asides(state: State, seat: Seat, isGeneral: boolean): Choice<Action>[] {
  const list = isGeneral ? endingAsides(state) : [];
  for (const choice of timeAsides(state, seat)) list.push(choice);
  for (const choice of sharingAsides(state, seat)) list.push(choice);
  return list;
}

/** Every legal action of the decision that is due (PC-2.4). */
export function choices(open: OpenState): Choice<Action>[] {
  const { phase, battle } = open;
  switch (phase.kind) {
    case "move":
      return moveChoices(open);
    case "promote":
      return PROMOTIONS.map((shape) => ({ action: { kind: "promote", shape }, rule: "PC-8.4" }));
    case "retreat":
      return phase.squares.map((to) => ({ action: { kind: "retreat", to }, rule: "PC-8.3" }));
    case "stake":
      return stakeChoices(mostStaked(open));
    case "rebuy": {
      const rule = phase.forSide ? "PC-9.5" : "PC-12.20";
      return [
        { action: { kind: "rebuy" }, rule },
        { action: { kind: "declineRebuy" }, rule },
      ];
    }
    case "bet":
      return battle === undefined ? [] : betChoices(open, battle);
    default:
      return [];
  }
}

/** In which order quiet moves are listed, after all attacks. */
const SHAPE_ORDER: readonly ChessShape[] = ["pawn", "knight", "bishop", "rook", "queen", "king"];

function moveChoices({ position, options }: OpenState): Choice<Action>[] {
  const { board, enPassant } = position;
  const list: Choice<Action>[] = [];
  const quiet: Partial<Record<ChessShape, Choice<Action>[]>> = {};
  // The moves of a piece follow one another.
  let mover = -1;
  let moves: Choice<Action>[] = [];
  for (const move of legalMoves(position, options)) {
    const { from, to } = move;
    if (from !== mover) {
      mover = from;
      const shape = shapeOn(board, from);
      moves = quiet[shape] ?? [];
      quiet[shape] = moves;
    }
    const action: Action = { kind: "move", from, to };
    // Only on the square that was passed over is a move to an empty square an attack.
    if (board[to] !== "" || (to === enPassant && isAttack(position, move)))
      list.push({ action, rule: "PC-4.4" });
    else moves.push({ action, rule: "PC-4.3" });
  }
  for (const shape of SHAPE_ORDER) for (const choice of quiet[shape] ?? []) list.push(choice);
  return list;
}

function stakeChoices(most: number): Choice<Action>[] {
  const rule = "PC-12.14";
  const list: Choice<Action>[] = [];
  for (const amount of ascending([0, Math.floor(most / 2), most], 0, most)) {
    list.push({ action: { kind: "stake", amount }, rule });
  }
  list.push({ action: { kind: "stake", amount: 0 }, rule, amounts: { min: 0, max: most } });
  return list;
}

function betChoices(open: OpenState, battle: Battle): Choice<Action>[] {
  const { toAct, pot } = battle;
  const missing = toCall(battle, toAct);
  const rule = "PC-7.3";
  const list: Choice<Action>[] = [{ action: { kind: "fold" }, rule }];
  list.push({ action: { kind: missing > 0 ? "call" : "check" }, rule });
  const amounts = raiseBounds(open, battle, toAct);
  if (amounts === undefined) return list;
  const { min, max } = amounts;
  // A raise by the pot is one by as much as is in it after a call.
  const full = pot + missing;
  for (const amount of ascending([min, Math.floor(full / 2), full, max], min, max)) {
    list.push({ action: { kind: "raise", amount }, rule });
  }
  if (max > min) list.push({ action: { kind: "raise", amount: min }, rule, amounts });
  return list;
}

/** Those of the amounts, which do not fall but for the last one, that are within bounds, each once. */
export function ascending(amounts: readonly number[], min: number, max: number): number[] {
  const list: number[] = [];
  for (const amount of amounts) {
    const last = list[list.length - 1];
    if (amount >= min && amount <= max && (last === undefined || amount > last)) list.push(amount);
  }
  return list;
}
