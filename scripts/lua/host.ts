import { lauxlib, lua, lualib } from "lua-wasm-bindings/dist/lua.52";
import { LUA_OK, type LuaState } from "lua-wasm-bindings/dist/lua";

/**
 * A real Lua 5.2 inside Node (WebAssembly). Everything that passes between the two sides is text, and only Node
 * calls Lua, never the other way round: a program that needs a file, a clock or a person gives its turn back.
 */
export interface LuaHost {
  /** Runs a chunk; `name` is how errors name it. Raises a `LuaError`. */
  load(code: string, name: string): void;
  /** Calls a global Lua function that takes texts and returns a text. Raises a `LuaError`. */
  call(name: string, ...texts: string[]): string;
  close(): void;
}

/** An error that Lua raised; the message is Lua's, with its traceback. */
export class LuaError extends Error {}

/** How much of a text is handed over at once: the WebAssembly stack has to hold it four times over. */
const PIECE_LENGTH = 16_384;

/** The Lua half: texts arrive in pieces, and `hostRun` uses them up. */
const RECEIVER = `
local pieces, texts = {}, {}
function hostPiece(piece) pieces[#pieces + 1] = piece end
function hostTextEnds()
  texts[#texts + 1] = table.concat(pieces)
  pieces = {}
end

local tasks = {}
function tasks.check(code, name)
  local _, problem = load(code, "=" .. name, "t")
  return problem or ""
end
function tasks.load(code, name)
  local chunk, problem = load(code, "=" .. name, "t")
  if not chunk then error(problem, 0) end
  chunk()
  return ""
end
function tasks.call(name, ...)
  if type(_G[name]) ~= "function" then error("the program has no function " .. name, 0) end
  return _G[name](...)
end

function hostRun()
  local given = texts
  texts = {}
  local task = tasks[table.remove(given, 1)]
  local done, result = xpcall(task, debug.traceback, table.unpack(given))
  if not done then error(result, 0) end
  return result
end
`;

/** A fresh Lua with its standard libraries and nothing else. */
export function startLua(): LuaHost {
  const state = openState();
  return {
    load(code, name) {
      run(state, ["load", code, name]);
    },
    call: (name, ...texts) => run(state, ["call", name, ...texts]),
    close() {
      lua.lua_close(state);
    },
  };
}

/** What is wrong with the syntax of a piece of Lua, or undefined if it is sound; nothing of it is run. */
export function luaSyntaxError(code: string, name: string): string | undefined {
  const state = openState();
  const problem = run(state, ["check", code, name]);
  lua.lua_close(state);
  return problem === "" ? undefined : problem;
}

function openState(): LuaState {
  const state = lauxlib.luaL_newstate();
  lualib.luaL_openlibs(state);
  lauxlib.luaL_dostring(state, RECEIVER);
  return state;
}

function run(state: LuaState, texts: readonly string[]): string {
  for (const text of texts) handOver(state, text);
  lua.lua_getglobal(state, "hostRun");
  const status = lua.lua_pcall(state, 0, 1, 0);
  const result = lua.lua_tostring(state, -1);
  lua.lua_pop(state, 1);
  if (status !== LUA_OK) throw new LuaError(result);
  return result;
}

function handOver(state: LuaState, text: string): void {
  for (const piece of pieces(text)) {
    lua.lua_getglobal(state, "hostPiece");
    lua.lua_pushstring(state, piece);
    lua.lua_pcall(state, 1, 0, 0);
  }
  lua.lua_getglobal(state, "hostTextEnds");
  lua.lua_pcall(state, 0, 0, 0);
}

/** A text in pieces that never end in the middle of a character. */
function* pieces(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    const last = text.codePointAt(start + PIECE_LENGTH - 1) ?? 0;
    const end = start + PIECE_LENGTH + (last > 0xffff ? 1 : 0);
    yield text.slice(start, end);
    start = end;
  }
}
