import type { Gesture } from "../../kit/scene";
import { toCall } from "./battle/betting";
import { squareOf } from "./chess/squares";
import { DECK } from "./pieces";
import type { Action, State } from "./state";

/**
 * What a person does by hand stands for: a chess piece dropped on another square moves or attacks (PC-4.2), an attacker
 * that was beaten off is dropped where it retreats to (PC-8.3), and key F over the deck knocks: it checks, or calls if there
 * is something to call (PC-7.3). Whether it is legal is for the rules to say. All else is chosen on the panel.
 */
export function gesture(state: State, made: Gesture): Action | undefined {
  switch (made.kind) {
    case "drop":
      return dropped(state, made.piece, made.spot);
    case "flip":
      return knocked(state, made.piece);
    case "roll":
      return undefined;
  }
}

function dropped({ phase, battle, men }: State, piece: string, spot: string): Action | undefined {
  const to = squareOf(spot);
  const from = men.indexOf(piece);
  if (to === undefined || from < 0) return undefined;
  if (phase.kind === "retreat") return battle?.from === from ? { kind: "retreat", to } : undefined;
  // A piece that was only straightened on its square stands for nothing.
  return from === to ? undefined : { kind: "move", from, to };
}

function knocked({ phase, battle }: State, piece: string): Action | undefined {
  if (phase.kind !== "bet" || battle === undefined || piece !== DECK) return undefined;
  return { kind: toCall(battle, battle.toAct) === 0 ? "check" : "call" };
}
