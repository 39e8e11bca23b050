import { openTable, type EmulatedTable, type SaveState } from "../emulator";
import { garbageOf, microsecondsOf } from "../emulator/moonsharp-cost";
import type { Game } from "../kit/game/game";
import type { GameAction, GameEvent } from "../kit/rules/rules";
import { createAutoplay } from "./autoplay";
import { people } from "./people";

/** What a table asks of the game all the time, as MoonSharp would take it. */
export interface Load {
  when: "in the lobby" | "at rest, dealt" | "in play";
  /** Megabytes a minute. */
  garbage: number;
  /** Calls of the API a second. */
  calls: number;
  /** Milliseconds a frame. */
  time: number;
}

/** After how many seconds without an event a table is at rest, and for how many it is watched then. */
const CALM = 65;
const WATCHED = 60;
/** How many decisions are measured in play. */
const DECISIONS = 20;
const POLICY = "sensible";

/** What a game's table asks of the game in the lobby, dealt and at rest, and in play; what cannot be measured is left out. */
export function measureLoads<State, Action extends GameAction, Event extends GameEvent, Seen>(
  save: SaveState,
  game: Game<State, Action, Event, Seen>,
): Load[] {
  const policy = game.policies[POLICY];
  const table = openTable(save, { seed: 1, players: people(game.rules.seats.min), meter: true });
  const loads = [atRest(table, "in the lobby")];
  if (policy !== undefined) {
    const autoplay = createAutoplay(game, table, policy, 1);
    // The first decision is to deal, which is not measured.
    let goesOn = autoplay.decide().next === "goesOn";
    if (goesOn) loads.push(atRest(table, "at rest, dealt"));
    table.clearMeter();
    const began = table.time();
    for (let decision = 0; goesOn && decision < DECISIONS; decision++)
      goesOn = autoplay.decide().next === "goesOn";
    if (table.time() > began) loads.push(loadOf(table, "in play", table.time() - began));
  }
  return loads;
}

function atRest(table: EmulatedTable, when: Load["when"]): Load {
  table.seconds(CALM);
  table.clearMeter();
  table.seconds(WATCHED);
  return loadOf(table, when, WATCHED);
}

function loadOf(table: EmulatedTable, when: Load["when"], seconds: number): Load {
  const work = table.work();
  const { framesPerSecond } = table.world.settings;
  return {
    when,
    garbage: ((garbageOf(work) / 1e6) * 60) / seconds,
    calls: work.calls / seconds,
    time: microsecondsOf(work) / 1000 / (seconds * framesPerSecond),
  };
}
