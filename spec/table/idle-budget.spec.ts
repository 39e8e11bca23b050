import type { EmulatedTable } from "../../src/emulator";
import { GAMES } from "../../src/games";
import type { Game } from "../../src/kit/game";
import type { GameAction, GameEvent } from "../../src/kit/rules";
import { COUNTS_INSTRUCTIONS } from "../support/budget";
import { expectTrue } from "../support/expect";
import { gameTable } from "./game-table";

/** What a table at rest may do at most in a minute: instructions of Lua 5.2, and calls of Tabletop Simulator. */
const INSTRUCTIONS = 300_000;
const CALLS = 8_000;
/** How many times as much it may do where a clock runs, which everybody sees. */
const TICKING = 3;
/** How long it is watched, in seconds: a while after the last event, over some saves. */
const CALM = 65;
const WATCHED = 30;

/** Fails if a table that nobody touches does more than it may. */
function expectIdle(table: EmulatedTable, what: string, times = 1): void {
  table.seconds(CALM);
  const { world } = table;
  const [instructions, calls] = [world.meter?.total ?? 0, world.calls];
  table.seconds(WATCHED);
  const share = 60 / WATCHED;
  const done = share * ((world.meter?.total ?? 0) - instructions);
  const called = share * (world.calls - calls);
  expectTrue(done <= times * INSTRUCTIONS, `${what}: ${done} instructions a minute`);
  expectTrue(called <= times * CALLS, `${what}: ${called} calls a minute`);
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
    const table = at.open({ seed: 1, meter: true });
    at.deal(table, table.player("White"));
    expectIdle(table, `${id}, in play`, game.rules.clock === undefined ? 1 : TICKING);
  });
}

describe("A table at rest", () => {
  if (!COUNTS_INSTRUCTIONS) return;
  for (const entry of GAMES) entry.visit(describeGame);
});
