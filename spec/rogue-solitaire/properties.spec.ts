import { noteSeen } from "../../src/games/rogue-solitaire/rules/board";
import { policies } from "../../src/games/rogue-solitaire/policies";
import { OPTIONS } from "../../src/games/rogue-solitaire/rules/options";
import type { Action, Event, State } from "../../src/games/rogue-solitaire/rules/state";
import { drawOutcome } from "../../src/kit/rules/chance";
import { copy, same } from "../../src/kit/data/data";
import type { Options } from "../../src/kit/rules/options";
import { below, seeded, type Random } from "../../src/kit/data/random";
import type { Choice } from "../../src/kit/rules/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { notedSeed } from "../support/noted-seed";
import { expectAllReached } from "../support/observed";
import { randomOptions } from "../support/random-options";
import { SCALE } from "../support/scale";
import { decode } from "../vectors/json";
import { show } from "../vectors/values";
import { choiceFault, EVERY_ACTION, reached, rules, secretTold, sightFault, stateFault } from "./invariants";
import { english } from "../support/english";

/** How many games are played, and in how many steps the costly checks are made once. */
const GAMES = 150 * SCALE;
const THOROUGH = 31;
/** No game of random choices comes near this many steps, as most of them are no walks (RS-14.3). */
const MOST_STEPS = 5000;

type Watcher = (
  state: State,
  choices: readonly Choice<Action>[],
  events: readonly Event[],
) => string | undefined;

function playRandomly(random: Random, options: Options, watch: Watcher, deckLeft?: number): State {
  const state = rules.start(options, 1);
  let events: Event[] = [];
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const waiting = rules.waiting(state);
    const choices = waiting.kind === "decisions" ? expectPresent(waiting.decisions[0]).choices : [];
    const fault = watch(state, choices, events);
    expectTrue(fault === undefined, fault);
    if (waiting.kind === "over") return state;
    // Where the deck is to run out, most of it is put aside when a floor begins.
    if (deckLeft !== undefined && state.phase.kind === "move" && state.discard.length === 0) {
      state.discard = state.deck.splice(deckLeft);
      for (const card of state.discard) noteSeen(state, card);
    }
    let answer;
    if (waiting.kind === "chance") answer = rules.resolve(state, drawOutcome(waiting.chance, random));
    else answer = rules.act(state, 0, pick(choices, random));
    expectSame(answer.kind, "done");
    events = answer.kind === "done" ? answer.events : [];
  }
  expectTrue(false, "the game does not end");
  return state;
}

/** Walks are one choice among the others, as else most steps would be walks (RS-14.3). */
function pick(choices: readonly Choice<Action>[], random: Random): Action {
  const isWalk = ({ action }: Choice<Action>): boolean => action.kind === "walk" || action.kind === "travel";
  const walks = choices.filter((choice) => isWalk(choice));
  const others = choices.filter((choice) => !isWalk(choice));
  const place = below(random, others.length + (walks.length > 0 ? 1 : 0));
  return expectPresent(others[place] ?? walks[below(random, walks.length)], "no choice").action;
}

function quickFault(
  state: State,
  choices: readonly Choice<Action>[],
  events: readonly Event[],
): string | undefined {
  const told = secretTold(state, events);
  if (told !== undefined) return `${told} lies face down and is told`;
  if (state.phase.kind === "move" && choices.length < 2) return "fewer than two choices";
  return stateFault(state);
}

/** What takes longer to check. */
function thoroughFault(state: State, choices: readonly Choice<Action>[]): string | undefined {
  if (!same(state, copy(state))) return "the state is no plain data";
  const decoded = decode(show(state));
  if (decoded.kind !== "value" || !same(state, decoded.value)) return "the state does not survive JSON";
  return choiceFault(state, 0, choices) ?? choiceFault(state, 1, []) ?? sightFault(state);
}

/** Any options, but games that end soon. */
function anyOptions(random: Random): Options {
  return { ...randomOptions(OPTIONS, random), targetFloors: below(random, 4) };
}

