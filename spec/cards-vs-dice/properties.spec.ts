import { rules } from "../../src/games/cards-vs-dice/rules";
import type { Action, State } from "../../src/games/cards-vs-dice/state";
import { drawOutcome } from "../../src/kit/chance";
import { copy, same } from "../../src/kit/data";
import type { Options } from "../../src/kit/options";
import { below, seeded, type Random } from "../../src/kit/random";
import type { Choice } from "../../src/kit/rules";
import { expectSame, expectTrue } from "../support/expect";
import { choiceFault, holds, isRearmed, stateFault } from "./invariants";

/** How many games are played, and in how many of them the costly checks are made too. */
const GAMES = 20000;
const THOROUGH = 25;

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

describe("Random games of Cards vs Dice", () => {
  it("CVD-14.1 CVD-14.2 20,000 of them keep every invariant after every step", () => {
    const random = seeded(2026);
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
    const random = seeded(7);
    for (let game = 0; game < 300; game++) {
      const options: Options = {
        life: 1 + below(random, 12),
        recycle: below(random, 2) === 0,
        ksCleave: below(random, 2) === 0,
        ksPips: below(random, 2) === 0 ? "tens" : "ones",
        vanguardHit: below(random, 2) === 0 ? "attacked" : "revealed",
        fatalWin: true,
        rageHold: below(random, 2) === 0,
      };
      let life = 12;
      playRandomly(random, options, (state, choices) => {
        const fault = quickFault(state, life, choices) ?? choiceFault(state, choices ?? []);
        life = state.life;
        return fault;
      });
    }
  });
  it("CVD-12 with recycling and few cards the row is refilled from the graveyard, and no card is lost", () => {
    const random = seeded(3);
    let recycled = 0;
    for (let game = 0; game < 300; game++) {
      let life = 20;
      playRandomly(random, { life: 20, recycle: true }, (state, choices) => {
        // Most of the deck is put aside at the start, so that it runs out.
        if (state.battle === 1 && state.hidden.spawn.length === 31) {
          for (const card of state.hidden.spawn.splice(2, 29)) state.graveyard.push(card);
        }
        if (state.phase.kind === "recycle") recycled++;
        const fault = quickFault(state, life, choices);
        life = state.life;
        return fault;
      });
    }
    expectTrue(recycled > 100, `the graveyard was reshuffled ${recycled} times`);
  });
});
