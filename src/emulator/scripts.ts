import { below } from "../kit/data/random";
import type { Point } from "./geometry";
import { createColorClass } from "./lua/color";
import { raise, type ScriptError } from "./lua/fault";
import { createScriptJson } from "./lua/script-json";
import { type AnyTable, metatableOf, rawRead, rawWrite, typeOf } from "./lua/host";
import { createSandbox, type LuaFunction } from "./lua/sandbox";
import { createVectorClass, toCoordinates } from "./lua/vector";
import { isLost } from "./lost-calls";
import { inside, stopCounting } from "./counting";
import { bookRun, CHUNK, markOf } from "./meter";
import { noteMisuse } from "./report";
import { HOST, say } from "./speech";
import { isProxy } from "./strict";
import { handlersNeverCalled } from "./without-effect";
import type { Coroutine, Piece, Script, World } from "./world";

/** What `enter` answers when the script failed; the error has been reported. */
export const FAILED = {};

export function isFunction(value: unknown): value is LuaFunction {
  return typeof value === "function";
}

/** A table of a script. */
type ScriptTable = LuaTable<string | number, unknown>;

/** A plain Lua table: neither an object of the game nor anything else than a table. */
export function isTable(value: unknown): value is LuaTable<string | number, unknown> {
  return typeof value === "object" && !isProxy(value);
}

/** A script with a fresh environment of its own; its chunk has not been run. */
export function createScript(world: World, name: string, piece: Piece | undefined): Script {
  const sandbox = createSandbox({
    seed: below(world.random, 1000000),
    clock: () => world.settings.beginning + world.framesEver / world.settings.framesPerSecond,
    print: (text) => say(world, "print", text, HOST),
    // A random order is drawn by the emulator in each loop; what is metered runs in the host's own, which differs as well.
    pairs: world.meter === undefined ? "shuffled" : "ordered",
    fussy: world.settings.fussy,
    lenient: !world.settings.strict,
    isGone: (value) => isProxy(value) && (world.byProxy.get(value)?.gone ?? false),
  });
  const script: Script = {
    name,
    piece,
    sandbox,
    json: createScriptJson((value) => (isProxy(value) ? "userdata" : typeOf(value)), world.settings.fussy),
    vector: createVectorClass(),
    color: createColorClass(),
    loaded: false,
    dead: false,
  };
  world.wiring.furnish(world, script);
  return script;
}

/** Runs the chunk of a script. One that fails leaves the script without handlers. */
export function runChunk(world: World, script: Script, text: string): void {
  const compiled = script.sandbox.compile(text, script.name);
  if (compiled.kind === "failed") {
    reportError(world, script, CHUNK, compiled.error);
    return;
  }
  script.loaded = enter(world, script, CHUNK, compiled.chunk) !== FAILED;
  for (const handler of handlersNeverCalled())
    if (handlerOf(script, handler) !== undefined)
      noteMisuse(world.report, "withoutEffect", handler, script.name, 0);
}

/**
 * Calls into a script and answers what it returned, or FAILED: an error ends this call, is reported in the host's chat,
 * and goes no further.
 */
export function enter(
  world: World,
  script: Script,
  handler: string,
  callee: LuaFunction,
  ...parameters: unknown[]
): unknown {
  if (script.dead) return undefined;
  const depth = world.running.length;
  const { meter } = world;
  const start = markOf(meter);
  world.runs++;
  world.running.push(script);
  const counted = meter === undefined ? callee : inside(meter.counting, callee);
  const result = script.sandbox.call(counted, ...parameters);
  while (world.running.length > depth) world.running.pop();
  if (meter !== undefined) {
    stopCounting(meter.counting);
    bookRun(meter, script.name, handler, start);
  }
  if (result.kind === "returned") return result.value;
  reportError(world, script, handler, result.error);
  return FAILED;
}

/** The handler of that name that a script has now, if any. */
export function handlerOf(script: Script, name: string): LuaFunction | undefined {
  if (!script.loaded || script.dead) return undefined;
  const value = script.sandbox.environment.get(name);
  return isFunction(value) ? value : undefined;
}

/** Calls the handler of that name if the script has one. */
export function callHandler(world: World, script: Script, name: string, ...parameters: unknown[]): unknown {
  const handler = handlerOf(script, name);
  return handler === undefined ? undefined : enter(world, script, name, handler, ...parameters);
}

