import type { EmulatedTable } from "../../src/emulator";
import { GAMES } from "../../src/games";
import type { Game } from "../../src/kit/game";
import type { GameAction, GameEvent } from "../../src/kit/rules";
import { COUNTS_INSTRUCTIONS } from "../support/budget";
import { expectSame, expectTrue } from "../support/expect";
import { gameTable } from "./game-table";

/** What a table at rest may do at most in a minute: instructions of Lua 5.2, and calls of Tabletop Simulator. */
const INSTRUCTIONS = 230_000;
const CALLS = 6_000;
/** How much more of each it may do where a clock ticks that everybody sees. */
const TICKING = { instructions: 120_000, calls: 800 };
/** As long as a clock may give somebody to decide, in seconds: nothing happens but that it ticks. */
const LONGEST = 3_600;
/** How long it is watched, in seconds: a while after the last event, over some saves. */
const CALM = 65;
const WATCHED = 60;

/** Fails if a table that nobody touches does more than it may. */
function expectIdle(table: EmulatedTable, what: string, ticks = false): void {
  table.seconds(CALM);
  const { world } = table;
  const [instructions, calls] = [world.meter?.total ?? 0, world.calls];
  table.seconds(WATCHED);
  const share = 60 / WATCHED;
  const done = share * ((world.meter?.total ?? 0) - instructions);
  const called = share * (world.calls - calls);
  const most = ticks
    ? { instructions: INSTRUCTIONS + TICKING.instructions, calls: CALLS + TICKING.calls }
    : { instructions: INSTRUCTIONS, calls: CALLS };
  expectTrue(done <= most.instructions, `${what}: ${done} instructions a minute`);
  expectTrue(called <= most.calls, `${what}: ${called} calls a minute`);
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
