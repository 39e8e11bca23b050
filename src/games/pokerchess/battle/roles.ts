import { otherSide, type Side } from "../chess/position";
import { stackOf } from "../chips";
import type { Battle, OpenState, Role } from "../state";

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
