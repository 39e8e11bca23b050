import { OPTIONS } from "../../src/games/cards-vs-dice/rules/options";
import { bossesSlain, MOB_CARDS } from "../../src/games/cards-vs-dice/rules/board";
import { BOSSES, WEAPONS, type Action, type State } from "../../src/games/cards-vs-dice/rules/state";
import { drawOutcome } from "../../src/kit/rules/chance";
import { copy, same } from "../../src/kit/data/data";
import type { Options } from "../../src/kit/rules/options";
import { below, type Random } from "../../src/kit/data/random";
import type { Choice } from "../../src/kit/rules/rules";
import { expectSame, expectTrue } from "../support/expect";
import { notedSeed } from "../support/noted-seed";
import { expectAllReached } from "../support/observed";
import { holds } from "../support/holds";
import { randomOptions } from "../support/random-options";
import { SCALE } from "../support/scale";
import { JSON_NULL } from "../vectors/values";
import { act, roll, stateOf } from "./cases";
import { choiceFault, EVERY_ACTION, isRearmed, reached, rules, stateFault } from "./invariants";
import { english } from "../support/english";

/** How many games are played, and in how many of them the costly checks are made too. */
const GAMES = 400 * SCALE;
const THOROUGH = 3;

type Watcher = (state: State, choices: readonly Choice<Action>[] | undefined) => string | undefined;

/** Plays one game with random choices; one Fatal Strike in eight is made, as else few games would last. */
function playRandomly(random: Random, options: Options, watch: Watcher): State {
  const state = rules.start(options, 1);
  for (let steps = 0; steps < 500; steps++) {
    const waiting = rules.waiting(state);
    const choices = waiting.kind === "decisions" ? waiting.decisions[0]?.choices : undefined;
    const fault = watch(state, choices);
    expectTrue(fault === undefined, fault);
    if (waiting.kind === "over") return state;
    if (waiting.kind === "chance") {
      expectSame(rules.resolve(state, drawOutcome(waiting.chance, random)).kind, "done");
    } else if (choices !== undefined) {
      let choice = choices[below(random, choices.length)];
      if (choice?.action.kind === "fatal" && below(random, 8) > 0) choice = choices[0];
      if (choice === undefined) break;
      expectSame(rules.act(state, 0, choice.action).kind, "done");
    }
  }
  expectTrue(false, "the game does not end, or nobody has a choice");
  return state;
}

/** What holds after every step of every game. */
function quickFault(
  state: State,
  life: number,
  choices: readonly Choice<Action>[] | undefined,
): string | undefined {
  if (choices !== undefined && choices.length === 0) return "nobody can act";
  if (state.phase.kind === "rage" && !isRearmed(state)) return "a battle begins without its weapons";
  return stateFault(state, life);
}

/** What takes longer to check. */
function thoroughFault(state: State, choices: readonly Choice<Action>[] | undefined): string | undefined {
  if (!same(state, copy(state))) return "the state is no plain data";
  const seen = rules.seen(state, 0);
  for (const card of state.hidden.spawn) if (holds(seen, card)) return `${card} of the spawn deck is seen`;
  const swapped = copy(state);
  swapped.hidden.spawn = [...swapped.hidden.spawn].reverse();
  if (swapped.hidden.v3 !== undefined) swapped.hidden.v3 = "2C";
  if (swapped.hidden.v4 !== undefined) swapped.hidden.v4 = "2D";
  if (!same(seen, rules.seen(swapped, "spectator"))) return "what is seen depends on hidden cards";
  return choiceFault(state, choices ?? []);
}

/** Why something is refused that these games do not try, or hardly ever: legality.spec.ts, rules.spec.ts see to that. */
const ELSEWHERE = [
  ...["impossibleFaces", "noChance", "otherCards", "otherChance"],
  ...["noMob", "notYourSeat"],
  ...["rageTooDear", "rageWithoutWeapons"],
];

