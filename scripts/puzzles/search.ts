import { drawOutcome } from "../../src/kit/chance";
import { awaited, choiceFor } from "../../src/kit/choices";
import { copy } from "../../src/kit/data";
import type { Game } from "../../src/kit/game";
import { must } from "../../src/kit/must";
import { standardOptions, type Options } from "../../src/kit/options";
import type { Policy } from "../../src/kit/policy";
import { digitsOf, isOpen, pathOf, type Digit, type Puzzle } from "../../src/kit/puzzle";
import { below, seeded } from "../../src/kit/random";
import { apply, type Step } from "../../src/kit/record";
import type { Choice, Decision, GameAction, GameEvent } from "../../src/kit/rules";
import { marginOf } from "./margin";
import type { SearchPlan } from "./plans";
import { redealing } from "./redealing";
import { rollout } from "./rollouts";

/** How many positions of one game are looked at, the last ones first: those need the fewest decisions to be judged. */
const POSITIONS = 8;
/** One decision in this many is random, so that positions differ. */
const SLIP = 8;
/** How often each weaker policy tries. */
const TRIES = 20;

/** A decision of a game that was played, by what came before it. */
interface Found<Seen, Action> {
  seen: Seen;
  choices: readonly Choice<Action>[];
  steps: number;
  digits: number;
  decisions: number;
}

/** A game that was played. */
interface Played<Seen, Action> {
  steps: Step<Action>[];
  digits: Digit[];
  found: Found<Seen, Action>[];
}

/** Looks for a puzzle in the game of a seed; undefined if it has none. The same seed gives the same answer. */
export function puzzleIn<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  plan: SearchPlan,
  seed: number,
): Puzzle | undefined {
  const judge = policyOf(game, plan.judge);
  const { steps, digits, found } = played(game, plan, seed);
  const candidates = found.toReversed().filter(({ choices }) => isCandidate(plan, choices));
  for (const each of candidates.slice(0, POSITIONS)) {
    const { choices, seen } = each;
    const best = choiceFor(choices, judge(seen, choices, seeded(seed)));
    if (best === undefined) continue;
    const margin = marginIn(game, plan, steps.slice(0, each.steps), { choices, best });
    if (margin === undefined) continue;
    return {
      seed,
      decisions: each.decisions,
      path: pathOf(digits.slice(0, each.digits)),
      best: choices.indexOf(best),
      margin: Math.floor(margin * 100),
      missed: missesOf(game, plan, each, best, seed),
    };
  }
  return undefined;
}

/** The choices of a position, and the one that is the best. */
interface Answered<Action> {
  choices: readonly Choice<Action>[];
  best: Choice<Action>;
}

/**
 * By how much the best choice of a position wins more often than any other, at least, in parts of a game; undefined if
 * rollouts do not confirm that it does.
 */
export function marginIn<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  plan: SearchPlan,
  steps: readonly Step<Action>[],
  { choices, best }: Answered<Action>,
): number | undefined {
  const { rules } = game;
  const { seats, seat } = plan;
  const player = policyOf(game, plan.player);
  const redealt = redealing(rules, { options: optionsOf(game, plan), seats, steps }, seat);
  const others = [...choices.keys()].filter((place) => choices[place] !== best);
  return marginOf(choices.indexOf(best), others, (place, number) => {
    const { action } = must(choices[place], "a choice");
    return rollout(rules, redealt, player, { seat, action }, number);
  });
}

/** The options of the games in which a plan looks. */
export function optionsOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules }: Game<State, Action, Event, Seen>,
  { options }: Pick<SearchPlan, "options">,
): Options {
  return { ...standardOptions(rules.options), ...options };
}

function policyOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { policies }: Game<State, Action, Event, Seen>,
  name: string,
): Policy<Seen, Action> {
  return must(policies[name], `a policy ${name}`);
}

function isCandidate<Action>(
  { choices: { least, most } }: SearchPlan,
  choices: readonly Choice<Action>[],
): boolean {
  return (
    choices.length >= least && choices.length <= most && choices.every(({ amounts }) => amounts === undefined)
  );
}

/** Plays a game of which some decisions are random, and notes what a seat had to decide. */
function played<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  plan: SearchPlan,
  seed: number,
): Played<Seen, Action> {
  const { rules } = game;
  const player = policyOf(game, plan.player);
  const state = rules.start(optionsOf(game, plan), plan.seats);
  const chance = seeded(seed);
  const judgement = seeded(seed * 2 + 1);
  const steps: Step<Action>[] = [];
  const digits: Digit[] = [];
  const found: Found<Seen, Action>[] = [];
  let decisions = 0;

  function decide({ seat, choices }: Decision<Action>): Step<Action> {
    // A state changes, and what is seen of it with it.
    const seen = copy(rules.seen(state, seat));
    const slip = below(judgement, SLIP) === 0 ? choices[below(judgement, choices.length)] : undefined;
    const action = slip?.action ?? player(seen, choices, judgement);
    if (isOpen(choices)) {
      if (seat === plan.seat)
        found.push({ seen, choices, steps: steps.length, digits: digits.length, decisions });
      decisions++;
      digits.push(...digitsOf(choices, action).filter(({ of }) => of > 1));
    }
    return { kind: "act", seat, action };
  }

  for (;;) {
    const waiting = rules.waiting(state);
    let step: Step<Action> | undefined;
    if (waiting.kind === "chance") step = { kind: "chance", outcome: drawOutcome(waiting.chance, chance) };
    if (waiting.kind === "decisions") {
      const decision = awaited(waiting.decisions);
      step = decision && decide(decision);
    }
    if (step === undefined || apply(rules, state, step).kind === "refusal") return { steps, digits, found };
    steps.push(step);
  }
}

/** How often the weaker policies miss the best choice, in percent. */
function missesOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  { weaker }: SearchPlan,
  { seen, choices }: Found<Seen, Action>,
  best: Choice<Action>,
  seed: number,
): number {
  const random = seeded(seed);
  let missed = 0;
  for (const name of weaker) {
    const policy = policyOf(game, name);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (choiceFor(choices, policy(seen, choices, random)) !== best) missed++;
    }
  }
  return Math.round((missed * 100) / (TRIES * weaker.length));
}
