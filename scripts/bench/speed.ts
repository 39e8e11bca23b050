import { performance } from "node:perf_hooks";
import { referenceLoop } from "../../src/commands/reference-loop";
import type { GameEntry } from "../../src/games";
import type { LuaHost } from "../../src/webassembly/host";
import { luaEngine, nodeEngine, type Engine } from "../simulation/engines";
import { readPlan } from "../simulation/plan";
import type { Figure } from "./figure";

/** For how long each speed is measured, in seconds, and how many games go into one look at the clock. */
const MEASURED = 2;
const SLICE = 50;
const LOOP_STEPS = 1_000_000;

/** The interpreters that games are simulated in. */
export const ENGINES = ["node", "lua"] as const;
export type EngineName = (typeof ENGINES)[number];

/** Simulated games per second of one policy, and what a game costs in steps of the reference loop. */
export function gameSpeed(entry: GameEntry, policy: string, name: EngineName, lua: LuaHost): Figure {
  const plan = readPlan(entry, { policy, seed: 1 });
  const play = name === "node" ? nodeEngine(entry, plan) : luaEngine(entry, plan, lua);
  const gamesPerSecond = SLICE * perSecond(sliced(play));
  return {
    name: `${entry.id}: ${policy} games in ${name === "node" ? "Node" : "Lua"}`,
    value: gamesPerSecond,
    unit: "games a second",
    ratio: { value: loopStepsPerSecond(name, lua) / gamesPerSecond, unit: "loop steps a game" },
    ...(name === "node" && policy === "random" ? { target: { bound: "at least", value: 5000 } } : {}),
  };
}

/** Steps of the reference loop per second. */
export function loopStepsPerSecond(name: EngineName, lua: LuaHost): number {
  return LOOP_STEPS * perSecond(name === "node" ? nodeLoop : luaLoop(lua));
}

function sliced(play: Engine): () => void {
  let first = 0;
  return () => {
    play(first, SLICE);
    first += SLICE;
  };
}

function nodeLoop(): void {
  referenceLoop(LOOP_STEPS);
}

function luaLoop(lua: LuaHost): () => void {
  return () => {
    lua.call("loop", `${LOOP_STEPS}`);
  };
}

/** How often in a second something can be done; it is done once before, to warm up. */
export function perSecond(work: () => void): number {
  work();
  const start = performance.now();
  let count = 0;
  let seconds = 0;
  while (seconds < MEASURED) {
    work();
    count++;
    seconds = (performance.now() - start) / 1000;
  }
  return count / seconds;
}
