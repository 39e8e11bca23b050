import { inOneSlice, withoutPause, type Policy, type Thinker } from "../../../kit/policy";
import type { Action, Seen } from "../state";
import { randomly } from "./random";
import { sensible } from "./sensible";
import { strong } from "./strong";

/** The computer players of Roll Flush by their names on the command line. */
export const policies: Record<string, Policy<Seen, Action>> = {
  random: randomly,
  sensible,
  strong: withoutPause(strong),
};

/** The same computer players for a table, where no slice of their thinking may hold up a frame. */
export const thinkers: Record<string, Thinker<Seen, Action>> = {
  random: inOneSlice(randomly),
  sensible: inOneSlice(sensible),
  strong,
};
