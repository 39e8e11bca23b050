import { startLua, type LuaMachine } from "../../webassembly/host";
import type { Change, Opening, Tick } from "../protocol";

/** The emulated table: the JavaScript half of src/preview/emulation/program.ts. Its functions raise a `LuaError`. */
export interface Emulation {
  open(save: string, opening: Opening): void;
  tick(tick: Tick): Change;
  save(): string;
  load(save: string): void;
}

/** Starts the program in a fresh Lua. */
export function startEmulation(machine: LuaMachine, program: string): Emulation {
  const lua = startLua(machine);
  lua.load(program, "preview");
  return {
    open: (save, opening) => {
      lua.call("open", save, JSON.stringify(opening));
    },
    tick: (tick) => {
      const change: Change = JSON.parse(lua.call("tick", JSON.stringify(tick)));
      return change;
    },
    save: () => lua.call("save"),
    load: (save) => {
      lua.call("load", save);
    },
  };
}
