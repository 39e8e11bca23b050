import { WHOLE_SLICE } from "../../../kit/advice/sliced-play";
import type { Seat } from "../../../kit/rules/rules";
import type { Action, Seen } from "../rules/state";
import { sideOfSeat } from "../rules/teams/roster";
import { chanceBetween } from "./calibration";
import { sensible } from "./sensible";
import type { PlayingOn } from "../../../kit/game/advice";

/** The chance to win between battles, by chips and pieces. */
function worth(seen: Seen, seat: Seat): number | undefined {
  if (seen.battle !== undefined || seen.phase.kind !== "move") return undefined;
  return chanceBetween(seen, sideOfSeat(seen, seat));
}

/** How costly decisions of Pokerchess are played on: by the quick bot, until the battle is over; a whole game takes too long. */
export const deeper: PlayingOn<Seen, Action> = {
  player: sensible,
  costs: { look: 2_200, begin: 2_500, think: WHOLE_SLICE, play: 2_000 },
  worth,
};
