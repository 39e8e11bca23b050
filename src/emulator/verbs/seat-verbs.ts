import { checkpointBefore } from "../checkpoints";
import { announce } from "../events";
import { changeColour, disconnect } from "../players";
import { rewindTo } from "../table";
import type { Person } from "../world";
import { type Actor, fail } from "./actor";

/**
 * Coming, going, and what only the host may do.
 *
 * @noSelf
 */
export interface SeatVerbs {
  /** Says whether the seat exists and is free. */
  sits: (color: string) => boolean;
  /** Becomes a spectator. */
  stands: () => boolean;
  leaves: () => void;
  joinsTeam: (team: string) => void;
  promotes: (other: { readonly person: Person }) => void;
  /** The host goes back this many seconds, to the last checkpoint before. */
  rewinds: (seconds: number) => void;
}

/** Coming, going and hosting, as the acting person does it. */
export function seatVerbs({ world, person, expect }: Actor): SeatVerbs {
  return {
    sits: (color) => {
      expect(undefined);
      return changeColour(world, person, color);
    },
    stands: () => changeColour(world, person, "Grey"),
    leaves: () => {
      expect(person.host ? "the host cannot leave: that would end the game" : undefined);
      disconnect(world, person);
    },
    joinsTeam: (team) => {
      person.team = team;
      announce(world, "onPlayerChangeTeam", person.color, team === "None" ? "" : team);
    },
    promotes: (other) => {
      expect(person.host ? undefined : "only the host can promote");
      other.person.promoted = !other.person.promoted;
    },
    rewinds: (seconds) => {
      expect(person.host ? undefined : "only the host can rewind");
      const chosen = checkpointBefore(world, seconds);
      if (chosen === undefined) return fail("there is no checkpoint to rewind to");
      rewindTo(world, chosen);
    },
  };
}
