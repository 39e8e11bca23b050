import type { GameKeys } from "../../kit/game";
import type { Action } from "./state";

/** What the keys for rolling and passing stand for. */
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
