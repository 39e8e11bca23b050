import { GLOBAL_FUNCTIONS, TABLE_MEMBERS } from "../api-names";
import { createProxy, isProxy, type Members, misuse } from "../strict";
import { whyWithoutEffect } from "../without-effect";
import { countFrom } from "../counting";
import { countedCall, countedJson, meterTexts } from "../meter";
import { isFunction } from "../scripts";
import type { Script, World } from "../world";
import { GLOBAL_FUNCTION_MEMBERS } from "./globals";
import { screenProxy } from "./interface";
import { MESSAGE_FUNCTIONS } from "./messages";
import { playerTable } from "./player";
import {
  TOLERATED_GLOBAL_FUNCTIONS,
  TOLERATED_GLOBAL_MEMBERS,
  TOLERATED_GLOBAL_VARIABLES,
} from "./tolerated";
import { ENTITY_FUNCTIONS, globalEntity } from "./shared";
import { describingTables } from "./tables";
import { timerTable, waitTable } from "./wait";
import { webTable } from "./web";
import type { AnyTable, Library } from "../lua/host";

/** The game's own globals of one table, the same for every script. */
export function sharedGlobals(world: World): LuaTable<string, unknown> {
  const globals = new LuaTable<string, unknown>();
  const tolerated = world.settings.strict ? {} : TOLERATED_GLOBAL_FUNCTIONS;
  for (const functions of [GLOBAL_FUNCTION_MEMBERS, MESSAGE_FUNCTIONS, tolerated])
    for (const name of Object.keys(functions)) {
      const body = functions[name];
      if (body === undefined) continue;
      const isIdle = whyWithoutEffect(name) !== undefined;
      globals.set(
        name,
        countedCall(world.meter, (a, b, c, d, e) => {
          if (isIdle) misuse(world, "withoutEffect", name);
          return body(world, a, b, c, d, e);
        }),
      );
    }
  for (const [name, proxy] of describingTables(world)) globals.set(name, proxy);
  globals.set("Global", world.globalProxy);
  globals.set("Player", playerTable(world));
  globals.set("Timer", timerTable(world));
  globals.set("UI", screenProxy(world, world.screen));
  globals.set("Wait", waitTable(world));
  globals.set("WebRequest", webTable(world));
  return globals;
}

/** Adds what the game gives to a script on top of the standard library. */
export function furnish(world: World, script: Script, globals: LuaTable<string, unknown>): void {
  const { environment } = script.sandbox;
  for (const [name, value] of globals) environment.set(name, value);
  environment.set("self", script.piece === undefined ? world.globalProxy : script.piece.proxy);
  environment.set("Vector", script.vector.global);
  // Tabletop Mini Golf 2, a published game, cannot load without it.
  if (!world.settings.strict) environment.set("vector", script.vector.global);
  environment.set("Color", script.color.global);
  environment.set("JSON", world.meter === undefined ? script.json : countedJson(world.meter, script.json));
  for (const name of GLOBAL_FUNCTIONS)
    if (!environment.has(name)) environment.set(name, () => misuse(world, "unsupported", name));
  typesOfThings(environment);
  if (world.meter === undefined) return;
  meterTexts(world.meter, environment.get("string") as Library, environment.get("table") as Library);
  countFrom(world.meter.counting, environment as unknown as AnyTable);
}

/** The game's things are userdata to a script. */
function typesOfThings(environment: Script["sandbox"]["environment"]): void {
  const typeOf = environment.get("type");
  if (!isFunction(typeOf)) return;
  // A call with no value at all must reach the original, which refuses it; a nil is a value.
  environment.set("type", (...values: unknown[]) => {
    if (select("#", ...values) === 0) return typeOf();
    return isProxy(values[0]) ? "userdata" : typeOf(values[0]);
  });
}

/** What scripts see as `Global`. */
export function globalProxy(world: World): object {
  const functions: Record<string, Members<World>["functions"][string]> = {};
  for (const name of Object.keys(ENTITY_FUNCTIONS)) {
    const method = ENTITY_FUNCTIONS[name];
    if (method !== undefined)
      functions[name] = (_world, _target, a, b) => method(world, globalEntity(world), a, b);
  }
  let ui: object | undefined;
  return createProxy<World>(
    world,
    world,
    {
      label: "Global",
      functions,
      tolerated: { functions: TOLERATED_GLOBAL_MEMBERS, variables: TOLERATED_GLOBAL_VARIABLES },
      variables: { UI: { read: () => (ui ??= screenProxy(world, world.screen)) } },
      knownFunctions: TABLE_MEMBERS["Global"] ?? new Set(),
      knownVariables: new Set(),
    },
    new LuaTable(),
    () => {},
  );
}
