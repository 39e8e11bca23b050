import type { GameKeys } from "../../../kit/game/game";
import type { Gesture } from "../../../kit/game/scene";
import { neighboursOf, seenPlace, shownAt } from "../rules/board";
import { CELLS, type Action, type Cell, type State } from "../rules/state";
import { CELL_OF_SPOT, DISCARD_SPOT, HELD_SPOT, JOKERS, YOU } from "./layout";

/**
 * What gestures do: YOU put on a cell walks there, or fights the card on it (RS-4.2, RS-4.4), a card on the tableau turned over
 * is fought too; the held card put on the enemy or turned over helps, YOU put on the enemy goes without (RS-5.4); a beaten enemy
 * or an Ace is put into the hand or on the discard (RS-5.7, RS-6.3); the Joker or the Ace that is turned over pays (RS-5.10).
 * The rules say whether it is legal.
 */
export function gesture(state: State, made: Gesture): Action | undefined {
  switch (made.kind) {
    case "drop":
      return dropped(state, made.piece, made.spot);
    case "flip":
      return flipped(state, made.piece);
    case "roll":
    case "click":
      return undefined;
  }
}

function dropped(state: State, piece: string, spot: string): Action | undefined {
  if (spot === HELD_SPOT || spot === DISCARD_SPOT) return putAway(state, piece, spot === HELD_SPOT);
  const cell = CELL_OF_SPOT[spot];
  if (cell === undefined) return undefined;
  const { phase } = state;
  if (phase.kind !== "aid") return piece === YOU ? moveTo(state, cell) : undefined;
  if (cell !== phase.cell) return undefined;
  if (piece === YOU) return { kind: "decline" };
  return piece === state.held ? { kind: "aid" } : undefined;
}

/** Put down where it is YOU does nothing. */
function moveTo(state: State, cell: Cell): Action | undefined {
  if (cell === state.you) return undefined;
  const place = seenPlace(state, cell);
  if (place.kind === "card") return { kind: place.up ? "attack" : "flip", cell };
  const isStep = neighboursOf(state, state.you).includes(cell);
  return { kind: isStep ? "walk" : "travel", cell };
}

/** A card is put into the hand, or on the discard. */
function putAway(state: State, piece: string, intoHand: boolean): Action | undefined {
  const { phase, held } = state;
  if (phase.kind === "pay") return piece === held && !intoHand ? { kind: "payAce" } : undefined;
  if (phase.kind !== "capture" && phase.kind !== "keepAce") return undefined;
  if (piece !== shownAt(state, phase.cell)) return undefined;
  if (phase.kind === "capture") return { kind: intoHand ? "capture" : "leave" };
  return { kind: intoHand ? "keep" : "discard" };
}

function flipped(state: State, piece: string): Action | undefined {
  if (state.phase.kind === "aid") return piece === state.held ? { kind: "aid" } : undefined;
  if (state.phase.kind === "pay") {
    if (piece === state.held) return { kind: "payAce" };
    const index = JOKERS.indexOf(piece);
    return index >= 0 && index < state.jokers ? { kind: "payJoker" } : undefined;
  }
  const cell = CELLS[state.grid.findIndex((place) => place.kind === "card" && place.card === piece)];
  return cell === undefined ? undefined : moveTo(state, cell);
}

/** What the keys for rolling and passing do. */
export const keys: GameKeys<Action> = { isRoll, isPass };

/** There are no dice. */
function isRoll(): boolean {
  return false;
}

/** Does without the held card (RS-5.4), leaves a beaten enemy (RS-5.7), or an Ace (RS-6.3). */
function isPass({ kind }: Action): boolean {
  return kind === "decline" || kind === "leave" || kind === "discard";
}
