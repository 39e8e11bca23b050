import type { Choice } from "../../../kit/rules/rules";
import type { Worth } from "../../../kit/game/worth";
import { attackOf, outcomeOf, shownAt } from "../rules/board";
import { valueOf } from "../rules/cards";
import type { Action, Seen } from "../rules/state";

/** Which choices are worth a question: no help that changes nothing, for the captured card would be lost for it (RS-5.5). */
export function worthAsking(seen: Seen, choices: readonly Choice<Action>[]): Worth[] {
  const isVain = helpIsVain(seen);
  return choices.map(({ action }) => (action.kind === "aid" && isVain ? "alike" : "asked"));
}

/** Whether the fight ends the same way with the captured card and without it, as far as that is known. */
function helpIsVain(seen: Seen): boolean {
  if (seen.phase.kind !== "aid") return false;
  const { drawn, cell } = seen.phase;
  const enemy = shownAt(seen, cell);
  if (drawn === undefined || enemy === undefined) return false;
  const value = valueOf(enemy);
  const alone = outcomeOf(attackOf(seen, { drawn, aided: false }), value);
  return alone === outcomeOf(attackOf(seen, { drawn, aided: true }), value);
}
