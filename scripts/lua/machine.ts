import { lauxlib, lua, lualib } from "lua-wasm-bindings/dist/lua.52";
import type { LuaMachine } from "../../src/webassembly/host";

/** The Lua that runs inside Node. */
export const NODE_LUA: LuaMachine = { lua, lauxlib, lualib };
