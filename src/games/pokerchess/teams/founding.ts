import type { Seat } from "../../../kit/rules";
import type { OpenState } from "../state";
import { startingStacks } from "./chips";

/** The teams are settled, each in roster order: everybody gets the starting chips (PC-12.7, PC-12.10). */
export function foundTeams(open: OpenState, rosters: readonly Seat[][]): void {
  const stacks = startingStacks(open.options, rosters, open.people);
  open.teams = rosters.slice();
  open.stacks = stacks;
  open.buyIns = stacks.slice();
  open.sharing = stacks.map(() => false);
}
