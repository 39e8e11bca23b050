import type { Step } from "./record";
import type { GameAction, Rules } from "../rules/rules";

/**
 * How much work of steps one frame may have, in instructions of Lua's virtual machine; the last step comes on top, because
 * what it takes is known only afterwards.
 */
export const WORK_PER_SLICE = 5800;

/**
 * About how many instructions it took to decode and play a step, from measurements of all games (a shuffled pile 40 to 60 a card,
 * other steps 300 to 2,500).
 * @param events its result
 */
export function workOf<Action extends GameAction>(
  { heavyActions }: Pick<Rules<unknown, Action, never, unknown>, "heavyActions">,
  step: Step<Action>,
  events: readonly unknown[],
): number {
  if (step.kind === "chance" && step.outcome.kind === "shuffled") return 500 + 40 * step.outcome.order.length;
  const heavy = step.kind === "act" ? (heavyActions?.[step.action.kind] ?? 0) : 0;
  return heavy + 400 + 300 * events.length;
}
