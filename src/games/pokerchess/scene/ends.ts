import type { Seat } from "../../../kit/rules/rules";
import type { Onlookers } from "../../../kit/game/scene";
import type { State } from "../rules/state";
import { peopleOf } from "../rules/teams/roster";

/**
 * Whether White has the far end of the board and Black the near one: if more people then have their side before them. A side's
 * first person, who moves the pieces, counts twice.
 */
export function isTurned(state: State, { near, far }: Onlookers): boolean {
  return weigh(state, far) > weigh(state, near);
}

/** By how much White outweighs Black among these seats. */
function weigh(state: State, seats: readonly Seat[]): number {
  let weight = 0;
  for (const [side, sign] of [
    ["white", 1],
    ["black", -1],
  ] as const) {
    const people = peopleOf(state, side);
    for (const seat of seats) if (people.includes(seat)) weight += people[0] === seat ? 2 * sign : sign;
  }
  return weight;
}
