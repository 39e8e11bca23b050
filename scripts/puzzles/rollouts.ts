import { playThrough } from "../../src/commands/playout";
import { copy } from "../../src/kit/data/data";
import { inOneSlice, type Policy } from "../../src/kit/rules/policy";
import { apply } from "../../src/kit/record/record";
import { shareOfWin } from "../../src/kit/advice/review";
import type { GameAction, GameEvent, Rules, Seat } from "../../src/kit/rules/rules";
import { drawing } from "../../src/kit/advice/sliced-play";

/**
 * Takes some actions in a position and lets a policy play every seat to the end. Rollouts of the same number meet the same hidden
 * cards and draw from the same generators, so two answers meet the same luck as far as they can.
 * @param redealt a state for each number (`redealing`)
 * @returns which part of the win it came to for the seat; undefined where there is no such state
 */
export function rollout<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  redealt: (this: void, number: number) => State | undefined,
  policy: Policy<Seen, Action>,
  { seats, seat, actions }: { seats: number; seat: Seat; actions: readonly Action[] },
  number: number,
): number | undefined {
  const conceived = redealt(number);
  if (conceived === undefined) return undefined;
  const state = copy(conceived);
  for (const action of actions)
    if (apply(rules, state, { kind: "act", seat, action }).kind === "refusal") return undefined;
  const ended = playThrough(rules, drawing(inOneSlice(policy), number), state);
  return ended.kind === "over" ? shareOfWin(ended.result, seat, seats) : undefined;
}
