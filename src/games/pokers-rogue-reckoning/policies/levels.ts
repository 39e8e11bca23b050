import { obeying } from "../../../kit/game/advice";
import type { Bot } from "../../../kit/game/game";
import { insteadOf, mistaken } from "../../../kit/advice/mistakes";
import type { Action, Seen } from "../rules/state";
import { advisor } from "./advisor";

/** Potions, abilities and money stay unused, second chances are wasted, every fight is taken, and rooms are left unopened. */
const MISTAKES = [
  insteadOf<Action>(["ability"], ["roll", "resolve", "accept"]),
  insteadOf<Action>(["trade", "counter", "resolve"], ["rerollAll", "accept", "counter"]),
  insteadOf<Action>(["equip", "flee", "bribe"], ["fight"]),
  insteadOf<Action>(["buy", "cleanse", "craft", "heal"], ["reveal", "endLevel"]),
  insteadOf<Action>(["reveal"], ["endLevel"]),
];
/** The rivals of Poker's Rogue Reckoning, who play the same cards as somebody at the table. */
export const rivals: readonly Bot<Seen, Action>[] = [
  { level: "beginner", rating: 1000, thinker: mistaken(obeying(advisor), MISTAKES, 100) },
  { level: "casual", rating: 1090, thinker: mistaken(obeying(advisor), MISTAKES, 80) },
  { level: "regular", rating: 1200, thinker: mistaken(obeying(advisor), MISTAKES, 40) },
  { level: "expert", rating: 1270, thinker: obeying(advisor) },
];
