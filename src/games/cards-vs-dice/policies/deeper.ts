import { WHOLE_SLICE } from "../../../kit/advice/sliced-play";
import { BOSSES, type Action, type Seen } from "../rules/state";
import { thinker } from "./sensible";
import type { PlayingOn } from "../../../kit/game/advice";

/** The value of a lost game in which all bosses were slain. */
const ALL_BOSSES = 0.5;

/** The value of a lost game: more for more slain bosses, and always less than a win. */
function worth({ phase, bosses }: Seen): number | undefined {
  if (phase.kind !== "over" || phase.ending !== "loss") return undefined;
  let slain = 0;
  for (const boss of BOSSES) if (bosses[boss].slain) slain++;
  return (ALL_BOSSES * slain) / BOSSES.length;
}

/** How costly decisions of Cards vs Dice are played on: by the quick bot, to the end. */
export const deeper: PlayingOn<Seen, Action> = {
  player: thinker,
  costs: { look: 500, begin: 100, think: WHOLE_SLICE, play: 450 },
  worth,
};
