import { drawOutcome } from "../kit/chance";
import { anyAction, awaited } from "../kit/choices";
import { orderByCode } from "../kit/deal-code";
import type { Game } from "../kit/game";
import type { Options } from "../kit/options";
import type { Policy } from "../kit/policy";
import { below, seeded, type Random } from "../kit/random";
import { apply, type Step } from "../kit/record";
import type { Decision, GameAction, GameEvent, Result } from "../kit/rules";

/** What a playout needs of a game. */
export type RulesAndPolicies<State, Action extends GameAction, Event extends GameEvent, Seen> = Pick<
  Game<State, Action, Event, Seen>,
  "rules" | "policies" | "box"
>;

/** How a playout is set up. `policies` holds a policy for every seat. */
export interface Setting<Seen, Action> {
  options: Options;
  policies: readonly Policy<Seen, Action>[];
  seed: number;
  /** A deal code that decides every shuffle, if there is one. */
  code?: string | undefined;
}

/** How a playout ended. `stuck`: the rules refused what they had offered, or no end came in sight. */
export type Ending<State> =
  | { kind: "over"; state: State; result: Result; decisions: number }
  | { kind: "stuck"; state: State; decisions: number; reason: string };

/** Watches a game: called with the state at the start and after every step, and with the step's result. */
export type Observer<State, Action, Event> = (
  state: State,
  step: Step<Action> | undefined,
  events: readonly Event[],
) => void;

/** No game of ours comes near this many steps; one that does goes round in circles. */
const MOST_STEPS = 100_000;

/**
 * Plays one game to its end with a policy at every seat. Chance and the policies draw from two generators of the
 * same seed, so two policies that decide alike meet the same dice.
 */
export function playOut<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, box }: RulesAndPolicies<State, Action, Event, Seen>,
  { options, policies, seed, code }: Setting<Seen, Action>,
  observe?: Observer<State, Action, Event>,
): Ending<State> {
  const chance = seeded(seed * 2);
  const judgement = seeded(seed * 2 + 1);
  const state = rules.start(options, policies.length);
  observe?.(state, undefined, []);
  let decisions = 0;
  let shuffles = 0;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const waiting = rules.waiting(state);
    if (waiting.kind === "over") return { kind: "over", state, result: waiting.result, decisions };
    let step: Step<Action> | undefined;
    if (waiting.kind === "chance") {
      step = { kind: "chance", outcome: drawOutcome(waiting.chance, chance) };
      if (step.outcome.kind === "shuffled") {
        shuffles++;
        if (code !== undefined)
          step.outcome.order = orderByCode(code, shuffles, step.outcome.order, box.cards);
      }
    } else {
      const decision = awaited(waiting.decisions);
      step = decision && decide(rules, state, decision, policies, judgement);
      decisions++;
    }
    if (step === undefined) return { kind: "stuck", state, decisions, reason: "nobody has a choice" };
    const done = apply(rules, state, step);
    if (done.kind === "refusal") {
      return { kind: "stuck", state, decisions, reason: `${done.rule} refused a choice: ${done.reason}` };
    }
    observe?.(state, step, done.events);
  }
  return { kind: "stuck", state, decisions, reason: "the game does not end" };
}

/** Does what a policy does, but for a share of its choices, in percent, that are any. */
export function slipping<Seen, Action extends GameAction>(
  policy: Policy<Seen, Action>,
  share: number,
): Policy<Seen, Action> {
  return (seen, choices, random) => {
    const action = policy(seen, choices, random);
    return (below(random, 100) < share ? anyAction(choices, random) : undefined) ?? action;
  };
}

function decide<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Game<State, Action, Event, Seen>["rules"],
  state: State,
  { seat, choices }: Decision<Action>,
  policies: readonly Policy<Seen, Action>[],
  random: Random,
): Step<Action> | undefined {
  const policy = policies[seat];
  if (policy === undefined) return undefined;
  return { kind: "act", seat, action: policy(rules.seen(state, seat), choices, random) };
}
