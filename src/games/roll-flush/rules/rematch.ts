import type { Rematch } from "../../../kit/game/game";
import { STARTERS } from "./options";
import type { OpenState } from "./state";

/** The seat to the left of the one that has started starts (RF-13): turns have gone round since then (RF-0.3). */
export function rematch({ hands, active, turn }: OpenState): Rematch {
  const seats = hands.length;
  const before = (turn - 1) % seats;
  const next = (active - before + seats + 1) % seats;
  return {
    order: hands.map((_, seat) => seat),
    first: [next],
    options: { starter: STARTERS[next + 1] ?? "lowest" },
  };
}
