import { anyAction } from "../kit/rules/choices";
import type { Game } from "../kit/game/game";
import type { Options } from "../kit/rules/options";
import { playAct, type Deciders, type Ended, type GameInPlay } from "../kit/record/playing-on";
import type { Policy, Thinking } from "../kit/rules/policy";
import { below, seeded } from "../kit/data/random";
import type { Step } from "../kit/record/record";
import { shuffledLike } from "../kit/advice/rival";
import type { Decision, GameAction, GameEvent, Rules } from "../kit/rules/rules";

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
export type Ending<State> = Ended & { state: State; decisions: number };

/** Watches a game: called with the state at the start and after every step, and with the step's result. */
export type Observer<State, Action, Event> = (
  state: State,
  step: Step<Action> | undefined,
  events: readonly Event[],
) => void;

/**
 * Plays one game to its end with a policy at every seat. Chance and the policies draw from two generators of the
 * same seed, so two policies that decide alike meet the same dice.
 */
export function playOut<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules, box }: RulesAndPolicies<State, Action, Event, Seen>,
  { options, policies, seed, code }: Setting<Seen, Action>,
  observe?: Observer<State, Action, Event>,
): Ending<State> {
  const judgement = seeded(seed * 2 + 1);
  const state = rules.start(options, policies.length);
  let decisions = 0;

  function decide(seen: Seen, { seat, choices }: Decision<Action>): Thinking<Action> | undefined {
    const policy = policies[seat];
    decisions++;
    return policy && (() => policy(seen, choices, judgement));
  }

  observe?.(state, undefined, []);
  const draw = shuffledLike(box.cards, { code, steps: [] }, seeded(seed * 2));
  const ended = playThrough(rules, { decide, draw }, state, (step, events) => observe?.(state, step, events));
  return { ...ended, state, decisions };
}

/** No game of ours comes near this many steps; one that does goes round in circles. */
const MOST_STEPS = 100_000;

/** Plays a game on to its end, without a pause. */
export function playThrough<State, Action extends GameAction, Event extends GameEvent, Seen>(
  rules: Rules<State, Action, Event, Seen>,
  deciders: Deciders<Seen, Action>,
  state: State,
  observe?: (this: void, step: Step<Action>, events: readonly Event[]) => void,
): Ended {
  const game: GameInPlay<State, Seen, Action> = { state, next: { kind: "look" } };
  for (let steps = 0; steps < MOST_STEPS;) {
    const acted = playAct(rules, deciders, game);
    if (acted === undefined) continue;
    if (acted.kind !== "played") return acted;
    observe?.(acted.step, acted.events);
    steps++;
  }
  return { kind: "stuck", reason: "the game does not end" };
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
