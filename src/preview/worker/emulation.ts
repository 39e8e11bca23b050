import { startLua, type LuaMachine } from "../../webassembly/host";
import type { Change, Opening, Tick } from "../protocol";

/** The emulated table: the JavaScript half of src/preview/emulation/program.ts. Its functions raise a `LuaError`. */
export interface Emulation {
  open: (save: string, opening: Opening) => void;
  tick: (tick: Tick) => Change;
  save: () => string;
  load: (save: string) => void;
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
      const change: unknown = JSON.parse(lua.call("tick", JSON.stringify(tick)));
      if (!isChange(change)) throw new Error("The emulation has answered with something else than a change.");
      return change;
    },
    save: () => lua.call("save"),
    load: (save) => {
      lua.call("load", save);
    },
  };
}

/** The program's answer is its own make: this only distinguishes it from nothing. */
function isChange(value: unknown): value is Change {
  return typeof value === "object" && value !== null && "viewer" in value && "quiet" in value;
}
