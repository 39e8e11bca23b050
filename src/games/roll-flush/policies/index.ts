import { obeying } from "../../../kit/game/advice";
import { randomPolicy, withoutPause, type Policy } from "../../../kit/rules/policy";
import type { Action, Seen } from "../rules/state";
import { sensible } from "./sensible";
import { strong } from "./strong";

/** The bots of Roll Flush by their names on the command line. */
export const policies: Record<string, Policy<Seen, Action>> = {
  random: randomPolicy,
  sensible: withoutPause(obeying(sensible)),
  strong: withoutPause(obeying(strong)),
};
