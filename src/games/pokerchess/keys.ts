import type { Action } from "./state";

/** There are no dice. */
export function isRoll(): boolean {
  return false;
}

/** To check (PC-7.3), and to leave an offer (PC-9.6), a time (PC-10.8), a rebuy or a sharing as it is. */
export function isPass({ kind }: Action): boolean {
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
