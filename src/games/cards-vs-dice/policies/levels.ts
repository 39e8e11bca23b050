import { obeying } from "../../../kit/game/advice";
import type { Bot } from "../../../kit/game/game";
import { insteadOf, mistaken } from "../../../kit/advice/mistakes";
import type { Action, Seen } from "../rules/state";
import { advisor } from "./advisor";

/** Rages at any price, forgets cleaves and Fatal Strikes, and fights the first monster with the first weapon. */
const MISTAKES = [
  insteadOf<Action>(["calm"], ["rage"]),
  insteadOf<Action>(["fatal", "cleave"], ["face"]),
  insteadOf<Action>(["face", "end"], ["face"]),
];
/** The rivals of Cards vs Dice, who play the same cards as somebody at the table. */
export const rivals: readonly Bot<Seen, Action>[] = [
  { level: "beginner", rating: 1000, thinker: mistaken(obeying(advisor), MISTAKES, 75) },
  { level: "casual", rating: 1160, thinker: mistaken(obeying(advisor), MISTAKES, 43) },
  { level: "regular", rating: 1320, thinker: mistaken(obeying(advisor), MISTAKES, 19) },
  { level: "expert", rating: 1500, thinker: obeying(advisor) },
];
