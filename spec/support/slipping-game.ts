import { playOut } from "../../src/commands/playout";
import type { Game } from "../../src/kit/game/game";
import { standardOptions } from "../../src/kit/rules/options";
import { randomPolicy, type Policy } from "../../src/kit/rules/policy";
import { below } from "../../src/kit/data/random";
import type { GameRecord, Step } from "../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { expectPresent, expectSame } from "./expect";

/** One in this many decisions of these games is any choice at all. */
const SLIP = 4;

/** A game that somebody plays well who slips now and then. */
export function slippingGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  seed: number,
): GameRecord<Action> {
  const { rules, policies } = game;
  const sensible = expectPresent(policies["sensible"]);
  const slipping: Policy<Seen, Action> = (seen, choices, random) =>
    below(random, SLIP) === 0 ? randomPolicy(seen, choices, random) : sensible(seen, choices, random);
  const options = standardOptions(rules.options);
  const steps: Step<Action>[] = [];
  const seats = rules.seats.min;
  const all: Policy<Seen, Action>[] = [];
  for (let seat = 0; seat < seats; seat++) all.push(slipping);
  const ending = playOut(game, { options, policies: all, seed }, (_state, step) => {
    if (step !== undefined) steps.push(step);
  });
  expectSame(ending.kind, "over");
  return { game: rules.id, options, seats, steps };
}
