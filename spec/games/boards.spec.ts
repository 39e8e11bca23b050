import { playOut } from "../../src/commands/playout";
import { printOf } from "../../src/kit/rules/box";
import { FRESH_BOARD, type Game } from "../../src/kit/game/game";
import { LANGUAGES, speak } from "../../src/kit/words/language";
import { must } from "../../src/kit/data/must";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { letterSize } from "../../src/print/board-print";
import { PRINT_DENSITY } from "../../src/tts/constants";
import { expectAbsent, expectTrue } from "../support/expect";
import { GAMES_UNDER_TEST } from "../support/games-under-test";
import { printFault } from "../support/plan";

const GAMES_EACH = 3;
const MOST_STEPS = 200;

/** The size below which letters on a board do not shrink but are cut, in pixels of the print. */
const SMALLEST_PRINT = 10;

/** Shows the first states of a few random games of the fewest and of the most people. */
function inRandomGames<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  look: (state: State) => void,
): void {
  const { min, max } = game.rules.seats;
  const policy = must(game.policies["random"], "a policy of every game");
  for (const seats of min === max ? [min] : [min, max]) {
    const policies = Array.from({ length: seats }, () => policy);
    for (let seed = 1; seed <= GAMES_EACH; seed++) {
      let steps = 0;
      playOut(game, { options: {}, policies, seed }, (state) => {
        if (steps++ < MOST_STEPS) look(state);
      });
    }
  }
}

describe("The board of every game", () => {
  after_each(() => {
    speak("en");
  });

  for (const entry of GAMES_UNDER_TEST) {
    entry.visit((game) => {
      const { box, rules } = game;

      for (const language of LANGUAGES)
        it(`${entry.id}, ${language}: nothing is printed beyond it, nor a text on another, nor smaller than it can be`, () => {
          speak(language);
          expectAbsent(printFault(box));
          for (const item of printOf(box.board)) {
            if (item.text === "") continue;
            const pixels = letterSize(item) * PRINT_DENSITY;
            expectTrue(pixels >= SMALLEST_PRINT, `${item.id}: "${item.text}" is cut`);
          }
        });

      it(`${entry.id}: only what is printed changes`, () => {
        const printed: Record<string, boolean> = {};
        for (const { id } of printOf(box.board)) printed[id] = true;
        inRandomGames(game, (state) => {
          for (const { id } of game.labels(rules.seen(state, "spectator"), FRESH_BOARD))
            expectTrue(printed[id] === true, `${id} is not printed`);
        });
      });
    });
  }
});
