import { policies } from "../../src/games/roll-flush/policies";
import { OPTIONS } from "../../src/games/roll-flush/rules/options";
import type { Action, Event, State } from "../../src/games/roll-flush/rules/state";
import { drawOutcome } from "../../src/kit/rules/chance";
import { copy, same } from "../../src/kit/data/data";
import type { Options } from "../../src/kit/rules/options";
import { below, type Random } from "../../src/kit/data/random";
import type { Decision } from "../../src/kit/rules/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { notedSeed } from "../support/noted-seed";
import { expectAllReached } from "../support/observed";
import { randomOptions } from "../support/random-options";
import { SCALE } from "../support/scale";
import { decode } from "../vectors/json";
import { show } from "../vectors/values";
import { choiceFault, EVERY_ACTION, reached, rules, secretTold, sightFault, stateFault } from "./invariants";
import { english } from "../support/english";

/** How many games are played with each number of seats, and in how many steps the costly checks are made once. */
const GAMES = 30 * SCALE;
const THOROUGH = 61;
/** Points to pass in most of the games: random players would take very long to pass thirty. */
const SHORT = { target: 4 };

type Watcher = (
  state: State,
  decisions: readonly Decision<Action>[],
  events: readonly Event[],
) => string | undefined;

/**
 * Plays one game with random choices. Swaps are all one choice among the others and cards are kept as they are half
 * of the time, as else most steps would be swaps and marks.
 */
function playRandomly(random: Random, options: Options, seats: number, watch: Watcher): State {
  const state = rules.start(options, seats);
  let events: Event[] = [];
  for (let steps = 0; steps < 5000; steps++) {
    const waiting = rules.waiting(state);
    const decisions = waiting.kind === "decisions" ? waiting.decisions : [];
    const fault = watch(state, decisions, events);
    expectTrue(fault === undefined, fault);
    if (waiting.kind === "over") return state;
    let answer;
    if (waiting.kind === "chance") answer = rules.resolve(state, drawOutcome(waiting.chance, random));
    else {
      const decision = expectPresent(decisions[0], "nobody has to decide");
      answer = rules.act(state, decision.seat, pick(decision, random));
    }
    expectSame(answer.kind, "done");
    events = answer.kind === "done" ? answer.events : [];
  }
  expectTrue(false, "the game does not end");
  return state;
}

function pick({ choices }: Decision<Action>, random: Random): Action {
  const swaps = choices.filter(({ action }) => action.kind === "swap");
  const others = choices.filter(({ action }) => action.kind !== "swap");
  if (others[0]?.action.kind === "keep" && below(random, 2) === 0) return others[0].action;
  const place = below(random, others.length + (swaps.length > 0 ? 1 : 0));
  const choice = others[place] ?? swaps[below(random, swaps.length)];
  return expectPresent(choice, "a seat has to decide and has no choice").action;
}

function quickFault(
  state: State,
  decisions: readonly Decision<Action>[],
  events: readonly Event[],
): string | undefined {
  for (const { choices } of decisions) if (choices.length === 0) return "a seat has no choice";
  const told = secretTold(state, events);
  if (told !== undefined) return `${told} lies face down and is told to all`;
  return stateFault(state);
}

/** What takes longer to check. */
function thoroughFault(state: State, decisions: readonly Decision<Action>[]): string | undefined {
  if (!same(state, copy(state))) return "the state is no plain data";
  const decoded = decode(show(state));
  if (decoded.kind !== "value" || !same(state, decoded.value)) return "the state does not survive JSON";
  for (const { seat, choices } of decisions) {
    const fault = choiceFault(state, seat, choices);
    if (fault !== undefined) return fault;
  }
  const deciding = decisions.map((decision) => decision.seat);
  for (let seat = 0; seat < state.hands.length; seat++) {
    if (!deciding.includes(seat) && choiceFault(state, seat, []) !== undefined)
      return `seat ${seat} may act too`;
  }
  return sightFault(state);
}

