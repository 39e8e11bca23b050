import { randomPolicy, type Policy } from "../../../kit/policy";
import type { Action, Seen } from "../rules/state";
import { expert } from "./expert";
import { sensible } from "./sensible";

/** The computer players of Rogue: The Solitaire-Like by their names on the command line. */
export const policies: Record<string, Policy<Seen, Action>> = { random: randomPolicy, sensible, expert };
