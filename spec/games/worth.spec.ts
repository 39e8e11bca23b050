import { playOut } from "../../src/commands/playout";
import { anyAction } from "../../src/kit/rules/choices";
import type { Game } from "../../src/kit/game/game";
import type { Policy } from "../../src/kit/rules/policy";
import type { Choice, GameAction, GameEvent } from "../../src/kit/rules/rules";
import { isTakenAlone, loneChoice } from "../../src/kit/game/worth";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { GAMES_UNDER_TEST } from "../support/games-under-test";

/** How many games of each kind are played. */
const GAMES_EACH = 10;

/** Plays random games and looks at every decision. */
function decisionsOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  watch: (seen: Seen, choices: readonly Choice<Action>[]) => void,
): void {
  const policy: Policy<Seen, Action> = (seen, choices, random) => {
    watch(seen, choices);
    return expectPresent(anyAction(choices, random));
  };
  for (let seed = 1; seed <= GAMES_EACH; seed++) {
    const policies: Policy<Seen, Action>[] = [];
    while (policies.length < game.rules.seats.min) policies.push(policy);
    expectSame(playOut(game, { options: {}, policies, seed }).kind, "over");
  }
}

describe("What is worth a question", () => {
  for (const entry of GAMES_UNDER_TEST) {
    it(`${entry.id}: something always is, and each choice is judged`, () => {
      entry.visit((game) => {
        decisionsOf(game, (seen, choices) => {
          const worths = game.worthAsking?.(seen, choices);
          if (worths === undefined) return;
          expectSame(worths.length, choices.length);
          expectTrue(worths.includes("asked"), `none of ${choices.length} choices is worth a question`);
        });
      });
    });

    it(`${entry.id}: what a table takes for somebody is legal, and nothing that it asks about`, () => {
      entry.visit((game) => {
        decisionsOf(game, (seen, choices) => {
          const lone = loneChoice(game, seen, choices);
          if (choices.length === 1) expectSame(lone, choices[0]);
          if (lone === undefined) return;
          expectTrue(choices.includes(lone), "another choice");
          if (isTakenAlone(game.words, seen, lone))
            expectSame(game.words.confirm(seen, lone.action), undefined);
        });
      });
    });
  }
});
