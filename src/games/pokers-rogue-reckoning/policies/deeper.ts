import { inOneSlice } from "../../../kit/rules/policy";
import { ENEMIES, type Action, type Seen } from "../rules/state";
import { naive } from "./naive";
import type { PlayingOn } from "../../../kit/game/advice";

/** The value of a lost game in which all enemies were defeated. */
const ALL_ENEMIES = 0.5;

/** The value of a lost game: more for more defeated enemies, and always less than a win. */
function worth({ phase, killed }: Seen): number | undefined {
  return phase.kind === "over" && phase.ending === "loss" ? (ALL_ENEMIES * killed) / ENEMIES : undefined;
}

/** How costly decisions of Poker's Rogue Reckoning are played on: by the player of the published figures, to the end. */
export const deeper: PlayingOn<Seen, Action> = {
  player: inOneSlice(naive),
  costs: { look: 300, begin: 300, think: 50, play: 730 },
  worth,
};
