import { randomPolicy, type Policy } from "../../../kit/policy";
import type { Action, Seen } from "../rules/state";
import { naive } from "./naive";
import { sensible } from "./sensible";

/** The computer players of Poker's Rogue Reckoning by their names on the command line. */
export const policies: Record<string, Policy<Seen, Action>> = { random: randomPolicy, naive, sensible };
