import { obeying } from "../../../kit/game/advice";
import type { Bot } from "../../../kit/game/game";
import { insteadOf, mistaken } from "../../../kit/advice/mistakes";
import type { Action, Seen } from "../rules/state";
import { sensible } from "./sensible";
import { strong } from "./strong";

/** Tokens stay unused, a bust is forgotten, and weak hands are scored. */
const MISTAKES = [
  insteadOf<Action>(["reroll", "shift"], ["accept"]),
  insteadOf<Action>(["stop", "swap"], ["roll"]),
  insteadOf<Action>(["pass"], ["score"]),
];

/** The bots of Roll Flush, where no slice of their thinking may hold up a frame. */
export const bots: readonly Bot<Seen, Action>[] = [
  { level: "beginner", rating: 1000, thinker: mistaken(obeying(sensible), MISTAKES, 63) },
  { level: "casual", rating: 1110, thinker: mistaken(obeying(sensible), MISTAKES, 47) },
  { level: "regular", rating: 1260, thinker: obeying(sensible) },
  { level: "expert", rating: 1340, thinker: obeying(strong) },
];
