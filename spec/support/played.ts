import { drawOutcome } from "../../src/kit/rules/chance";
import { awaited } from "../../src/kit/rules/choices";
import type { Options } from "../../src/kit/rules/options";
import type { Policy } from "../../src/kit/rules/policy";
import { seeded } from "../../src/kit/data/random";
import type { GameAction, GameEvent, Rules } from "../../src/kit/rules/rules";
import { expectPresent, expectSame } from "./expect";
import { notedSeed } from "./noted-seed";

/** The end of a game for one that a policy plays; a refused action fails. */
export function played<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  policy: Policy<Seen, Action>,
  seed: number,
  options: Options = {},
): State {
  const chance = notedSeed(seed);
  const judgement = seeded(seed + 1);
  const state = rules.start(options, 1);
  let waiting = rules.waiting(state);
  while (waiting.kind !== "over") {
    if (waiting.kind === "chance") rules.resolve(state, drawOutcome(waiting.chance, chance));
    else {
      const { choices } = expectPresent(awaited(waiting.decisions));
      const action = policy(rules.seen(state, 0), choices, judgement);
      expectSame(rules.act(state, 0, action).kind, "done");
    }
    waiting = rules.waiting(state);
  }
  return state;
}
