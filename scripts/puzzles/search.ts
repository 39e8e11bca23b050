import { drawOutcome } from "../../src/kit/chance";
import { awaited, choiceFor } from "../../src/kit/choices";
import { copy } from "../../src/kit/data";
import type { Game } from "../../src/kit/game";
import { must } from "../../src/kit/must";
import { standardOptions, type Options } from "../../src/kit/options";
import { thoughtOut, type Policy } from "../../src/kit/policy";
import { digitsOf, isOpen, pathOf, type Digit, type Puzzle } from "../../src/kit/puzzle";
import { below, seeded } from "../../src/kit/random";
import { apply, type Step } from "../../src/kit/record";
import type { Choice, Decision, GameAction, GameEvent } from "../../src/kit/rules";
import { compared, type Finding } from "./margin";
import type { SearchPlan } from "./plans";
import { redealing } from "./redealing";
import { rollout } from "./rollouts";

/** How many positions of one game are looked at: those in which the advisor sees the greatest difference. */
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

/**
 * How far positions of a game came: those whose choices are neither too few nor too many, those that the advisor thinks clear,
 * those that a glance at a few games did not drop, and those that many games confirmed.
 */
export interface Sieve {
  positions: number;
  clear: number;
  promising: number;
  confirmed: number;
}

/** A position, its choices with the best first as an advisor rates them, and by how much that is better than the second. */
interface Judged<Seen, Action> {
  position: Found<Seen, Action>;
  best: Choice<Action>;
  others: readonly Choice<Action>[];
  gap: number;
}

/**
 * Looks for a puzzle in the game of a seed; undefined if it has none. The same seed gives the same answer.
 * @param sieve counts the positions
 */
export function puzzleIn<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  plan: SearchPlan,
  seed: number,
  sieve: Sieve = { positions: 0, clear: 0, promising: 0, confirmed: 0 },
): Puzzle | undefined {
  const { steps, digits, found } = played(game, plan, seed);
  const candidates = found.filter(({ choices }) => isCandidate(plan, choices));
  const judged = candidates.flatMap((position) => judgedBy(game, position, seed) ?? []);
  const clear = judged.filter(({ gap }) => gap >= plan.gap).sort((one, other) => other.gap - one.gap);
  sieve.positions += candidates.length;
  sieve.clear += Math.min(POSITIONS, clear.length);
  for (const { position, best, others } of clear.slice(0, POSITIONS)) {
    const { choices } = position;
    const finding = findingIn(game, plan, steps.slice(0, position.steps), { choices, best, others });
    if (finding.kind === "dull") continue;
    sieve.promising++;
    if (finding.kind === "unconfirmed") continue;
    sieve.confirmed++;
    return {
      seed,
      decisions: position.decisions,
      path: pathOf(digits.slice(0, position.digits)),
      best: choices.indexOf(best),
      margin: Math.floor(finding.margin * 100),
      missed: missesOf(game, plan, position, best, seed),
    };
  }
  return undefined;
}

/** What the game's advisor says of a position; undefined where it follows a rule and rates nothing. */
function judgedBy<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { hints }: Game<State, Action, Event, Seen>,
  position: Found<Seen, Action>,
  seed: number,
): Judged<Seen, Action> | undefined {
  const { advisor } = must(hints, "an advisor");
  const { seen, choices } = position;
  const { ranking, rated = ranking } = thoughtOut(advisor(seen, choices, seeded(seed)));
  const [first, second] = ranking;
  const best = first && choiceFor(choices, first.action);
  if (best === undefined || first?.value === undefined || second?.value === undefined) return undefined;
  // What is not rated comes first: it is often a walk that costs nothing, after which the best choice is still there.
  const worth = (choice: Choice<Action>): number =>
    rated.find(({ action }) => choiceFor([choice], action) !== undefined)?.value ?? Number.MAX_VALUE;
  const worths = new Map(choices.map((choice) => [choice, worth(choice)]));
  const others = choices
    .filter((choice) => choice !== best)
    .sort((one, other) => (worths.get(other) ?? 0) - (worths.get(one) ?? 0));
  return { position, best, others, gap: first.value - second.value };
}

/** The choices of a position: the best one, and the others, those first that may be as good. */
interface Answered<Action> {
  choices: readonly Choice<Action>[];
  best: Choice<Action>;
  others: readonly Choice<Action>[];
}

/** By how much the best choice of a position wins more often than any other, as far as games say. */
function findingIn<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  plan: SearchPlan,
  steps: readonly Step<Action>[],
  { choices, best, others }: Answered<Action>,
): Finding {
  const { rules } = game;
  const { seats, seat } = plan;
  const player = policyOf(game, plan.player);
  const redealt = redealing(rules, { options: optionsOf(game, plan), seats, steps }, seat);
  const places = others.map((choice) => choices.indexOf(choice));
  return compared(choices.indexOf(best), places, (place, number) => {
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

/** Plays a game with some random decisions, and notes what a seat had to decide. */
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
    if (plan.latest !== undefined && decisions > plan.latest) return { steps, digits, found };
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
