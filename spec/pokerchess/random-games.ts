import { formingPhase } from "../../src/games/pokerchess/rules/teams/forming";
import { OPTIONS } from "../../src/games/pokerchess/rules/options";
import type { Action, State } from "../../src/games/pokerchess/rules/state";
import type { Event } from "../../src/games/pokerchess/rules/events";
import { drawOutcome } from "../../src/kit/rules/chance";
import { anyAction } from "../../src/kit/rules/choices";
import type { Options } from "../../src/kit/rules/options";
import { below, type Random } from "../../src/kit/data/random";
import type { Choice, Decision, Done } from "../../src/kit/rules/rules";
import type { Refusal } from "../../src/kit/rules/refusal";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { randomOptions } from "../support/random-options";
import { rules } from "./invariants";

/** Looks at every step of a game; answers what is wrong. */
export type Watcher = (
  state: State,
  decisions: readonly Decision<Action>[],
  events: readonly Event[],
) => string | undefined;

/** How a random game goes: how often somebody does something besides, and lets a deadline pass, in a thousand steps. */
export interface Habits {
  asides: number;
  late: number;
}

export const CALM: Habits = { asides: 0, late: 0 };
const MOST_STEPS = 20_000;

/** Plays one game in which everybody chooses at random; attacks are as likely as all other moves together. */
export function playRandomly(
  random: Random,
  options: Options,
  people: number,
  habits: Habits,
  watch: Watcher,
): State {
  const state = rules.start(options, people);
  let events: Event[] = [];
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const waiting = rules.waiting(state);
    const decisions = waiting.kind === "decisions" ? waiting.decisions : [];
    const fault = watch(state, decisions, events);
    expectTrue(fault === undefined, fault);
    if (waiting.kind === "over") return state;
    const answer =
      waiting.kind === "chance"
        ? rules.resolve(state, drawOutcome(waiting.chance, random))
        : (late(state, habits, random) ?? decide(state, decisions, habits, random));
    expectSame(answer.kind, "done");
    events = answer.kind === "done" ? answer.events : [];
  }
  expectTrue(false, "the game does not end");
  return state;
}

/** Sometimes a deadline passes. */
function late(state: State, habits: Habits, random: Random): Done<Event> | Refusal | undefined {
  if (habits.late === 0 || below(random, 1000) >= habits.late) return undefined;
  const face = rules.clock?.face(state);
  return face === undefined ? undefined : rules.clock?.pass(state, face.deadline);
}

function decide(
  state: State,
  decisions: readonly Decision<Action>[],
  habits: Habits,
  random: Random,
): Done<Event> | Refusal {
  if (habits.asides > 0 && below(random, 1000) < habits.asides) {
    const { seat, asides = [] } = expectPresent(decisions[below(random, decisions.length)]);
    if (asides.length > 0) return rules.act(state, seat, expectPresent(anyAction(asides, random)));
  }
  const waitingFor = decisions.filter(({ choices }) => choices.length > 0);
  const decision = waitingFor[below(random, waitingFor.length)];
  const { seat, choices } = expectPresent(decision, "nobody has to decide");
  return rules.act(state, seat, pick(state, choices, random));
}

function pick(state: State, choices: readonly Choice<Action>[], random: Random): Action {
  const attacks = choices.filter(({ rule }) => rule === "PC-4.4");
  const goesOn = formingPhase(state) !== undefined && below(random, 3) === 0;
  // Else people would hand pieces to one another for a long time.
  const closing = goesOn ? choices.filter(({ action }) => CLOSING.includes(action.kind)) : [];
  const narrowed = attacks.length > 0 && below(random, 2) === 0 ? attacks : closing;
  return expectPresent(anyAction(narrowed.length > 0 ? narrowed : choices, random));
}

/** What brings the forming of teams forward. */
const CLOSING: readonly string[] = [
  "agree",
  "disagree",
  "cast",
  "pick",
  "nominate",
  "vote",
  "abstain",
  "ready",
];

/** Any options, but games that end, with deadlines soon enough to pass. */
export function anyOptions(random: Random): Options {
  return {
    ...randomOptions(OPTIONS, random),
    quietLimit: below(random, 2) === 0 ? 0 : 1 + below(random, 30),
    turnLimit: below(random, 2) === 0 ? 400 : 1 + below(random, 100),
    startingChips: 1 + below(random, 80),
    moveLimit: below(random, 3) * 10,
    battleLimit: below(random, 3) * 10,
    timeBank: below(random, 3) * 20,
  };
}
