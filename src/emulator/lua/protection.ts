import { hostExceptionText, raise, raiseAgain, raiseHostException, withoutPosition } from "./fault";
import type { Library, LuaFunction, Values } from "./host";
import { handledCall, librarySelection, pick, protectedCall, resumeThread, typeOf } from "./host";
import { textOf } from "./text";

/** Functions of the host side (C# in TTS). What they raise escapes a pcall that calls them directly. */
export type HostFunctions = LuaSet;

function scriptRaise(message: unknown): never {
  if (typeOf(message) !== "string" && typeOf(message) !== "number") {
    return raise(`bad argument #1 to 'error' (string expected, got ${typeOf(message)})`);
  }
  return raise(textOf(message));
}

function scriptAssert(...values: unknown[]): Values {
  const [verdict, message] = pick(1, ...values);
  if (verdict === undefined || verdict === false) {
    return raise(message === undefined ? "assertion failed!" : textOf(message));
  }
  return $multi(...values);
}

/** Lets host exceptions through that the host's own pcall has caught. */
function settle(escapes: boolean, ...results: unknown[]): Values {
  const [succeeded, caught] = pick(1, ...results);
  if (succeeded === false) {
    if (hostExceptionText(caught) !== undefined) return raiseAgain(caught);
    if (escapes) return raiseHostException(textOf(caught));
  }
  return $multi(...results);
}

function settleThread(...results: unknown[]): Values {
  const [succeeded, caught] = pick(1, ...results);
  if (succeeded === true) return $multi(...results);
  if (hostExceptionText(caught) !== undefined) return raiseAgain(caught);
  return $multi(false, withoutPosition(textOf(caught)));
}

function unwrap(...results: unknown[]): Values {
  const [succeeded, caught] = pick(1, ...results);
  if (succeeded !== true) return raiseAgain(caught);
  return dropFirst(...results);
}

function dropFirst(_first?: unknown, ...rest: unknown[]): Values {
  return $multi(...rest);
}

/**
 * Everything of a script's globals that raises and catches: error, assert, pcall, xpcall and coroutine. `error` takes
 * strings only and always says where; host exceptions go through every pcall; errors lose their position when they
 * leave a coroutine.
 */
export function addProtection(globals: Library, hostFunctions: HostFunctions): void {
  globals.set("error", scriptRaise);
  globals.set("assert", scriptAssert);
  globals.set("pcall", (callee: unknown, ...parameters: unknown[]) =>
    settle(hostFunctions.has(callee as AnyNotNil), ...protectedCall(callee, ...parameters)),
  );
  globals.set("xpcall", (callee: unknown, handler: LuaFunction, ...parameters: unknown[]) => {
    const handle = (caught: unknown): unknown =>
      hostExceptionText(caught) === undefined ? handler(caught) : caught;
    return settle(false, ...handledCall(callee, handle, ...parameters));
  });

  const threads = librarySelection(coroutine, ["create", "running", "status", "yield"]);
  threads.set("resume", (thread: LuaThread, ...values: unknown[]) =>
    settleThread(...resumeThread(thread, ...values)),
  );
  threads.set("wrap", (body: LuaFunction) => {
    const thread = coroutine.create(body);
    const step = (...values: unknown[]): Values => unwrap(...resumeThread(thread, ...values));
    hostFunctions.add(step);
    return step;
  });
  globals.set("coroutine", threads);
}
