import { programFile } from "../build/program";
import { luaText } from "../lua/literal";
import { runChild } from "../terminal/child";
import { Fault } from "../terminal/complaint";

/**
 * How many rounds a second the machine's own Lua 5.2 does of something that the program of the benchmark exposes;
 * undefined if there is no such Lua. Both parts are statements of Lua.
 */
export async function nativeRounds(
  prepare: string,
  round: string,
  rounds: number,
): Promise<number | undefined> {
  const script =
    `dofile(${luaText(programFile("bench"))}) ${prepare} local start = os.clock() ` +
    `for _ = 1, ${rounds} do ${round} end print(${rounds} / (os.clock() - start))`;
  const { status, output } = await runChild("lua5.2", ["-e", script]);
  if (status === undefined) return undefined;
  if (status !== 0) throw new Fault(output);
  return Number(output);
}
