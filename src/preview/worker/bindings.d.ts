// The package types what its ready-made modules export, but not what they are made of.
declare module "lua-wasm-bindings/dist/glue/glue-lua-5.2.4" {
  /** Emscripten's module; only the bindings look inside. */
  export interface Glue {
    readonly asm: object;
  }

  /** Makes the module out of the WebAssembly, at once: in a worker that is allowed. */
  export default function createGlue(settings: {
    wasmBinary: ArrayBuffer;
    print: (line: string) => void;
    printErr: (line: string) => void;
  }): Glue;
}

declare module "lua-wasm-bindings/dist/binding-factory" {
  import type { LauxLib, Lua, LuaLib } from "lua-wasm-bindings/dist/lua";
  import type { Glue } from "lua-wasm-bindings/dist/glue/glue-lua-5.2.4";

  export function createLua(glue: Glue, version: string): Lua;
  export function createLauxLib(glue: Glue, lua: Lua, version: string): LauxLib;
  export function createLuaLib(glue: Glue, version: string): LuaLib;
}
