import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { canonical } from "../../spec/records/canonical";
import type { PlayedFile, PlayedGame } from "../../spec/records/played";
import { playOut } from "../../src/commands/playout";
import { GAMES, type GameEntry } from "../../src/games";
import { copy } from "../../src/kit/data";
import { standardOptions } from "../../src/kit/options";
import type { Step } from "../../src/kit/record";
import { luaLiteral } from "../lua/literal";
import { LUA } from "./specs";

/** How many games one file holds; Lua limits the constants of a file. */
const GAMES_A_FILE = 20;

/**
 * Plays whole games in Node, `games` for every policy of every game, and writes them for the spec that replays them
 * in Lua (spec/records): their steps and the canonical text of every state on the way.
 */
export function writeRecords(games: number): void {
  mkdirSync(join(LUA, "records"), { recursive: true });
  const files = GAMES.flatMap((game) =>
    game.visit(({ policies }) => Object.keys(policies)).flatMap((policy) => writeGames(game, policy, games)),
  );
  writeModule("records.files", files);
}

function writeGames(game: GameEntry, policy: string, games: number): PlayedFile[] {
  const files: PlayedFile[] = [];
  for (let first = 0; first < games; first += GAMES_A_FILE) {
    const count = Math.min(GAMES_A_FILE, games - first);
    const module = `records.${game.id}-${policy}-${first}`;
    writeModule(
      module,
      Array.from({ length: count }, (_, index) => played(game, policy, first + index)),
    );
    files.push({ module, game: game.id, games: count });
  }
  return files;
}

function played(entry: GameEntry, name: string, seed: number): PlayedGame<unknown> {
  return entry.visit((game) => {
    const policy = game.policies[name];
    const seats = game.rules.seats.min;
    const options = standardOptions(game.rules.options);
    const steps: Step<unknown>[] = [];
    const states: string[] = [];
    if (policy === undefined) return { seed, options, seats, steps, states };
    playOut(game, { options, policies: Array.from({ length: seats }, () => policy), seed }, (state, step) => {
      if (step !== undefined) steps.push(copy(step));
      states.push(canonical(state));
    });
    return { seed, options, seats, steps, states };
  });
}

function writeModule(module: string, value: unknown): void {
  writeFileSync(join(LUA, `${module.replaceAll(".", "/")}.lua`), `return ${luaLiteral(value)}\n`);
}