/** Puts an error in the host's chat and on record. */
export function reportError(world: World, script: Script, handler: string, error: ScriptError): void {
  world.report.errors.push({
    script: error.source === "" ? script.name : error.source,
    guid: script.piece?.guid,
    gap: gapAt(world, error),
    line: error.line,
    handler,
    message: error.message,
    traceback: error.traceback,
    frame: world.schedule.frame,
  });
  say(world, "error", `Error in Script (${script.name}) function <${handler}>: ${error.message}`, HOST);
}

/** What the emulator lacks in the very line of an error. */
function gapAt({ report }: World, { source, line }: ScriptError): string | undefined {
  const gap = report.misuses.find(
    (misuse) => misuse.kind === "unsupported" && misuse.script === source && misuse.line === line,
  );
  return gap?.name;
}

/** The script that is being executed; Global's when none is. */
export function currentScript(world: World): Script {
  return world.running[world.running.length - 1] ?? world.global;
}

/** A Vector for the script that is being executed. */
export function vectorFor(world: World, point: Point): Point {
  return currentScript(world).vector.create(point.x, point.y, point.z);
}

/** A position, rotation or scale from a script; raises if it is none. */
export function pointFrom(value: unknown, what: string): Point {
  const point = toCoordinates(value);
  if (point === undefined)
    return raise(`${what}: a Vector or a table with x, y and z was expected, got ${typeof value}`);
  return point;
}

/** The scripts that a value leaves and enters. */
export interface Border {
  from: Script;
  to: Script;
}

/**
 * A value on its way from one script to another: tables are copied, Vectors and Colors become ones of the other script,
 * other metatables stay behind; objects and players go by reference. Functions do not cross, except from a script to itself.
 */
export function acrossBorder(value: unknown, border: Border): unknown {
  if (isFunction(value) && border.from !== border.to)
    return raise("a function cannot be passed from one script to another");
  return isTable(value) ? copyTable(value, border, new LuaTable()) : value;
}

function copyTable(table: ScriptTable, border: Border, copies: LuaTable<object, object>): object {
  const known = copies.get(table);
  if (known !== undefined) return known;
  const copy = (instanceFor(border.to, table) ?? {}) as AnyTable;
  copies.set(table, copy);
  for (const [key, value] of table) {
    if (isFunction(value) && border.from !== border.to)
      return raise("a table with a function in it cannot be passed to another script");
    rawWrite(copy, key, isTable(value) ? copyTable(value, border, copies) : value);
  }
  return copy;
}

/** A fresh Vector or Color of a script, if the table is one of any script. */
function instanceFor({ vector, color }: Script, table: ScriptTable): object | undefined {
  const itsClass = metatableOf(table) as AnyTable | undefined;
  if (itsClass === undefined || typeOf(itsClass) !== "table") return undefined;
  if (rawRead(itsClass, "__isVector") === true) return vector.create(0, 0, 0);
  return rawRead(itsClass, "__isColor") === true ? color.create({ r: 0, g: 0, b: 0, a: 0 }) : undefined;
}

/** Runs a function of a script as a coroutine: one step a frame, until it returns. */
export function startCoroutine(world: World, script: Script, name: string, body: LuaFunction): void {
  const { meter } = world;
  const thread = script.sandbox.thread(meter === undefined ? body : inside(meter.counting, body));
  const coroutine: Coroutine = {
    script,
    name,
    ended: false,
    startFrame: world.schedule.frame + 1,
    resume: () => {
      if (isLost(world, "coroutine")) {
        coroutine.ended = true;
        return;
      }
      const depth = world.running.length;
      const start = markOf(meter);
      world.runs++;
      world.running.push(script);
      const step = thread.resume();
      while (world.running.length > depth) world.running.pop();
      if (meter !== undefined) {
        stopCounting(meter.counting);
        bookRun(meter, script.name, name, start);
      }
      coroutine.ended = step.kind !== "yielded";
      if (step.kind === "failed") reportError(world, script, name, step.error);
      else if (step.kind === "returned" && step.value !== 1)
        world.report.complaints.push(`the coroutine ${name} of ${script.name} should return 1`);
    },
  };
  world.coroutines.push(coroutine);
  if (world.settings.doubts.coroutineStartsAtOnce) coroutine.resume();
}
