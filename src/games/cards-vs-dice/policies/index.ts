import { obeying } from "../../../kit/game/advice";
import { randomPolicy, withoutPause, type Policy } from "../../../kit/rules/policy";
import type { Action, Seen } from "../rules/state";
import { advisor } from "./advisor";
import { sensible } from "./sensible";

/** The bots of Cards vs Dice by their names on the command line. */
export const policies: Record<string, Policy<Seen, Action>> = {
  random: randomPolicy,
  sensible,
  foresighted: withoutPause(obeying(advisor)),
};
