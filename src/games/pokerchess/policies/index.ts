import { obeying } from "../../../kit/advice";
import type { Bot } from "../../../kit/game";
import { inOneSlice, randomPolicy, withoutPause, type Policy } from "../../../kit/policy";
import type { Action, Seen } from "../rules/state";
import { advisor } from "./advisor";
import { sensible } from "./sensible";

/** The bots of Pokerchess by their names on the command line. */
export const policies: Record<string, Policy<Seen, Action>> = {
  random: randomPolicy,
  sensible: withoutPause(sensible),
  strong: withoutPause(obeying(advisor)),
};

/** The same bots for a table, where no slice of their thinking may hold up a frame. */
export const bots: readonly Bot<Seen, Action>[] = [
  { level: "easy", thinker: inOneSlice(randomPolicy) },
  { level: "fair", thinker: sensible },
  { level: "strong", thinker: obeying(advisor) },
];
