import { LUA_OK, type LauxLib, type Lua, type LuaLib, type LuaState } from "lua-wasm-bindings/dist/lua";

/** Lua 5.2 as WebAssembly: the three parts of its C interface. How it is loaded is for Node or the browser to say. */
export interface LuaMachine {
  lua: Lua;
  lauxlib: LauxLib;
  lualib: LuaLib;
}

/**
 * A real Lua 5.2 inside JavaScript. Everything that passes between the two sides is text, and only JavaScript calls
 * Lua, never the other way round: a program that needs a file, a clock or a person gives its turn back.
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
export function startLua(machine: LuaMachine): LuaHost {
  const state = openState(machine);
  return {
    load(code, name) {
      run(machine, state, ["load", code, name]);
    },
    call: (name, ...texts) => run(machine, state, ["call", name, ...texts]),
    close() {
      machine.lua.lua_close(state);
    },
  };
}

/** What is wrong with the syntax of a piece of Lua, or undefined if it is sound; nothing of it is run. */
export function luaSyntaxError(machine: LuaMachine, code: string, name: string): string | undefined {
  const state = openState(machine);
  const problem = run(machine, state, ["check", code, name]);
  machine.lua.lua_close(state);
  return problem === "" ? undefined : problem;
}

function openState({ lauxlib, lualib }: LuaMachine): LuaState {
  const state = lauxlib.luaL_newstate();
  lualib.luaL_openlibs(state);
  lauxlib.luaL_dostring(state, RECEIVER);
  return state;
}

function run({ lua }: LuaMachine, state: LuaState, texts: readonly string[]): string {
  for (const text of texts) handOver(lua, state, text);
  lua.lua_getglobal(state, "hostRun");
  const status = lua.lua_pcall(state, 0, 1, 0);
  const result = lua.lua_tostring(state, -1);
  lua.lua_pop(state, 1);
  if (status !== LUA_OK) throw new LuaError(result);
  return result;
}

function handOver(lua: Lua, state: LuaState, text: string): void {
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
