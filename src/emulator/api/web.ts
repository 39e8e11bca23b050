import { TABLE_MEMBERS, WEB_REQUEST_MEMBERS } from "../api-names";
import { later, Phase } from "../schedule";
import type { LuaFunction } from "../lua/sandbox";
import { pieceOf } from "../objects/pieces";
import { currentScript, enter, handlerOf } from "../scripts";
import { createTable, type Method } from "../strict";
import type { Script, World } from "../world";
import { optionalFunction, text } from "./parameters";

/** Frames until a request has failed: there is no network at this table. */
const LATENCY = 6;

interface Request {
  url: string;
  done: boolean;
  disposed: boolean;
}

function requestProxy(world: World, request: Request): object {
  return createTable<Request>(world, request, {
    label: "WebRequest Instance",
    functions: {
      dispose: () => {
        request.disposed = true;
        return true;
      },
      getResponseHeader: () => undefined,
      getResponseHeaders: () => ({}),
    },
    variables: {
      download_progress: { read: () => (request.done ? 1 : 0) },
      upload_progress: { read: () => (request.done ? 1 : 0) },
      error: { read: () => (request.done ? "Cannot resolve destination host" : undefined) },
      is_error: { read: () => request.done },
      is_done: { read: () => request.done },
      response_code: { read: () => 0 },
      text: { read: () => "" },
      url: { read: () => request.url },
    },
    knownFunctions: WEB_REQUEST_MEMBERS,
    knownVariables: new Set(),
  });
}

/** The script of an object that may own a handler. */
function scriptOf(world: World, owner: unknown): Script | undefined {
  return owner === world.globalProxy ? world.global : pieceOf(world, owner)?.script;
}

/** The handler of the old form `get(url, owner, "name")`. */
function namedHandler(world: World, owner: unknown, name: unknown): LuaFunction | undefined {
  const script = scriptOf(world, owner);
  if (world.settings.strict || script === undefined || typeof name !== "string") return undefined;
  return handlerOf(script, name);
}

/** A kind of request; the callback is the parameter at `place`. */
function request(name: string, place: 1 | 2 | 5): Method<World> {
  return (world, _target, ...parameters) => {
    const callback =
      namedHandler(world, parameters[place], parameters[place + 1]) ??
      optionalFunction(parameters[place], name);
    const pending: Request = { url: text(parameters[0], name), done: false, disposed: false };
    const proxy = requestProxy(world, pending);
    const script = scriptOf(world, parameters[place]) ?? currentScript(world);
    later(world.schedule, LATENCY, Phase.Wait, () => {
      pending.done = true;
      if (callback !== undefined && !pending.disposed) enter(world, script, name, callback, proxy);
    });
    return proxy;
  };
}

/** The global `WebRequest`. Every request fails a moment later. */
export function webTable(world: World): object {
  return createTable<World>(world, world, {
    label: "WebRequest",
    functions: {
      get: request("WebRequest.get", 1),
      delete: request("WebRequest.delete", 1),
      head: request("WebRequest.head", 1),
      post: request("WebRequest.post", 2),
      put: request("WebRequest.put", 2),
      custom: request("WebRequest.custom", 5),
    },
    variables: {},
    knownFunctions: TABLE_MEMBERS["WebRequest"] ?? new Set(),
    knownVariables: new Set(),
  });
}
