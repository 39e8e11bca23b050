import { drawOutcome } from "../../src/kit/chance";
import { awaited } from "../../src/kit/choices";
import { copy } from "../../src/kit/data";
import type { Policy } from "../../src/kit/policy";
import { seeded } from "../../src/kit/random";
import { apply } from "../../src/kit/record";
import type { GameAction, GameEvent, Result, Rules, Seat } from "../../src/kit/rules";

/** No game of ours comes near this many steps. */
const MOST_STEPS = 100_000;

/**
 * Takes some actions in a position and lets a policy play every seat to the end. Rollouts of the same number meet the same hidden
 * cards and draw from the same generators, so two answers meet the same luck as far as they can.
 * @param redealt a state for each number (`redealing`)
 * @param worth what a game came to for the seat; without it 1 for a win, 0 for a loss, between for a shared one
 * @returns what it came to; undefined where there is no such state
 */
export function rollout<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  redealt: (this: void, number: number) => State | undefined,
  policy: Policy<Seen, Action>,
  { seat, actions }: { seat: Seat; actions: readonly Action[] },
  number: number,
  worth: (this: void, state: State, result: Result, seat: Seat) => number = shareOfWin,
): number | undefined {
  const conceived = redealt(number);
  if (conceived === undefined) return undefined;
  const state = copy(conceived);
  const chance = seeded(number * 2);
  const judgement = seeded(number * 2 + 1);
  for (const action of actions)
    if (apply(rules, state, { kind: "act", seat, action }).kind === "refusal") return undefined;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const waiting = rules.waiting(state);
    if (waiting.kind === "over") return worth(state, waiting.result, seat);
    if (waiting.kind === "chance") {
      apply(rules, state, { kind: "chance", outcome: drawOutcome(waiting.chance, chance) });
      continue;
    }
    const decision = awaited(waiting.decisions);
    if (decision === undefined) return undefined;
    const choice = policy(rules.seen(state, decision.seat), decision.choices, judgement);
    const done = apply(rules, state, { kind: "act", seat: decision.seat, action: choice });
    if (done.kind === "refusal") return undefined;
  }
  return undefined;
}

function shareOfWin(_state: unknown, { winners }: Result, seat: Seat): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}
