import { obeying } from "../../../kit/game/advice";
import { randomPolicy, withoutPause, type Policy } from "../../../kit/rules/policy";
import type { Action, Seen } from "../rules/state";
import { advisor } from "./advisor";
import { naive } from "./naive";

/** The bots of Poker's Rogue Reckoning by their names on the command line. */
export const policies: Record<string, Policy<Seen, Action>> = {
  random: randomPolicy,
  naive,
  sensible: withoutPause(obeying(advisor)),
};
