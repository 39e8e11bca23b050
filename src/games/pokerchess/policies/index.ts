import type { Computer } from "../../../kit/game";
import { inOneSlice, withoutPause, type Policy } from "../../../kit/policy";
import type { Action, Seen } from "../state";
import { randomly } from "./random";
import { sensible } from "./sensible";
import { strong } from "./strong";

/** The computer players of Pokerchess by their names on the command line. */
export const policies: Record<string, Policy<Seen, Action>> = {
  random: randomly,
  sensible: withoutPause(sensible),
  strong: withoutPause(strong),
};

/** The same computer players for a table, where no slice of their thinking may hold up a frame. */
export const computers: readonly Computer<Seen, Action>[] = [
  { level: "easy", thinker: inOneSlice(randomly) },
  { level: "fair", thinker: sensible },
  { level: "strong", thinker: strong },
];
