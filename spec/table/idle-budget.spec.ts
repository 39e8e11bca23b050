import type { EmulatedTable } from "../../src/emulator";
import { GAMES } from "../../src/games";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { COUNTS_INSTRUCTIONS } from "../support/budget";
import { expectSame } from "../support/expect";
import { expectWithin } from "../support/limits";
import { gameTable } from "./game-table";

/** As long as a clock may give somebody to decide, in seconds: nothing happens but that it ticks. */
const LONGEST = 3_600;
/** How long it is watched, in seconds: a while after the last event, over some saves. */
const CALM = 65;
const WATCHED = 60;

/** Fails if a table that nobody touches does more in a minute than it may, with or without a clock that everybody sees tick. */
function expectIdle(table: EmulatedTable, what: string, ticks = false): void {
  table.seconds(CALM);
  const { world } = table;
  const [instructions, calls] = [world.meter?.counting.total ?? 0, world.calls];
  table.seconds(WATCHED);
  const share = 60 / WATCHED;
  const done = share * ((world.meter?.counting.total ?? 0) - instructions);
  const called = share * (world.calls - calls);
  expectWithin(ticks ? "clockInstructions" : "idleInstructions", done, what);
  expectWithin(ticks ? "clockCalls" : "idleCalls", called, what);
}

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const at = gameTable(game);
  const { id } = game.rules;

  it(`${id} costs next to nothing at rest, in the lobby`, () => {
    const table = at.open({ seed: 1, meter: true });
    expectIdle(table, `${id}, lobby`);
  });
  it(`${id} costs next to nothing at rest, in play`, () => {
    const ticks = game.rules.clock !== undefined;
    const table = at.open({ seed: 1, meter: true }, ticks ? { moveLimit: LONGEST } : {});
    at.deal(table, table.player("White"));
    const { steps } = at.reportOf(table);
    expectIdle(table, `${id}, in play`, ticks);
    expectSame(at.reportOf(table).steps, steps, "the game was played on");
  });
}

describe("A table at rest", () => {
  if (!COUNTS_INSTRUCTIONS) return;
  for (const entry of GAMES) entry.visit(describeGame);
});
