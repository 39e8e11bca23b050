import { playOut } from "../../../src/commands/playout";
import { copy } from "../../../src/kit/data/data";
import type { Game } from "../../../src/kit/game/game";
import type { Policy } from "../../../src/kit/rules/policy";
import type { Step } from "../../../src/kit/record/record";
import type { GameAction, GameEvent } from "../../../src/kit/rules/rules";
import { expectPresent } from "../../support/expect";

/** How a long game is made: from the first of a policy's games with that many steps; its first steps are taken. */
export interface Length {
  policy: string;
  steps: number;
}

/** A game that a policy has played, up to the last decision among this many steps. */
export function longGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  { policy, steps: wanted }: Length,
): Step<Action>[] {
  const decide = expectPresent(game.policies[policy]);
  const policies: Policy<Seen, Action>[] = [];
  for (let seat = 0; seat < game.rules.seats.min; seat++) policies.push(decide);
  for (let seed = 1; seed <= 30; seed++) {
    const steps: Step<Action>[] = [];
    let decisions = 0;
    playOut(game, { options: {}, policies, seed }, (state, step) => {
      if (step !== undefined && steps.length < wanted) steps.push(copy(step));
      if (steps.length < wanted && game.rules.waiting(state).kind === "decisions") decisions = steps.length;
    });
    if (steps.length === wanted) return steps.slice(0, decisions);
  }
  return [];
}
