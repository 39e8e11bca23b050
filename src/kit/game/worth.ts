import type { Choice } from "../rules/rules";
import type { GameWords } from "./game-words";

/**
 * Whether a choice is worth a question. `canWait`: nothing is lost by coming to it later, so nobody is asked because of it
 * alone. `alike`: another choice does the same, or nobody can want it, so it is not listed.
 */
export type Worth = "asked" | "canWait" | "alike";

/**
 * Judges choices.
 * @noSelf
 */
export interface Judge<Seen, Action> {
  /**
   * What each of these choices is worth, in their order; some of them are worth a question where there is a choice. In a game
   * without it, all are.
   */
  worthAsking?(seen: Seen, choices: readonly Choice<Action>[]): readonly Worth[];
}

/** The only choice that is worth a question; undefined if there are several. */
export function loneChoice<Seen, Action>(
  judge: Judge<Seen, Action>,
  seen: Seen,
  choices: readonly Choice<Action>[],
): Choice<Action> | undefined {
  const worths = judge.worthAsking?.(seen, choices);
  const asked = choices.filter((_choice, place) => worths === undefined || worths[place] === "asked");
  return asked.length === 1 ? asked[0] : undefined;
}

/** Whether the table may make a lone choice: no amount is open, and it needs no confirmation. */
export function isTakenAlone<Seen, Action>(
  words: Pick<GameWords<Seen, Action, never>, "confirm">,
  seen: Seen,
  { action, amounts }: Choice<Action>,
): boolean {
  return amounts === undefined && words.confirm(seen, action) === undefined;
}
