import type { Seat } from "../../../../kit/rules/rules";
import { otherSide, type Side } from "../chess/position";
import type { Battle, OpenState, Role } from "../state";
import { stackOf } from "../teams/chips";
import { generalOf } from "../teams/roster";

/** The other contestant. */
export function otherRole(role: Role): Role {
  return role === "attacker" ? "defender" : "attacker";
}

/** The side of a contestant: the one whose turn it is attacks (PC-6). */
export function sideOfRole({ position }: OpenState, role: Role): Side {
  return role === "attacker" ? position.side : otherSide(position.side);
}

/** The chips that a contestant has behind. */
export function behind(open: OpenState, battle: Battle, role: Role): number {
  return stackOf(open, battle[role].seat);
}

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
