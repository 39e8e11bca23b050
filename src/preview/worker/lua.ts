import { createLauxLib, createLua, createLuaLib } from "lua-wasm-bindings/dist/binding-factory";
import createGlue from "lua-wasm-bindings/dist/glue/glue-lua-5.2.4";
import wasmUrl from "lua-wasm-bindings/dist/glue/glue-lua-5.2.4.wasm?url";
import type { LuaMachine } from "../../webassembly/host";

const VERSION = "5.2.4";

/**
 * Lua 5.2 inside a browser's worker: of the Luas there are for browsers the one whose numbers, globals and environments
 * are nearest to the game's. Rejects when its file cannot be had.
 */
export async function loadLua(): Promise<LuaMachine> {
  const answer = await fetch(wasmUrl);
  if (!answer.ok) throw new Error(`Lua could not be loaded: ${wasmUrl} answers ${answer.status}.`);
  const glue = createGlue({ wasmBinary: await answer.arrayBuffer(), print: report, printErr: report });
  const lua = createLua(glue, VERSION);
  return { lua, lauxlib: createLauxLib(glue, lua, VERSION), lualib: createLuaLib(glue, VERSION) };
}

/** What Lua's own `print` writes: scripts have one of the table's, so this is only ever a fault of ours. */
function report(line: string): void {
  console.error(line);
}
