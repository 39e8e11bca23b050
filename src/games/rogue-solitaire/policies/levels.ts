import { obeying } from "../../../kit/advice";
import type { Bot } from "../../../kit/game";
import { insteadOf, mistaken } from "../../../kit/mistakes";
import type { Action, Seen } from "../rules/state";
import { advisor } from "./advisor";

/** The held card is spent too soon or not at all, enemies and Aces are let go, and the first enemy is attacked. */
const MISTAKES = [
  insteadOf<Action>(["decline"], ["aid"]),
  insteadOf<Action>(["aid"], ["decline"]),
  insteadOf<Action>(["capture"], ["leave"]),
  insteadOf<Action>(["keep"], ["discard"]),
  insteadOf<Action>(["walk", "travel", "attack"], ["attack"]),
];
/** The rivals of Rogue: The Solitaire-Like, who play the same cards as somebody at the table. */
export const rivals: readonly Bot<Seen, Action>[] = [
  { level: "beginner", rating: 1000, thinker: mistaken(obeying(advisor), MISTAKES, 100) },
  { level: "casual", rating: 1030, thinker: mistaken(obeying(advisor), MISTAKES, 65) },
  { level: "regular", rating: 1090, thinker: mistaken(obeying(advisor), MISTAKES, 35) },
  { level: "expert", rating: 1190, thinker: obeying(advisor) },
];
