import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { openTable, type SaveState } from "../../src/emulator";
import { people } from "../../src/commands/people";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { pokerchess } from "../../src/games/pokerchess";
import { pokersRogueReckoning } from "../../src/games/pokers-rogue-reckoning";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { rollFlush } from "../../src/games/roll-flush";
import { COUNTS_INSTRUCTIONS, expectPlayWithinBudget } from "../support/budget";
import { gameTable } from "./game-table";

/** How many decisions have been made in the game that is loaded. */
const DECISIONS = 4;

/** Loads a board in play, for as many people as the game can have, and holds what it takes to the budget. */
function measureLoading<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const { id, seats } = game.rules;
  const at = gameTable(game);
  const players = people(seats.max);

  /** A save of a game in which some decisions have been made. */
  function played(): SaveState {
    const table = at.open({ seed: 1, players });
    at.deal(table, table.player("White"));
    const decide = at.decider("random", 1);
    for (let count = 0; count < DECISIONS; count++) {
      const state = at.stateOf(table);
      const seat = at.decidingSeat(state);
      if (seat === undefined) break;
      at.take(table, decide(state, seat), seat);
      at.waitForPeople(table);
    }
    const save = table.save();
    return save;
  }

  it(`${id} stays within the budget when a board in play is loaded, for ${seats.max}`, () => {
    const save = played();
    expectPlayWithinBudget(() => {
      const table = openTable(save, { seed: 2, players, meter: true });
      at.waitForPeople(table);
      return table;
    });
  });
}

describe("Loading", () => {
  if (!COUNTS_INSTRUCTIONS) return;
  measureLoading(cardsVsDice);
  measureLoading(rollFlush);
  measureLoading(rogueSolitaire);
  measureLoading(pokersRogueReckoning);
  measureLoading(pokerchess);
});
