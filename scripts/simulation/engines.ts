import { simulate, type Plan, type Tally } from "../../src/commands/simulate";
import type { GameEntry } from "../../src/games";
import { isRecord } from "../../src/kit/data/data";
import type { LuaHost } from "../../src/webassembly/host";
import { Fault } from "../terminal/complaint";

/** Plays `count` games of a plan, from number `first` on. */
export type Engine = (first: number, count: number) => Tally;

/** Plays the rules as they are, in Node. */
export function nodeEngine(game: GameEntry, plan: Plan): Engine {
  return (first, count) => game.visit((known) => simulate(known, plan, first, count));
}

/** Plays the rules transpiled to Lua, in a Lua that has loaded the program `simulate`. */
export function luaEngine(game: GameEntry, plan: Plan, lua: LuaHost): Engine {
  const { policies, seats, seed, code = "", options } = plan;
  lua.call("setUp", game.id, policies.join(","), `${seats}`, `${seed}`, code, JSON.stringify(options));
  return (first, count) => {
    const tally: unknown = JSON.parse(lua.call("play", `${first}`, `${count}`));
    if (!isTally(tally))
      throw new Fault("The Lua side of simulate answered with something that is no tally.");
    return tally;
  };
}

function isTally(value: unknown): value is Tally {
  return (
    isRecord(value) &&
    typeof value["games"] === "number" &&
    typeof value["draws"] === "number" &&
    isRecord(value["outcomes"]) &&
    isRecord(value["sums"]) &&
    [value["wins"], value["lengths"], value["stuck"], value["byPolicy"]].every(Array.isArray)
  );
}
