import { raise } from "./lua/fault";
import type { LuaFunction } from "./lua/host";
import { outside } from "./counting";
import { uncounted } from "./meter";
import { type MisuseKind, noteMisuse } from "./report";
import { whyWithoutEffect } from "./without-effect";
import type { World } from "./world";

/**
 * The game's own things as scripts see them: userdata with a fixed list of members. A member that the game does not
 * have is an error in the script and on record, and so is writing what can only be read.
 */
export interface Members<T> {
  /** How records and errors name the thing. */
  label: string;
  functions: Readonly<Record<string, Method<T>>>;
  variables: Readonly<Record<string, Variable<T>>>;
  /** What the game still accepts although it is not documented: only tables that are not strict have it. */
  tolerated?: {
    functions?: Readonly<Record<string, Method<T>>>;
    variables?: Readonly<Record<string, Variable<T>>>;
  };
  /** Names that the game has; those without an implementation are on record as unsupported. */
  knownFunctions: ReadonlySet<string>;
  knownVariables: ReadonlySet<string>;
}

/** A function of the game. Scripts call it with a dot; missing parameters are undefined. */
export type Method<T> = (this: void, world: World, target: T, ...parameters: unknown[]) => unknown;

export interface Variable<T> {
  read: (this: void, world: World, target: T) => unknown;
  /** Missing where the game does not let scripts write. */
  write?: (this: void, world: World, target: T, value: unknown) => void;
}

const proxies = setmetatable(new LuaTable<object, true>(), { __mode: "k" });

/** Whether a value is a thing of the game (userdata) and not a script's own table. */
export function isProxy(value: unknown): value is object {
  return typeof value === "object" && proxies.has(value as object);
}

/** The reference that a script has to `target`. `alive` may raise for a thing that is gone. */
export function createProxy<T extends object>(
  world: World,
  target: T,
  members: Members<T>,
  bound: LuaTable<string, unknown>,
  alive: (member: string) => void,
  fallback?: (key: unknown) => unknown,
): object {
  const proxy = {};
  proxies.set(proxy, true);
  const { strict } = world.settings;
  const unknownMember = fallback ?? ((key: unknown): unknown => missing(world, members, key));
  const variableOf = (key: string): Variable<T> | undefined =>
    members.variables[key] ?? (strict ? undefined : members.tolerated?.variables?.[key]);
  const read = (key: unknown): unknown => {
    if (typeof key !== "string") return fallback === undefined ? missing(world, members, key) : fallback(key);
    world.calls++;
    if (world.meter !== undefined) world.meter.calls++;
    alive(key);
    const known = bound.get(key);
    if (known !== undefined) return known;
    const method = members.functions[key] ?? (strict ? undefined : members.tolerated?.functions?.[key]);
    if (method !== undefined) {
      const made = bind(world, proxy, target, members.label, key, method);
      bound.set(key, made);
      return made;
    }
    const variable = variableOf(key);
    if (variable !== undefined) return variable.read(world, target);
    if (members.knownFunctions.has(key)) {
      const made = (): undefined => {
        misuse(world, "unsupported", `${members.label}.${key}`);
        return undefined;
      };
      bound.set(key, made);
      return made;
    }
    if (members.knownVariables.has(key)) {
      misuse(world, "unsupported", `${members.label}.${key}`);
      return undefined;
    }
    const other = strict ? undefined : otherSpelling(members, key);
    return other === undefined ? unknownMember(key) : read(other);
  };
  const write = (key: unknown, value: unknown): void => {
    const name = `${members.label}.${tostring(key)}`;
    if (typeof key !== "string") {
      missing(world, members, key);
      return;
    }
    alive(key);
    if (world.meter !== undefined) world.meter.calls++;
    const variable = variableOf(key);
    if (variable?.write !== undefined) {
      if (whyWithoutEffect(name) !== undefined) misuse(world, "withoutEffect", name);
      variable.write(world, target, value);
    } else if (variable !== undefined || members.knownFunctions.has(key)) {
      misuse(world, "readOnly", name);
      raise(`${name} can only be read`);
    } else if (members.knownVariables.has(key)) misuse(world, "unsupported", name);
    else {
      const other = strict ? undefined : otherSpelling(members, key);
      if (other === undefined) missing(world, members, key);
      else write(other, value);
    }
  };
  const isCounted = world.meter !== undefined;
  const reading: LuaFunction = (_proxy, key) => read(key);
  const writing: LuaFunction = (_proxy, key, value) => {
    write(key, value);
  };
  return setmetatable(proxy, {
    __index: isCounted ? outside(reading) : reading,
    __newindex: isCounted ? outside(writing) : writing,
    __tostring: () => members.label,
    __metatable: "userdata",
  });
}

/** A global table of the game (Wait, Notes ...). */
export function createTable<T extends object>(world: World, target: T, members: Members<T>): object {
  return createProxy(world, target, members, new LuaTable(), () => {});
}

function bind<T extends object>(
  world: World,
  proxy: object,
  target: T,
  label: string,
  name: string,
  method: Method<T>,
): LuaFunction {
  const { meter } = world;
  const full = `${label}.${name}`;
  const isIdle = whyWithoutEffect(full) !== undefined;
  const call = (first?: unknown, ...rest: unknown[]): unknown => {
    if (isIdle) misuse(world, "withoutEffect", full);
    if (rawequal(first, proxy) && !TAKES_OWN_KIND.has(name)) {
      misuse(world, "colonCall", `${label}:${name}`);
      return method(world, target, ...rest);
    }
    return method(world, target, first, ...rest);
  };
  return uncounted(meter, call);
}

/** Functions that may be given the very object they are called on. */
const TAKES_OWN_KIND: ReadonlySet<string> = new Set(["hasMatchingTag", "call", "setVar"]);

/** The member that MoonSharp finds under another spelling: `GetName` and `get_name` for `getName`. */
function otherSpelling<T>(members: Members<T>, key: string): string | undefined {
  const [joined] = string.gsub(key, "_(%w)", (letter) => letter.toUpperCase());
  for (const spelling of [key, joined]) {
    const name = spelling.charAt(0).toLowerCase() + spelling.slice(1);
    const isKnown =
      members.functions[name] !== undefined ||
      members.variables[name] !== undefined ||
      members.knownFunctions.has(name) ||
      members.knownVariables.has(name);
    if (name !== key && isKnown) return name;
  }
  return undefined;
}

/** A member that the game does not have; where other people's mods run, it is the emulator that does not have it. */
function missing<T>(world: World, members: Members<T>, key: unknown): unknown {
  const name = `${members.label}.${tostring(key)}`;
  if (!world.settings.strict) {
    misuse(world, "unsupported", name);
    return undefined;
  }
  misuse(world, "missing", name);
  return raise(`cannot access field ${tostring(key)} of userdata<${members.label}>: there is no such member`);
}

/** Puts a misuse by the script that is being executed on record, with its line. */
export function misuse(world: World, kind: MisuseKind, name: string): void {
  const script = world.running[world.running.length - 1];
  noteMisuse(world.report, kind, name, script?.name ?? "the emulator", lineOf(script?.name));
}

function lineOf(scriptName: string | undefined): number {
  if (debug === undefined || scriptName === undefined) return 0;
  for (let level = 2; ; level++) {
    const info = debug.getinfo(level, "Sl");
    if (info === undefined) return 0;
    if (info.short_src === scriptName || info.source === `=${scriptName}` || info.source === `@${scriptName}`)
      return info.currentline ?? 0;
  }
}
