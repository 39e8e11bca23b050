import type { Policy } from "../../../kit/policy";
import type { Action, Seen } from "../state";
import { randomly } from "./random";

/** The computer players of Rogue: The Solitaire-Like by their names on the command line. */
export const policies: Record<string, Policy<Seen, Action>> = { random: randomly };
