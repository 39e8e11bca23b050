import type { EmulatedTable } from "../../src/emulator";
import { GAMES } from "../../src/games";
import type { Game } from "../../src/kit/game";
import type { GameAction, GameEvent } from "../../src/kit/rules";
import { expectSame, expectTrue } from "../support/expect";
import { gameTable } from "../table/game-table";
import { expectSound } from "../table/support/soundness";
import { watch } from "./support/watching";
import { endsGame } from "../table/support/hosting";

/** The GUID of every object on the table by memo, and of every card in a deck. */
function guidsOf(table: EmulatedTable): Record<string, string> {
  const guids: Record<string, string> = {};
  for (const { state, guid } of table.objects()) {
    guids[state.Memo ?? ""] = guid;
    for (const { Memo, GUID } of state.ContainedObjects ?? []) guids[Memo ?? ""] = GUID ?? "";
  }
  return guids;
}

function giveNothingAway<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const { id, seats } = game.rules;
  it(`${id}: H14: those of hidden cards are neither those of the save nor those of the last game`, () => {
    const at = gameTable(game);
    const people = seats.max > 1 ? ["White", "Blue"] : ["White"];
    const table = at.open({ seed: 5, players: people.map((color) => ({ color })) });
    const white = table.player("White");
    const decide = at.decider("random", 5);
    let known = guidsOf(table);
    for (let round = 1; round <= 2; round++) {
      at.deal(table, white);
      const { secrets } = watch(game, table, at.stateOf(table));
      const now = guidsOf(table);
      let hidden = 0;
      for (const memo of Object.keys(secrets)) {
        hidden++;
        // A card in a new deck has none before it is taken out.
        const guid = now[memo] ?? "";
        expectTrue(guid === "" || guid !== known[memo], `game ${round}: ${memo} is ${guid} again`);
      }
      expectTrue(hidden > 3, "nothing is hidden");
      known = now;
      for (let decision = 0; decision < 3; decision++) {
        const state = at.stateOf(table);
        const seat = at.decidingSeat(state);
        if (seat !== undefined) at.clickAction(table, state, decide(state, seat), seat);
        at.waitForPeople(table, 120);
      }
      at.expectPicture(table);
      endsGame(table, white);
      at.waitForPeople(table, 60);
      table.seconds(1);
    }
    expectSame(at.reportOf(table).playing, false);
    expectSound(table);
  });
}

describe("GUIDs of cards tell nothing", () => {
  for (const entry of GAMES) entry.visit(giveNothingAway);
});
