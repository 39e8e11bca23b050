import { LuaError, startLua, type LuaHost } from "../../src/webassembly/host";
import { programEntry } from "../build/entries";
import { withPositions } from "../build/position";
import { programBundle } from "../build/program";
import { Fault } from "../terminal/complaint";
import type { Progress } from "../terminal/progress";
import { NODE_LUA } from "./machine";

/**
 * Starts one of the Lua programs in src/commands/programs. An error in Lua ends the command with the lines of
 * TypeScript that raised it.
 */
export async function startProgram(name: string, progress: Progress): Promise<LuaHost> {
  const bundle = await programBundle(programEntry(name), progress);
  const host = startLua(NODE_LUA);
  const translated = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      if (error instanceof LuaError) throw new Fault(withPositions(error.message, bundle));
      throw error;
    }
  };
  translated(() => {
    host.load(bundle.code, name);
  });
  return { ...host, call: (called, ...texts) => translated(() => host.call(called, ...texts)) };
}
