import { obeying, type PlayingOn } from "../../../kit/game/advice";
import { WHOLE_SLICE } from "../../../kit/advice/sliced-play";
import type { Seat } from "../../../kit/rules/rules";
import type { Action, Seen } from "../rules/state";
import { chancesOf } from "./calibration";
import { sensible } from "./sensible";
import { worth } from "./worth";

/** The chance to win when a turn begins, by the points and by what the hand is worth at a glance. */
function worthAtTurn(seen: Seen, seat: Seat): number | undefined {
  if (seen.phase.kind !== "turn") return undefined;
  return chancesOf(seen, seat)(worth(seen.hands[seat] ?? [], seen.community));
}

/** How costly decisions of Roll Flush are played on: by the quick bot, to the next turn; whole games would take too long. */
export const deeper: PlayingOn<Seen, Action> = {
  player: obeying(sensible),
  costs: { look: 700, begin: 3_000, think: WHOLE_SLICE, play: 500 },
  worth: worthAtTurn,
};