describe("Random games of Cards vs Dice", () => {
  it("CVD-14.1 CVD-14.2 keep every invariant after every step", () => {
    const random = notedSeed(2026);
    for (let game = 0; game < GAMES; game++) {
      let life = 12;
      let battle = 1;
      const isThorough = game % THOROUGH === 0;
      playRandomly(random, {}, (state, choices) => {
        const fault =
          quickFault(state, life, choices) ?? (isThorough ? thoroughFault(state, choices) : undefined);
        if (state.battle > battle && state.mobs.m3.kind === "empty") return "the mob row is short (CVD-14.2)";
        life = state.life;
        battle = state.battle;
        return fault;
      });
    }
  });
  it("CVD-12 with any options games end, offer exactly what is legal and keep the cards together", () => {
    const random = notedSeed(7);
    for (let game = 0; game < 60 * SCALE; game++) {
      const options = randomOptions(OPTIONS, random);
      let life = rules.start(options, 1).life;
      playRandomly(random, options, (state, choices) => {
        const fault = quickFault(state, life, choices) ?? choiceFault(state, choices ?? []);
        life = state.life;
        return fault;
      });
    }
  });
  it("CVD-12 with recycling and few cards the row is refilled from the graveyard, and no card is lost", () => {
    const random = notedSeed(3);
    const seen = { recycled: 0 };
    for (let game = 0; game < 60 * SCALE; game++) {
      let life = 20;
      playRandomly(random, { life: 20, recycle: true }, (state, choices) => {
        // Most of the deck is put aside at the start, so that it runs out.
        if (state.battle === 1 && state.hidden.spawn.length === 31) {
          for (const card of state.hidden.spawn.splice(2, 29)) state.graveyard.push(card);
        }
        if (state.phase.kind === "recycle") seen.recycled++;
        const fault = quickFault(state, life, choices);
        life = state.life;
        return fault;
      });
    }
    expectTrue(seen.recycled > 20 * SCALE, `the graveyard was reshuffled ${seen.recycled} times`);
  });
  it("come to every action, every event and every refusal", () => {
    expectAllReached(reached, EVERY_ACTION, english.cardsVsDice, { refusals: ELSEWHERE });
  });
});

describe("CVD-14 Facts worth testing", () => {
  it("CVD-14.1 every battle slays a boss or suffers a boss's attack", () => {
    const random = notedSeed(14);
    const seen = { battles: 0 };
    for (let game = 0; game < 100 * SCALE; game++) {
      let battle = 1;
      let slain = 0;
      let levels = 0;
      playRandomly(random, {}, (state) => {
        if (state.battle === battle) return undefined;
        battle = state.battle;
        seen.battles++;
        const slainBefore = slain;
        const levelsBefore = levels;
        slain = bossesSlain(state);
        levels = 0;
        for (const boss of BOSSES) levels += state.bosses[boss].level;
        return slain > slainBefore || levels > levelsBefore ? undefined : "a battle without a boss";
      });
    }
    expectTrue(seen.battles > 60 * SCALE, `${seen.battles} battles`);
  });
  it("CVD-14.1 three slaying battles and seven survivable attacks come before the last: eleven battles", () => {
    const state = stateOf({
      mobs: [JSON_NULL, JSON_NULL, JSON_NULL],
      ready: [],
      spawn: [],
      kingslayer: false,
    });
    let battles = 0;
    // Boss by boss, each attacks as often as life allows; between the attacks a boss is slain without cost.
    for (const attacks of [3, 1, 3]) {
      for (let i = 0; i < attacks && state.phase.kind !== "over"; i++) {
        act(state, ["end"]);
        battles++;
        if (state.phase.kind === "rage") act(state, ["calm"]);
        for (const weapon of WEAPONS) state.dice[weapon] = { kind: "spent" };
      }
      const boss = BOSSES.find((target) => !state.bosses[target].slain);
      if (boss !== undefined) state.bosses[boss] = { level: 0, damage: 0, slain: true, hit: true };
      act(state, ["end"]);
      battles++;
      if (state.phase.kind === "rage") act(state, ["calm"]);
      for (const weapon of WEAPONS) state.dice[weapon] = { kind: "spent" };
    }
    expectSame([battles, state.life > 0, bossesSlain(state)], [10, true, 3]);
  });
  it("CVD-14.2 the spawn deck lasts for eleven full refills", () => {
    expectTrue(MOB_CARDS.length - 2 >= 3 * 11);
  });
  it("CVD-14.3 all five weapons can be stuck, and then the boss behind kills within four battles", () => {
    const bosses = {
      "1": { slain: true },
      "2": { slain: true },
      "3": { van: { card: "TS", up: true } },
    };
    const mobs = [JSON_NULL, JSON_NULL, JSON_NULL];
    const state = stateOf({ mobs, bosses, spawn: [], kingslayer: false });
    for (const weapon of WEAPONS) {
      act(state, ["face", "v3", weapon]);
      roll(state, 1);
    }
    for (const life of [11, 9, 7, 0]) {
      act(state, ["end"]);
      expectSame(state.life, life);
      for (const weapon of WEAPONS) expectSame(state.dice[weapon], { kind: "hit", target: "v3", value: 1 });
    }
    expectSame(state.phase, { kind: "over", ending: "loss" });
  });
});
