import { TABLE_MEMBERS } from "../api-names";
import { raise } from "../lua/fault";
import { isLost } from "../lost-calls";
import type { LuaFunction } from "../lua/sandbox";
import { framesIn, later, Phase } from "../schedule";
import { currentScript, enter, FAILED, handlerOf } from "../scripts";
import { pieceOf } from "../objects/pieces";
import { createTable } from "../strict";
import type { Wait, World } from "../world";
import { functionOf, list, number, optionalFunction, optionalNumber, table, text } from "./parameters";

function addWait(world: World, kind: Wait["kind"], action: LuaFunction): Wait {
  const wait: Wait = {
    id: world.nextWait++,
    script: currentScript(world),
    kind,
    job: undefined,
    ended: false,
    condition: undefined,
    action,
    timeoutFrame: undefined,
    timeoutAction: undefined,
    firstCheck: 0,
  };
  world.waits.push(wait);
  return wait;
}

function waitFrames(world: World, action: LuaFunction, frames: number): number {
  const wait = addWait(world, "frames", action);
  wait.job = later(world.schedule, frames, Phase.Wait, () => {
    end(wait);
    if (!isLost(world, "wait")) enter(world, wait.script, "Wait.frames", action);
  });
  return wait.id;
}

function waitTime(world: World, action: LuaFunction, seconds: number, repetitions: number): Wait {
  const wait = addWait(world, "time", action);
  const frames = framesIn(world.schedule, seconds);
  let left = repetitions;
  const tick = (): void => {
    left--;
    if (isLost(world, "wait")) {
      end(wait);
      return;
    }
    if (left === 0) end(wait);
    enter(world, wait.script, "Wait.time", action);
    if (!wait.ended) wait.job = later(world.schedule, frames, Phase.Wait, tick);
  };
  wait.job = later(world.schedule, frames, Phase.Wait, tick);
  return wait;
}

function waitCondition(
  world: World,
  action: LuaFunction,
  condition: LuaFunction,
  timeout: number | undefined,
  timeoutAction: LuaFunction | undefined,
): number {
  const wait = addWait(world, "condition", action);
  wait.condition = condition;
  wait.firstCheck = world.schedule.frame + (world.settings.doubts.conditionChecksNextFrame ? 1 : 2);
  if (timeout !== undefined) wait.timeoutFrame = world.schedule.frame + framesIn(world.schedule, timeout);
  wait.timeoutAction = timeoutAction;
  return wait.id;
}

function end(wait: Wait): void {
  wait.ended = true;
  if (wait.job !== undefined) wait.job.cancelled = true;
}

/** The waits that the script that is being executed may end. */
function stoppable(world: World): Wait[] {
  if (world.settings.doubts.waitsAreShared) return world.waits;
  const script = currentScript(world);
  return world.waits.filter((wait) => wait.script === script);
}

/** Whether somebody waits for a condition, which must be looked at in every frame. */
export function hasConditions(world: World): boolean {
  return world.waits.some((wait) => wait.kind === "condition" && !wait.ended);
}

/** Runs what a Wait.condition ends in, unless a test has lost that. */
function finish(world: World, { script }: Wait, action: LuaFunction | undefined): void {
  if (action !== undefined && !isLost(world, "wait")) enter(world, script, "Wait.condition", action);
}

/** One frame of all Wait.conditions. */
export function stepConditions(world: World): void {
  const { frame } = world.schedule;
  for (const wait of [...world.waits]) {
    if (wait.kind !== "condition" || wait.ended || frame < wait.firstCheck) continue;
    const { condition, action } = wait;
    if (condition === undefined || action === undefined) continue;
    const answer = enter(world, wait.script, "Wait.condition", condition);
    if (wait.ended) continue;
    if (answer === FAILED) end(wait);
    else if (answer !== undefined && answer !== false) {
      end(wait);
      finish(world, wait, action);
    } else if (wait.timeoutFrame !== undefined && frame >= wait.timeoutFrame) {
      end(wait);
      finish(world, wait, wait.timeoutAction);
    }
  }
}

/** Time passes in which no frame is run: what waits for seconds waits for as many fewer. */
export function hastenWaits(world: World, frames: number): void {
  for (const wait of world.waits) {
    const { job } = wait;
    if (wait.ended || wait.kind === "frames") continue;
    if (wait.timeoutFrame !== undefined) wait.timeoutFrame -= frames;
    if (job === undefined) continue;
    job.cancelled = true;
    wait.job = later(world.schedule, job.frame - world.schedule.frame - frames, Phase.Wait, job.run);
  }
}

/** Forgets the waits that are over. */
export function dropEndedWaits(world: World): void {
  if (world.waits.some((wait) => wait.ended)) world.waits = world.waits.filter((wait) => !wait.ended);
}

