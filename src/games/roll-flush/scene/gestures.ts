import type { GameKeys } from "../../../kit/game/game";
import type { Gesture } from "../../../kit/game/scene";
import { actorOf, openShifts } from "../rules/board";
import { DICE, NUMBERS, TOKENS, type Action, type OpenState, type State, type Token } from "../rules/state";
import { answerPiece, KEPT_SPOT, LAID_SPOT, SLOT_OF_SPOT, tokenPiece } from "./layout";

/**
 * What gestures do: a slot's card dropped on another slot is a swap (RF-6.1), a card of the hand pushed forward or back, or
 * clicked, is kept or not (RF-5.8), the Score/Pass token turned over scores (RF-7.1, RF-7.2), an ability token is used or
 * refreshed if there is only one way to (RF-6.3, RF-9.3), either die rolled rolls both (RF-5.1). The rules say whether it is
 * legal.
 */
export function gesture(state: State, made: Gesture): Action | undefined {
  switch (made.kind) {
    case "drop":
      return dropped(state, made.piece, made.spot);
    case "flip":
      return flipped(state, made.piece);
    case "roll":
      return DICE.some((die) => die === made.piece) ? { kind: "roll" } : undefined;
    case "click":
      return toggled(state, made.piece);
  }
}

function dropped(state: State, piece: string, spot: string): Action | undefined {
  if (spot === KEPT_SPOT || spot === LAID_SPOT) return pushed(state, piece, spot === KEPT_SPOT);
  const to = SLOT_OF_SPOT[spot];
  if (to === undefined) return undefined;
  const from = NUMBERS[state.slots.findIndex((slot) => slot.kind === "card" && slot.card === piece)];
  if (from === undefined || from === to) return undefined;
  return { kind: "swap", first: Math.min(from, to), second: Math.max(from, to) };
}

/** A card that was only straightened in its row means nothing. */
function pushed(state: State, piece: string, forward: boolean): Action | undefined {
  const action = toggled(state, piece);
  return (action?.kind === "mark") === forward ? action : undefined;
}

/** Toggles whether a card of the hand has to be kept. */
function toggled({ phase, hands, active }: State, piece: string): Action | undefined {
  if (phase.kind !== "keep") return undefined;
  const index = (hands[active] ?? []).findIndex(({ card }) => card === piece);
  return index < 0 ? undefined : { kind: phase.marked[index] === true ? "unmark" : "mark", index };
}

/** You may turn over only your own pieces, and only while the decision is yours. */
function flipped(open: OpenState, piece: string): Action | undefined {
  const seat = actorOf(open);
  if (seat === undefined) return undefined;
  if (piece === answerPiece(seat)) return { kind: "score" };
  const token = TOKENS.find((each) => tokenPiece(seat, each) === piece);
  return token === undefined ? undefined : tokenFlipped(open, token);
}

/** Swap and reroll have to be told more than that they are used. */
function tokenFlipped(open: OpenState, token: Token): Action | undefined {
  const { phase } = open;
  if (phase.kind === "refresh") return { kind: "refresh", token };
  if (phase.kind !== "rolled" || token !== "shift") return undefined;
  const [by, other] = openShifts(open, phase.first + phase.second);
  return by === undefined || other !== undefined ? undefined : { kind: "shift", by };
}

/** What the keys for rolling and passing do. */
export const keys: GameKeys<Action> = { isRoll, isPass };

/** The roll of a turn (RF-5.1). */
function isRoll({ kind }: Action): boolean {
  return kind === "roll";
}

/** Leaves the dice as they are, stops rolling, keeps what is kept, or passes (RF-5, RF-7.2). */
function isPass({ kind }: Action): boolean {
  return kind === "accept" || kind === "stop" || kind === "keep" || kind === "pass";
}
