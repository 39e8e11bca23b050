import { valueOf } from "../rules/cards";
import type { Action, Seen } from "../rules/state";
import { clearedWorths } from "./cleared";
import { worthOf } from "./fighting";
import { thinker } from "./sensible";
import type { PlayingOn } from "../../../kit/game/advice";

/** The floors that may be expected once one is cleared, which counts already; lost games have those that they have. */
function worth({ phase, floors, jokers, held, options }: Seen): number | undefined {
  if (phase.kind !== "clear") return undefined;
  const value = held === undefined ? 0 : valueOf(held);
  return floors - 1 + worthOf(clearedWorths(options.startJokers), jokers, value);
}

/** How costly decisions of Rogue: The Solitaire-Like are played on: by the quick bot, to the end of the floor. */
export const deeper: PlayingOn<Seen, Action> = {
  player: thinker,
  costs: { look: 300, begin: 1_800, think: 3_600, play: 350 },
  worth,
};
