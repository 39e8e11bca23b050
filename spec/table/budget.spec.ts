import type { Game } from "../../src/kit/game/game";
import type { Options } from "../../src/kit/rules/options";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { writeJson } from "../../src/emulator";
import { people } from "../../src/commands/people";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { pokerchess } from "../../src/games/pokerchess";
import { pokersRogueReckoning } from "../../src/games/pokers-rogue-reckoning";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { rollFlush } from "../../src/games/roll-flush";
import { LANGUAGES, spoken } from "../../src/kit/words/language";
import { STANDARD_SETTINGS } from "../../src/table/model/settings";
import { COUNTS_INSTRUCTIONS, expectPlayWithinBudget } from "../support/budget";
import { SCALE } from "../support/scale";
import { BOXED, openShelf, pressAndRest } from "../box/support/shelf-table";
import { gameTable } from "./game-table";

/** What is played and measured: a whole game, with as many people as can play it; in the soak several, seed after seed. */
interface Measured {
  options?: Options;
  policy: string;
  seed: number;
}

/** Plays a game through the panels of everybody, and holds each entry into a script to the budget. */
function measure<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
  { options = {}, policy, seed }: Measured,
): void {
  const { id, seats } = game.rules;
  const { open, deal, playToTheEnd, clickAction } = gameTable(game);
  it(`${id} stays within it from the first slice after its script has run to the end of a game of ${seats.max}`, () => {
    for (let game = 0; game < SCALE; game++) {
      const plan = { policy, seed: seed + game };
      expectPlayWithinBudget(() => {
        const table = open({ seed: plan.seed, players: people(seats.max), meter: true }, options);
        deal(table, table.player("White"));
        playToTheEnd(table, clickAction, plan);
        return table;
      });
    }
  });
}

/** Deals, has the table speak every language in turn, and holds what that takes to the budget. */
function changeLanguages<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const { id, seats } = game.rules;
  const { open, deal, piece, waitForPeople } = gameTable(game);
  it(`${id} stays within it when a game of ${seats.max} changes its language`, () => {
    expectPlayWithinBudget(() => {
      const table = open({ seed: 1, players: people(seats.max), meter: true });
      deal(table, table.player("White"));
      table.clearMeter();
      for (const language of [...LANGUAGES.filter((other) => other !== spoken()), spoken()]) {
        // A table that takes the only choice would play on.
        const settings = writeJson({ ...STANDARD_SETTINGS, language, loneChoices: "asked" });
        table.execute(`adoptSettings({settings = [[${settings}]]})`, piece(table, "board"));
        waitForPeople(table);
      }
      return table;
    });
  });
}

describe("What the table costs in a slice of a frame", () => {
  if (!COUNTS_INSTRUCTIONS) return;
  measure(cardsVsDice, { policy: "sensible", seed: 1 });
  measure(rollFlush, { options: { target: 4 }, policy: "sensible", seed: 1 });
  measure(rogueSolitaire, { policy: "expert", seed: 1 });
  measure(pokersRogueReckoning, { policy: "sensible", seed: 7 });
  measure(pokerchess, {
    options: { startingChips: 8, turnLimit: 12, moveLimit: 0, battleLimit: 0 },
    policy: "sensible",
    seed: 1,
  });
  changeLanguages(cardsVsDice);
  changeLanguages(rollFlush);
  changeLanguages(rogueSolitaire);
  changeLanguages(pokersRogueReckoning);
  changeLanguages(pokerchess);
  it("the shelf stays within it while games come and go", () => {
    expectPlayWithinBudget(() => {
      const table = openShelf({ seed: 1, meter: true });
      for (const game of BOXED) {
        pressAndRest(table, game);
        pressAndRest(table, game);
      }
      return table;
    });
  });
});
