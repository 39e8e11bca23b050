import { playOut } from "../../src/commands/playout";
import { pokerchess } from "../../src/games/pokerchess";
import { rollFlush } from "../../src/games/roll-flush";
import type { Game } from "../../src/kit/game/game";
import type { Level } from "../../src/kit/game/level";
import { standardOptions } from "../../src/kit/rules/options";
import { withoutPause } from "../../src/kit/rules/policy";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { readLevel } from "../../src/table/model/seats";
import { expectPresent, expectSame, expectTrue } from "../support/expect";

/** How many of some games for two the first level wins; they take turns to begin. */
function winsOf<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  levels: readonly [Level, Level],
  games: number,
): number {
  const policies = levels.map((level) =>
    withoutPause(expectPresent(game.bots.find((bot) => bot.level === level)).thinker),
  );
  const options = standardOptions(game.rules.options);
  let wins = 0;
  for (let number = 0; number < games; number++) {
    const first = number % 2;
    const seated = first === 0 ? policies : policies.slice().reverse();
    const ending = playOut(game, { options, policies: seated, seed: 7000 + number });
    if (ending.kind === "over" && ending.result.winners.includes(first)) wins++;
  }
  return wins;
}

describe("Levels of bots", () => {
  for (const levels of [
    ["casual", "beginner"],
    ["regular", "casual"],
  ] as const) {
    it(`Roll Flush: ${levels[0]} beats ${levels[1]}`, () => {
      const wins = winsOf(rollFlush, [levels[0], levels[1]], 60);
      expectTrue(wins > 30 && wins < 56, `${wins} of 60`);
    });
  }

  it("Pokerchess: regular beats beginner", () => {
    const wins = winsOf(pokerchess, ["regular", "beginner"], 12);
    expectTrue(wins > 6, `${wins} of 12`);
  });

  it("are read from saves of when there were three", () => {
    expectSame(
      ["easy", "fair", "strong", "casual", "none", 3].map((saved) => readLevel(saved)),
      ["beginner", "regular", "expert", "casual", "regular", "regular"],
    );
  });
});
