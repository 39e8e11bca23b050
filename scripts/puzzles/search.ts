import { digitsOf, pathOf, type Digit } from "../../src/commands/puzzle-line";
import { playThrough } from "../../src/commands/playout";
import { drawOutcome } from "../../src/kit/rules/chance";
import { choiceFor } from "../../src/kit/rules/choices";
import { copy } from "../../src/kit/data/data";
import type { Game } from "../../src/kit/game/game";
import { must } from "../../src/kit/data/must";
import { withoutPause, type Policy, type Thinking } from "../../src/kit/rules/policy";
import { isFree, isOpen, type Puzzle } from "../../src/kit/game/puzzle";
import { below, seeded } from "../../src/kit/data/random";
import { apply, type Step } from "../../src/kit/record/record";
import type { Choice, Decision, GameAction, GameEvent } from "../../src/kit/rules/rules";
import { answersIn, choicesIn, judged, type Answer, type Judgement } from "./answers";
import { isObvious, kindOf } from "./kinds";
import { compared, type Finding } from "./margin";
import { optionsOf, type SearchPlan } from "./plans";
import { redealing } from "./redealing";
import { rollout } from "./rollouts";

/** How many positions of one game are looked at: those in which the advisor sees the greatest difference. */
const POSITIONS = 8;
/** One decision in this many is random, so positions differ. */
const SLIP = 8;
/** How often each weaker policy tries. */
const TRIES = 20;
/** After this many free actions a policy has no answer. */
const MOST_FREE = 100;

/** A decision of a game that was played, by what came before it. */
interface Found<State, Seen, Action> {
  state: State;
  seen: Seen;
  choices: readonly Choice<Action>[];
  steps: number;
  digits: number;
  decisions: number;
}

/** A game that was played. */
interface Played<State, Seen, Action> {
  steps: Step<Action>[];
  digits: Digit[];
  found: Found<State, Seen, Action>[];
}

/**
 * How far positions of a game came: those whose choices are neither too few nor too many, those that the advisor thinks clear,
 * those that a glance at a few games did not drop, and those that many games confirmed. Those whose kind is not wanted, or whose answer
 * the odds give away, don't count as clear.
 */
export interface Sieve {
  positions: number;
  clear: number;
  promising: number;
  confirmed: number;
}

/**
 * Looks for a puzzle in the game of a seed; undefined if it has none. The same seed gives the same answer.
 * @param isWanted whether the answer may be of this kind
 * @param sieve counts the positions
 */
export function puzzleIn<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  plan: SearchPlan,
  seed: number,
  isWanted: (this: void, kind: string) => boolean = () => true,
  sieve: Sieve = { positions: 0, clear: 0, promising: 0, confirmed: 0 },
): Puzzle | undefined {
  const { steps, digits, found } = played(game, plan, seed);
  const { free = [] } = plan;
  const positions = found.flatMap((position) => {
    const answers = answersIn(game.rules, plan.seat, free, position);
    return answers !== undefined && isCandidate(plan, answers) ? [{ position, answers }] : [];
  });
  const clear = positions
    .flatMap(({ position, answers }) => {
      const judgement = judged(game, free, position, answers);
      if (judgement === undefined || judgement.gap < plan.gap) return [];
      const { choice, action } = judgement.best;
      if (!isWanted(kindOf(plan, action)) || isObvious(game, { ...position, best: choice })) return [];
      return [{ position, judgement }];
    })
    .sort((one, other) => other.judgement.gap - one.judgement.gap);
  sieve.positions += positions.length;
  sieve.clear += Math.min(POSITIONS, clear.length);
  for (const { position, judgement } of clear.slice(0, POSITIONS)) {
    const finding = findingIn(game, plan, steps.slice(0, position.steps), judgement);
    if (finding.kind === "dull") continue;
    sieve.promising++;
    if (finding.kind === "unconfirmed") continue;
    sieve.confirmed++;
    const { choice } = judgement.best;
    return {
      seed,
      decisions: position.decisions,
      path: pathOf(digits.slice(0, position.digits)),
      best: position.choices.indexOf(choice),
      margin: Math.floor(finding.margin * 100),
      missed: missesOf(game, plan, position, choice, seed),
    };
  }
  return undefined;
}

