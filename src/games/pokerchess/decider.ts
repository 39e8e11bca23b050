import { sideOfRole } from "./battle/roles";
import type { Seat } from "../../kit/rules";
import type { OpenState } from "./state";
import { generalOf } from "./teams/roster";

/**
 * Whose decision is due (PC-2.4); undefined where nobody has to decide, and while the teams are formed. If it is late, the
 * opponent may decide in its place (PC-10.3).
 */
export function ownerOfDecision(open: OpenState): Seat | undefined {
  const { phase, battle } = open;
  switch (phase.kind) {
    case "move":
    case "promote":
    case "retreat":
      return generalOf(open, open.position.side);
    case "stake":
      return generalOf(open, sideOfRole(open, phase.role));
    case "bet":
      return battle?.[battle.toAct].seat;
    case "rebuy":
      return phase.seat;
    default:
      return undefined;
  }
}
