import type { GameKeys } from "../../../kit/game/game";
import type { Gesture } from "../../../kit/game/scene";
import { toCall } from "../rules/battle/betting";
import { squareOf } from "../rules/chess/position";
import type { Action, State } from "../rules/state";
import { DECK } from "./pieces";

/**
 * What gestures do: a chess piece dropped on another square moves or attacks (PC-4.2), an attacker that was beaten off is dropped
 * where it retreats to (PC-8.3), and key F over the deck knocks: it checks, or calls if there is something to call (PC-7.3).
 * The rules say whether it is legal. All else is chosen on the panel.
 */
export function gesture(state: State, made: Gesture): Action | undefined {
  switch (made.kind) {
    case "drop":
      return dropped(state, made.piece, made.spot);
    case "flip":
      return knocked(state, made.piece);
    case "roll":
    case "click":
      return undefined;
  }
}

function dropped({ phase, battle, men }: State, piece: string, spot: string): Action | undefined {
  const to = squareOf(spot);
  const from = men.indexOf(piece);
  if (to === undefined || from < 0) return undefined;
  if (phase.kind === "retreat") return battle?.from === from ? { kind: "retreat", to } : undefined;
  // A piece that was only straightened on its square means nothing.
  return from === to ? undefined : { kind: "move", from, to };
}

function knocked({ phase, battle }: State, piece: string): Action | undefined {
  if (phase.kind !== "bet" || battle === undefined || piece !== DECK) return undefined;
  return { kind: toCall(battle, battle.toAct) === 0 ? "check" : "call" };
}

/** What the keys for rolling and passing do. */
export const keys: GameKeys<Action> = { isRoll, isPass };

/** There are no dice. */
function isRoll(): boolean {
  return false;
}

/** To check (PC-7.3), and to leave an offer (PC-9.6), a time (PC-10.8), a rebuy or a sharing as it is. */
function isPass({ kind }: Action): boolean {
  switch (kind) {
    case "check":
    case "declineOffer":
    case "declineTime":
    case "declineRebuy":
    case "declineSharing":
      return true;
    default:
      return false;
  }
}
