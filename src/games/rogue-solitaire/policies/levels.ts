import { obeying } from "../../../kit/game/advice";
import type { Bot } from "../../../kit/game/game";
import { insteadOf, mistaken } from "../../../kit/advice/mistakes";
import type { Action, Seen } from "../rules/state";
import { advisor } from "./advisor";

/** The held card is spent too soon or not at all, enemies and Aces are let go, the first enemy is attacked, and the first card turned up. */
const MISTAKES = [
  insteadOf<Action>(["decline"], ["aid"]),
  insteadOf<Action>(["aid"], ["decline"]),
  insteadOf<Action>(["capture"], ["leave"]),
  insteadOf<Action>(["keep"], ["discard"]),
  insteadOf<Action>(["walk", "travel", "attack"], ["attack"]),
  insteadOf<Action>(["walk", "travel", "flip"], ["flip"]),
];

/** The rivals of Rogue: The Solitaire-Like, who play the same cards as somebody at the table. */
export const rivals: readonly Bot<Seen, Action>[] = [
  { level: "beginner", rating: 1000, thinker: mistaken(obeying(advisor), MISTAKES, 100) },
  { level: "casual", rating: 1060, thinker: mistaken(obeying(advisor), MISTAKES, 47) },
  { level: "regular", rating: 1120, thinker: mistaken(obeying(advisor), MISTAKES, 21) },
  { level: "expert", rating: 1200, thinker: obeying(advisor) },
];