/** Wait.collect (v14): calls back when every expected id has been added. */
function collect(
  world: World,
  expected: unknown,
  finished: unknown,
  added: unknown,
  failed: unknown,
): object {
  const script = currentScript(world);
  const ids = list(expected, "Wait.collect");
  const onFinished = functionOf(finished, "Wait.collect");
  const onAdd = optionalFunction(added, "Wait.collect");
  const onError = optionalFunction(failed, "Wait.collect");
  const collector = new LuaTable<string, unknown>();
  let results = new LuaTable<AnyNotNil, unknown>();
  let count = 0;
  const begin = (): void => {
    results = new LuaTable();
    count = 0;
    collector.set("results", results);
  };
  begin();
  collector.set("reset", begin);
  collector.set("add", (_self: unknown, id: unknown, value: unknown) => {
    const known = ids.includes(id);
    if (id === undefined || !known || results.has(id as AnyNotNil)) {
      const code = known ? COLLECT_DUPLICATE : COLLECT_UNKNOWN;
      if (onError !== undefined) enter(world, script, "Wait.collect", onError, code, id, value);
      return;
    }
    results.set(id as AnyNotNil, value ?? true);
    count++;
    if (onAdd !== undefined) enter(world, script, "Wait.collect", onAdd, id, value);
    if (count === ids.length) enter(world, script, "Wait.collect", onFinished, results);
  });
  return collector;
}

const COLLECT_DUPLICATE = 1;
const COLLECT_UNKNOWN = 2;

/** The global `Wait`. */
export function waitTable(world: World): object {
  const target = {};
  return createTable(world, target, {
    label: "Wait",
    functions: {
      frames: (_world, _target, action, frames) =>
        waitFrames(world, functionOf(action, "Wait.frames"), optionalNumber(frames, "Wait.frames") ?? 1),
      time: (_world, _target, action, seconds, repetitions) =>
        waitTime(
          world,
          functionOf(action, "Wait.time"),
          number(seconds, "Wait.time"),
          optionalNumber(repetitions, "Wait.time") ?? 1,
        ).id,
      condition: (_world, _target, action, condition, timeout, timeoutAction) =>
        waitCondition(
          world,
          functionOf(action, "Wait.condition"),
          functionOf(condition, "Wait.condition"),
          optionalNumber(timeout, "Wait.condition"),
          optionalFunction(timeoutAction, "Wait.condition"),
        ),
      stop: (_world, _target, id) => {
        const stopped = number(id, "Wait.stop");
        const wait = stoppable(world).find((candidate) => candidate.id === stopped && !candidate.ended);
        if (wait !== undefined) end(wait);
        return wait !== undefined;
      },
      stopAll: () => {
        for (const wait of stoppable(world)) end(wait);
        return true;
      },
      collect: (_world, _target, expected, finished, added, failed) =>
        collect(world, expected, finished, added, failed),
    },
    variables: {
      COLLECT_DUPLICATE: { read: () => COLLECT_DUPLICATE },
      COLLECT_UNKNOWN: { read: () => COLLECT_UNKNOWN },
    },
    knownFunctions: TABLE_MEMBERS["Wait"] ?? new Set(),
    knownVariables: new Set(),
  });
}

/** The old `Timer`: waits by name, which call a named function of an object's script. */
export function timerTable(world: World): object {
  const target = {};
  return createTable(world, target, {
    label: "Timer",
    functions: {
      create: (_world, _target, parameters) => {
        const given = table(parameters, "Timer.create");
        const identifier = text(given.get("identifier"), "identifier");
        const running = world.timers.get(identifier);
        if (running !== undefined && !running.ended)
          return raise(`Timer.create: there already is a timer "${identifier}"`);
        const name = text(given.get("function_name"), "function_name");
        const owner = given.get("function_owner");
        const script = owner === undefined ? currentScript(world) : pieceOf(world, owner)?.script;
        const repetitions = optionalNumber(given.get("repetitions"), "repetitions") ?? 1;
        const called = (): void => {
          const handler = script === undefined ? undefined : handlerOf(script, name);
          if (script !== undefined && handler !== undefined)
            enter(world, script, name, handler, given.get("parameters"));
        };
        const delay = optionalNumber(given.get("delay"), "delay") ?? 0;
        world.timers.set(identifier, waitTime(world, called, delay, repetitions === 0 ? -1 : repetitions));
        return true;
      },
      destroy: (_world, _target, identifier) => {
        const name = text(identifier, "Timer.destroy");
        const wait = world.timers.get(name);
        if (wait !== undefined) end(wait);
        world.timers.delete(name);
        return wait !== undefined;
      },
    },
    variables: {},
    knownFunctions: TABLE_MEMBERS["Timer"] ?? new Set(),
    knownVariables: new Set(),
  });
}
