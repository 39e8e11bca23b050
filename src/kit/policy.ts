import type { Random } from "./random";
import type { Choice } from "./rules";

/**
 * A computer player: picks one of the choices, knowing what its seat may see and no more. The list is never empty.
 */
export type Policy<Seen, Action> = (seen: Seen, choices: readonly Choice<Action>[], random: Random) => Action;
