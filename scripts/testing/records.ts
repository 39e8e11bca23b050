import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { canonical } from "../../spec/records/canonical";
import type { PlayedFile, PlayedGame } from "../../spec/records/played";
import { playOut } from "../../src/commands/playout";
import { GAMES, type GameEntry } from "../../src/games";
import { copy } from "../../src/kit/data/data";
import { standardOptions } from "../../src/kit/rules/options";
import type { Step } from "../../src/kit/record/record";
import { LUA } from "../build/transpile";
import { luaLiteral } from "../lua/literal";

/** How many states one file holds, or one game more; Lua limits the constants of a file. */
const STATES_A_FILE = 1000;

/**
 * Plays whole games in Node, for every policy of every game until they have gone through this many states, and writes them
 * for the spec that replays them in Lua (spec/records): their steps and the canonical text of every state on the way.
 */
export function writeRecords(states: number): void {
  mkdirSync(join(LUA, "records"), { recursive: true });
  const files = GAMES.flatMap((game) =>
    game.visit(({ policies }) => Object.keys(policies)).flatMap((policy) => writeGames(game, policy, states)),
  );
  writeModule("records.files", files);
}

function writeGames(game: GameEntry, policy: string, states: number): PlayedFile[] {
  const files: PlayedFile[] = [];
  let seed = 0;
  for (let written = 0; written < states;) {
    const games: PlayedGame[] = [];
    let inFile = 0;
    while (inFile < STATES_A_FILE && written < states) {
      const one = played(game, policy, seed);
      games.push(one);
      seed++;
      inFile += one.states.length;
      written += one.states.length;
    }
    const module = `records.${game.id}-${policy}-${files.length}`;
    writeModule(module, games);
    files.push({ module, game: game.id, games: games.length });
  }
  return files;
}

function played(entry: GameEntry, name: string, seed: number): PlayedGame {
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
