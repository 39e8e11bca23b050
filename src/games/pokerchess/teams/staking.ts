import { stackOf } from "../chips";
import type { OpenState, Role } from "../state";
import { generalOf, sideOfSeat } from "./roster";

/** Whether the General of this side of the battle is asked for a stake (PC-12.14). */
export function needsStake(open: OpenState, role: Role): boolean {
  const fighter = open.battle?.[role].seat;
  if (fighter === undefined) return false;
  const general = generalOf(open, sideOfSeat(open, fighter));
  return general !== fighter && stackOf(open, general) > 0;
}

/** How a fighter's chips are divided after the battle: `final` of them, from `own` and `stake` (PC-12.15). */
export function returnStake(
  own: number,
  stake: number,
  final: number,
): { toGeneral: number; fighterKeeps: number } {
  const toGeneral = stake === 0 ? 0 : Math.floor((final * stake) / (own + stake));
  return { toGeneral, fighterKeeps: final - toGeneral };
}
