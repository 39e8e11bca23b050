import { isRecord } from "../../src/kit/data";
import type { LuaHost } from "../../src/webassembly/host";
import { Fault } from "../terminal/complaint";
import type { Figure } from "./figure";

const MOST_INSTRUCTIONS = 10_000;
const MOST_FRAMES = 180;
const LOOP_STEPS = 10_000;
/** What the meter calls the loading of a script, which happens behind the loading screen. */
const LOADING = "the chunk";
/** How many of the heaviest handlers are told of. */
const HANDLERS = 5;
/** The games at the table whose handlers are measured, by their seeds. */
const SEEDS = [1, 2, 3];

interface Reading {
  script: string;
  handler: string;
  count: number;
}

/** How long the table takes to be ready and to deal, in the game's frames at 60 a second. */
export function dealing(lua: LuaHost, game: string, save: string): Figure[] {
  const answer: unknown = JSON.parse(lua.call("deal", save, game, "1"));
  const { loadFrames, dealFrames } = isRecord(answer) ? answer : {};
  if (typeof loadFrames !== "number" || typeof dealFrames !== "number") {
    throw new Fault(`The table of ${game} was not dealt within a minute of its own time.`);
  }
  return [
    { name: `${game}: from load to the prompt`, value: loadFrames, unit: "frames" },
    {
      name: `${game}: from load to a dealt game`,
      value: loadFrames + dealFrames,
      unit: "frames",
      target: { bound: "at most", value: MOST_FRAMES },
    },
  ];
}

/** The handlers that cost the most in whole games at the table, in instructions of Lua's virtual machine. */
export function heaviestHandlers(lua: LuaHost, game: string, policy: string, save: string): Figure[] {
  const instructionsPerStep = instructionsPerLoopStep(lua);
  const heaviest = new Map<string, Reading>();
  for (const seed of SEEDS) {
    for (const reading of readings(lua.call("handlers", save, game, policy, `${seed}`))) {
      const name = `${reading.script} ${reading.handler}`;
      if (reading.count > (heaviest.get(name)?.count ?? 0)) heaviest.set(name, reading);
    }
  }
  return [...heaviest.entries()]
    .sort(([, a], [, b]) => b.count - a.count)
    .slice(0, HANDLERS)
    .map(([name, reading]) => ({
      name: `${game}: handler ${name}`,
      value: reading.count,
      unit: "instructions",
      ratio: { value: reading.count / instructionsPerStep, unit: "loop steps" },
      ...(reading.handler === LOADING ? {} : { target: { bound: "at most", value: MOST_INSTRUCTIONS } }),
    }));
}

/** What a step of the reference loop costs in instructions of Lua's virtual machine. */
export function instructionsPerLoopStep(lua: LuaHost): number {
  return Number(lua.call("loopInstructions", `${LOOP_STEPS}`)) / LOOP_STEPS;
}

function readings(json: string): Reading[] {
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value.filter(isReading) : [];
}

function isReading(value: unknown): value is Reading {
  return isRecord(value) && typeof value["count"] === "number" && typeof value["handler"] === "string";
}