/** Plays this many games and keeps every invariant; answers the phases that were reached. */
function playMany(
  seed: number,
  games: number,
  optionsOf: (random: Random) => Options,
  deckLeft?: number,
): Record<string, number> {
  const random = notedSeed(seed);
  const reached: Record<string, number> = {};
  const seen = { steps: 0 };
  for (let game = 0; game < games; game++) {
    playRandomly(
      random,
      optionsOf(random),
      (state, choices, events) => {
        seen.steps++;
        reached[state.phase.kind] = (reached[state.phase.kind] ?? 0) + 1;
        const fault = quickFault(state, choices, events);
        // A phase that hardly ever comes up is looked at too.
        const isDue = seen.steps % THOROUGH === 0 || reached[state.phase.kind] === 1;
        return fault ?? (isDue ? thoroughFault(state, choices) : undefined);
      },
      deckLeft,
    );
  }
  return reached;
}

/** Why something is refused that these games do not try, or hardly ever: legality.spec.ts, rules.spec.ts and options.spec.ts see to that. */
const ELSEWHERE = [
  ...["impossibleFaces", "noChance", "otherCards", "otherChance"],
  ...["aceUndecided", "noWay"],
];

describe("Random games of Rogue: The Solitaire-Like", () => {
  it("RS-2.1 RS-4.3 RS-7.5 RS-9.1 keep every invariant after every step", () => {
    const reached = playMany(2026, GAMES, () => ({}));
    for (const phase of ["move", "aid", "fight", "pay", "capture", "ace", "clear", "over"]) {
      expectTrue((reached[phase] ?? 0) > 0, `phase ${phase} was never reached`);
    }
  });
  it("RS-12 keep them with any options too", () => {
    const reached = playMany(12, GAMES, anyOptions);
    expectTrue((reached["keepAce"] ?? 0) > 0 && (reached["clear"] ?? 0) > 2 * SCALE, show(reached));
  });
  it("RS-8.2 keep them when the deck runs out", () => {
    const reached = playMany(82, 60 * SCALE, () => ({ startJokers: 9 }), 3);
    expectTrue((reached["reshuffle"] ?? 0) > 20 * SCALE, show(reached));
  });
  it("RS-14.1 nobody clears the first floor with fewer than eight cells entered", () => {
    const random = notedSeed(141);
    const seen = { cleared: 0 };
    for (let game = 0; game < 60 * SCALE; game++) {
      playRandomly(random, { startJokers: 9, targetFloors: 1 }, (state, _choices, events) => {
        if (!events.some((event) => event.kind === "floorCleared")) return undefined;
        seen.cleared++;
        const gaps = state.grid.filter((place) => place.kind === "empty").length;
        return gaps >= 9 ? undefined : `${gaps} cells are empty`;
      });
    }
    expectTrue(seen.cleared > 2 * SCALE, `${seen.cleared} floors`);
  });
  it("RS-14.3 the policy random comes to an end although it may walk for ever", () => {
    const policy = expectPresent(policies["random"]);
    const random = notedSeed(143);
    for (let game = 0; game < 30 * SCALE; game++) {
      const state = rules.start({}, 1);
      let steps = 0;
      for (let waiting = rules.waiting(state); waiting.kind !== "over"; waiting = rules.waiting(state)) {
        steps++;
        expectTrue(steps < MOST_STEPS, "the game does not end");
        if (waiting.kind === "chance") rules.resolve(state, drawOutcome(waiting.chance, random));
        else {
          const { choices } = expectPresent(waiting.decisions[0]);
          expectSame(rules.act(state, 0, policy(rules.seen(state, 0), choices, random)).kind, "done");
        }
      }
    }
  });
  it("RS-2 the same record gives the same state", () => {
    const ends = [5, 5].map((seed) => playRandomly(seeded(seed), {}, () => undefined));
    expectSame(ends[0], ends[1]);
  });
  it("come to every action, every event and every refusal", () => {
    expectAllReached(reached, EVERY_ACTION, english.rogue, { refusals: ELSEWHERE });
  });
});
