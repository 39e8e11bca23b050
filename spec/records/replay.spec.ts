import { findGame } from "../../src/games";
import type { Game } from "../../src/kit/game/game";
import { apply, stepFrom } from "../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { canonical } from "./canonical";
import { PLAYED_FILES, type PlayedFile, type PlayedGame } from "./played";

declare function require(this: void, module: string): unknown;

/** Plays a game of Node's again and fails at the first state that differs from Node's. */
function replay<State, Action extends GameAction, Event extends GameEvent, Seen>(
  { rules }: Game<State, Action, Event, Seen>,
  { seed, options, seats, steps, states }: PlayedGame,
): void {
  const state = rules.start(options, seats);
  expectSame(canonical(state), states[0], `seed ${seed}, start`);
  for (let i = 0; i < steps.length; i++) {
    const done = apply(rules, state, expectPresent(stepFrom(steps[i], rules)));
    expectSame(done.kind, "done", `seed ${seed}, step ${i + 1}`);
    expectSame(canonical(state), states[i + 1], `seed ${seed}, step ${i + 1}`);
  }
  expectSame(rules.waiting(state).kind, "over", `seed ${seed}, end`);
}

describe("games that were played in Node", () => {
  for (const { module, game, games } of require(PLAYED_FILES) as PlayedFile[]) {
    it(`come to the same states in Lua: ${module}`, () => {
      const played = require(module) as PlayedGame[];
      expectTrue(played.length === games && games > 0);
      expectPresent(findGame(game)).visit((known) => {
        for (const record of played) replay(known, record);
      });
    });
  }
});
