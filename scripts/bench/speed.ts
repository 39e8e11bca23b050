import { referenceLoop } from "../../src/commands/reference-loop";
import type { GameEntry } from "../../src/games";
import type { LuaHost } from "../../src/webassembly/host";
import { luaEngine, nodeEngine, type Engine } from "../simulation/engines";
import { readPlan } from "../simulation/plan";
import type { Figure } from "./figure";

/** For how long each speed is measured, and before that JavaScript is warmed up, in seconds. */
const MEASURED = 0.5;
const WARM_UP = 0.3;
const LOOP_STEPS = 1_000_000;
const MICROSECONDS = 1_000_000;

/** The interpreters that games are simulated in. */
export const ENGINES = ["node", "lua"] as const;
export type EngineName = (typeof ENGINES)[number];

/** Simulated games per second of one policy, and what a game costs in steps of the reference loop. */
export function gameSpeed(entry: GameEntry, policy: string, name: EngineName, lua: LuaHost): Figure {
  const plan = readPlan(entry, { policy, seed: 1 });
  const play = name === "node" ? nodeEngine(entry, plan) : luaEngine(entry, plan, lua);
  const gamesPerSecond = perSecond(oneByOne(play), name === "node" ? WARM_UP : 0);
  return {
    subject: entry.id,
    name: `${policy} games in ${name === "node" ? "Node" : "Lua"}`,
    value: gamesPerSecond,
    unit: "games a second",
    ratio: { value: loopStepsPerSecond(name, lua) / gamesPerSecond, unit: "loop steps a game" },
    ...(name === "node" && policy === "random" ? { target: { bound: "at least", value: 5000 } } : {}),
  };
}

const loopSpeeds = new Map<EngineName, number>();

/** Steps of the reference loop per second, measured once. */
export function loopStepsPerSecond(name: EngineName, lua: LuaHost): number {
  const speed = loopSpeeds.get(name) ?? LOOP_STEPS * perSecond(name === "node" ? nodeLoop : luaLoop(lua));
  loopSpeeds.set(name, speed);
  return speed;
}

function oneByOne(play: Engine): () => void {
  let game = 0;
  return () => {
    play(game, 1);
    game++;
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

/**
 * How often in a second of processor time something can be done, which other programs on the machine hardly change.
 * @param warmUp for how many seconds it is done before, until the machine has compiled it
 */
export function perSecond(work: () => void, warmUp = WARM_UP): number {
  if (warmUp > 0) rate(work, warmUp);
  return rate(work, MEASURED);
}

function rate(work: () => void, atLeast: number): number {
  const start = process.cpuUsage();
  let count = 0;
  let seconds = 0;
  while (seconds < atLeast) {
    work();
    count++;
    const { user, system } = process.cpuUsage(start);
    seconds = (user + system) / MICROSECONDS;
  }
  return count / seconds;
}
