import type { Rematch } from "../../../kit/game/game";
import type { Seat } from "../../../kit/rules/rules";
import type { OpenState, TeamNumber } from "./state";
import { membersOf, otherTeam } from "./teams/roster";

/** The same teams with the other pieces (PC-3.2): seated in turn, so they are the division that is proposed first (PC-12.2). */
export function rematch(open: OpenState): Rematch {
  const white = otherTeam(open.whiteTeam);
  const front: TeamNumber = membersOf(open, 1).length > membersOf(open, 0).length ? 1 : 0;
  const [first, second] = [bySeat(open, front), bySeat(open, otherTeam(front))];
  const order: Seat[] = [];
  for (let place = 0; place < open.people; place++)
    for (const seat of [first[place], second[place]]) if (seat !== undefined) order.push(seat);
  return { order, first: membersOf(open, white), options: { white: white === front ? "first" : "second" } };
}

function bySeat(open: OpenState, team: TeamNumber): Seat[] {
  return membersOf(open, team)
    .slice()
    .sort((a, b) => a - b);
}
