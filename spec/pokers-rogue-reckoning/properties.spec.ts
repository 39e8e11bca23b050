import { randomPolicy } from "../../src/kit/rules/policy";
import { OPTIONS } from "../../src/games/pokers-rogue-reckoning/rules/options";
import type { Action, Event, Phase, State } from "../../src/games/pokers-rogue-reckoning/rules/state";
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

/** How many games are played, and in how many steps checks are made once that cost more. */
const GAMES = 100 * SCALE;
const SOMETIMES = 61;
const THOROUGH = 199;
/** Random games come to an end; where cards return to the deck they take a while. */
const MOST_STEPS = 100_000;
/** The player who may flee for nothing, and does so whenever it can be chosen, never comes to an end. */
const SELDOM = 25;

type Watcher = (
  state: State,
  choices: readonly Choice<Action>[],
  events: readonly Event[],
) => string | undefined;

function playRandomly(random: Random, options: Options, watch: Watcher): State {
  const state = rules.start(options, 1);
  let events: Event[] = [];
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const waiting = rules.waiting(state);
    const choices = waiting.kind === "decisions" ? expectPresent(waiting.decisions[0]).choices : [];
    const isStuck = waiting.kind === "decisions" && choices.length === 0;
    const fault = isStuck ? "nothing can be done" : watch(state, choices, events);
    // Expecting costs more than playing, so that only faults are brought before it.
    if (fault !== undefined) expectTrue(false, `${fault} (${state.phase.kind})`);
    if (waiting.kind === "over") return state;
    let answer;
    if (waiting.kind === "chance") answer = rules.resolve(state, drawOutcome(waiting.chance, random));
    else answer = rules.act(state, 0, pick(state, choices, random));
    if (answer.kind === "refusal") expectTrue(false, show(answer));
    events = answer.kind === "done" ? answer.events : [];
  }
  expectTrue(false, "the game does not end");
  return state;
}

/** Picks any legal action, but seldom a free flight, and often the revival pill, which can hardly ever be had. */
function pick(state: State, choices: readonly Choice<Action>[], random: Random): Action {
  const pill = choices.find(({ action }) => action.kind === "craft" || action.kind === "pill");
  if (pill !== undefined && below(random, 2) === 0) return pill.action;
  const action = randomPolicy(rules.seen(state, 0), choices, random);
  const isRefused = action.kind === "flee" && below(random, SELDOM) > 0;
  return isRefused ? pick(state, choices, random) : action;
}

/** What takes longer to check. */
function thoroughFault(state: State, choices: readonly Choice<Action>[]): string | undefined {
  if (!same(state, copy(state))) return "the state is no plain data";
  const decoded = decode(show(state));
  if (decoded.kind !== "value" || !same(state, decoded.value)) return "the state does not survive JSON";
  return choiceFault(state, 0, choices) ?? choiceFault(state, 1, []);
}

/** Plays this many games and keeps every invariant; answers how often each phase was reached. */
function playMany(
  seed: number,
  games: number,
  optionsOf: (random: Random) => Options,
): Record<string, number> {
  const random = notedSeed(seed);
  const reached: Record<string, number> = {};
  const seen = { steps: 0 };
  for (let game = 0; game < games; game++) {
    playRandomly(random, optionsOf(random), (state, choices, events) => {
      seen.steps++;
      reached[state.phase.kind] = (reached[state.phase.kind] ?? 0) + 1;
      const told = secretTold(state, events);
      const fault = stateFault(state) ?? (told === undefined ? undefined : `${told} is hidden and told`);
      if (fault !== undefined) return fault;
      if (seen.steps % SOMETIMES === 0) return sightFault(state);
      // A phase that hardly ever comes up is looked at too.
      const isDue = seen.steps % THOROUGH === 0 || reached[state.phase.kind] === 1;
      return isDue ? thoroughFault(state, choices) : undefined;
    });
  }
  return reached;
}

const EVERY_PHASE: readonly Phase["kind"][] = [
  ...([
    "setup",
    "explore",
    "shown",
    "money",
    "cleanse",
    "prep",
    "misplace",
    "misplaceEnemy",
    "scout",
  ] as const),
  ...(["preRoll", "postRoll", "compared", "tie", "death", "throw", "shuffle", "over"] as const),
];

/** Why something is refused that these games do not try, or hardly ever: the specs of rules, abilities and options do. */
const ELSEWHERE = [
  ...["impossibleFaces", "noChance", "otherCards", "otherChance"],
  ...["alreadyPoured", "alreadySwapped", "bribeRefused", "healingBarred"],
  ...["lastAtk", "misplacing", "noMoneyCard"],
  ...["notFaceDown"],
  ...["onlyAfterRoll", "pillLate", "scouting", "terrorized"],
  ...["tooLittleHp", "unknownDie", "unknownPeek"],
];

describe("Random games of Poker's Rogue Reckoning", () => {
  it("PRR-2.6 PRR-4.1 PRR-12.7 keep every invariant after every step, in both modes of combat", () => {
    const poker = playMany(2026, GAMES, () => ({}));
    const points = playMany(2027, GAMES, () => ({ combat: "points", shuffle: "sparse", trade: "MAX" }));
    for (const phase of EVERY_PHASE) {
      expectTrue((poker[phase] ?? 0) + (points[phase] ?? 0) > 0, `phase ${phase} was never reached`);
    }
  });
  it("PRR-19 keep them with any options too", () => {
    const reached = playMany(20, 2 * GAMES, (random) => randomOptions(OPTIONS, random));
    for (const phase of EVERY_PHASE)
      expectTrue((reached[phase] ?? 0) > 0, `phase ${phase} was never reached`);
  });
  it("PRR-18.4 PRR-18.5 keep them where the revival pill can be made and taken", () => {
    playMany(184, GAMES / 2, () => ({ pill: true, pillAtDeath: true, startMoney: 24 }));
  });
  it("PRR-18.3 PRR-17.1 deck and rooms never run out before the end", () => {
    const random = notedSeed(183);
    const seen = { levels: 0 };
    for (let game = 0; game < 50 * SCALE; game++) {
      const end = playRandomly(random, { trade: "MAX", startHp: 18, startAtk: 3 }, (state) => {
        const isEmpty = state.deck.length === 0 && state.rooms.every((room) => room.kind === "empty");
        return isEmpty && state.phase.kind === "explore" ? "nothing is left to explore" : undefined;
      });
      seen.levels = Math.max(seen.levels, end.level);
    }
    expectTrue(seen.levels >= 13, `${seen.levels} levels`);
  });
  it("PRR-21.1 the same record gives the same state", () => {
    const ends = [5, 5].map((seed) => playRandomly(seeded(seed), {}, () => undefined));
    expectSame(ends[0], ends[1]);
  });
  it("come to every action, every event and every refusal", () => {
    expectAllReached(reached, EVERY_ACTION, english.reckoning, { refusals: ELSEWHERE });
  });
});
