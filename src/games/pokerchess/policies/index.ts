import { obeying } from "../../../kit/game/advice";
import { randomPolicy, withoutPause, type Policy } from "../../../kit/rules/policy";
import type { Action, Seen } from "../rules/state";
import { sensible } from "./sensible";
import { weighing } from "./weighing";

/** The bots of Pokerchess by their names on the command line. */
export const policies: Record<string, Policy<Seen, Action>> = {
  random: randomPolicy,
  sensible: withoutPause(sensible),
  strong: withoutPause(obeying(weighing)),
};