/** How much more often the best answer to a position wins than any other, by simulated games. */
function findingIn<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  plan: SearchPlan,
  steps: readonly Step<Action>[],
  { best, others }: Judgement<Action>,
): Finding {
  const { rules } = game;
  const { seats, seat } = plan;
  const player = policyOf(game, plan.player);
  const redealt = redealing(rules, { options: optionsOf(game, plan), seats, steps }, seat);
  const answers = [best, ...others];
  const places = others.map((_, index) => index + 1);
  return compared(0, places, (place, number) => {
    const { way, action } = must(answers[place], "an answer");
    return rollout(rules, redealt, player, { seats, seat, actions: [...way, action] }, number);
  });
}

/** A policy of the game, or the bot of a level. */
function policyOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { policies, bots }: Game<State, Action, Event, Seen>,
  name: string,
): Policy<Seen, Action> {
  const bot = bots.find(({ level }) => level === name);
  return must(policies[name] ?? (bot && withoutPause(bot.thinker)), `a policy ${name}`);
}

function isCandidate<Action>(
  { choices: { least, most } }: SearchPlan,
  answers: readonly Answer<Action>[],
): boolean {
  const choices = new Set(answers.map(({ choice }) => choice));
  return choices.size >= least && choices.size <= most;
}

/** Plays a game with some random decisions, and notes what a seat had to decide. */
function played<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  plan: SearchPlan,
  seed: number,
): Played<State, Seen, Action> {
  const { rules } = game;
  const player = policyOf(game, plan.player);
  const state = rules.start(optionsOf(game, plan), plan.seats);
  const chance = seeded(seed);
  const judgement = seeded(seed * 2 + 1);
  const steps: Step<Action>[] = [];
  const digits: Digit[] = [];
  const found: Found<State, Seen, Action>[] = [];
  let decisions = 0;

  function decide(now: Seen, { seat, choices }: Decision<Action>): Thinking<Action> | undefined {
    if (plan.latest !== undefined && decisions > plan.latest) return undefined;
    // A state changes, and what is seen of it with it.
    const seen = copy(now);
    const slip = below(judgement, SLIP) === 0 ? choices[below(judgement, choices.length)] : undefined;
    const action = slip?.action ?? player(seen, choices, judgement);
    if (isOpen(choices)) {
      if (seat === plan.seat) {
        const position = { state: copy(state), seen, choices };
        found.push({ ...position, steps: steps.length, digits: digits.length, decisions });
      }
      decisions++;
      digits.push(...digitsOf(choices, action).filter(({ of }) => of > 1));
    }
    return () => action;
  }

  playThrough(rules, { decide, draw: (point) => drawOutcome(point, chance) }, state, (step) => {
    steps.push(step);
  });
  return { steps, digits, found };
}

/** How often the weaker policies miss the best choice, in percent: their first action that is not free counts. */
export function missesOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  { weaker, seat, free = [] }: SearchPlan,
  position: Pick<Found<State, Seen, Action>, "state">,
  best: Choice<Action>,
  seed: number,
): number {
  const { rules } = game;
  const random = seeded(seed);

  function answered(policy: Policy<Seen, Action>): Action | undefined {
    const state = copy(position.state);
    for (let walked = 0; walked < MOST_FREE; walked++) {
      const choices = choicesIn(rules, seat, state);
      if (choices === undefined) return undefined;
      const action = policy(rules.seen(state, seat), choices, random);
      if (!isFree(action, free)) return action;
      apply(rules, state, { kind: "act", seat, action });
    }
    return undefined;
  }

  let missed = 0;
  for (const name of weaker) {
    const policy = policyOf(game, name);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const action = answered(policy);
      if (action === undefined || choiceFor([best], action) === undefined) missed++;
    }
  }
  return Math.round((missed * 100) / (TRIES * weaker.length));
}