/** Any options, but games that end soon. */
function anyOptions(random: Random): Options {
  return {
    ...randomOptions(OPTIONS, random),
    target: below(random, 8),
    maxTurns: below(random, 2) === 0 ? 0 : 1 + below(random, 60),
  };
}

/** What hardly ever happens: rules.spec.ts brings it about. */
const RARE = ["safe"];

/** Why something is refused that these games do not try, or hardly ever: legality.spec.ts, rules.spec.ts and options.spec.ts see to that. */
const ELSEWHERE = [
  ...["impossibleFaces", "noChance", "otherCards", "otherChance"],
  ...["pushUndecided", "shiftAfterReroll", "shiftOff", "shiftTagged", "tokenReady"],
  ...["turnUndecided"],
];

describe("Random games of Roll Flush", () => {
  for (const seats of [2, 3, 4]) {
    it(`RF-2.1 RF-2.2 RF-9.5 RF-12 keep every invariant after every step, ${seats} seats`, () => {
      const random = notedSeed(2026 + seats);
      const steps = { count: 0 };
      const reached: Record<string, boolean> = {};
      for (let game = 0; game < GAMES; game++) {
        playRandomly(random, game % 15 === 0 ? {} : SHORT, seats, (state, decisions, events) => {
          steps.count++;
          reached[state.phase.kind] = true;
          const fault = quickFault(state, decisions, events);
          return fault ?? (steps.count % THOROUGH === 0 ? thoroughFault(state, decisions) : undefined);
        });
      }
      for (const phase of [
        "turn",
        "mustRoll",
        "rolled",
        "push",
        "keep",
        "join",
        "refresh",
        "shuffle",
        "showdown",
        "over",
      ]) {
        expectTrue(reached[phase] === true, `phase ${phase} was never reached`);
      }
    });
  }
  it("RF-13 keep them with any options too", () => {
    const random = notedSeed(13);
    const steps = { count: 0 };
    for (let game = 0; game < GAMES; game++) {
      playRandomly(random, anyOptions(random), 2 + below(random, 3), (state, decisions, events) => {
        steps.count++;
        const fault = quickFault(state, decisions, events);
        return fault ?? (steps.count % 31 === 0 ? thoroughFault(state, decisions) : undefined);
      });
    }
  });
  it("RF-5.4 RF-11.1 points are never lost, and only a showdown brings any", () => {
    const random = notedSeed(5);
    for (let game = 0; game < 10 * SCALE; game++) {
      let before = 0;
      let showdowns = 0;
      playRandomly(random, {}, 3, (state) => {
        let sum = 0;
        for (const score of state.scores) sum += score;
        let declared = 0;
        for (const counts of state.counts) declared += counts.declared;
        const isNew = declared > showdowns;
        showdowns = declared;
        const grown = sum - before;
        before = sum;
        if (grown < 0) return "points were lost";
        return grown > 0 && !isNew ? "points without a showdown" : undefined;
      });
    }
  });
  it("RF-2 the same record gives the same state", () => {
    const policy = expectPresent(policies["sensible"]);
    const ends: State[] = [];
    for (let time = 0; time < 2; time++) {
      const random = notedSeed(77);
      const state = rules.start({}, 4);
      let waiting = rules.waiting(state);
      while (waiting.kind !== "over") {
        if (waiting.kind === "chance") rules.resolve(state, drawOutcome(waiting.chance, random));
        else {
          const { seat, choices } = expectPresent(waiting.decisions[0]);
          rules.act(state, seat, policy(rules.seen(state, seat), choices, random));
        }
        waiting = rules.waiting(state);
      }
      ends.push(state);
    }
    expectSame(ends[0], ends[1]);
  });
  it("come to every action, every event and every refusal", () => {
    expectAllReached(reached, EVERY_ACTION, english.rollFlush, { events: RARE, refusals: ELSEWHERE });
  });
});
