import { runChild } from "../terminal/child";
import { Complaint } from "../terminal/complaint";
import { installAnnounced, installDebianPackages } from "../terminal/install";
import { INTERPRETERS } from "./interpreters";

/**
 * Makes sure that busted and the Lua interpreters are there, installing them where that is possible. Where it is not, raises a
 * `Complaint` that says what to install yourself.
 */
export async function requireBusted(): Promise<void> {
  if ((await missing()).length === 0) return;
  if (!(await works("busted", "--version"))) {
    await installAnnounced("the specs need", "luarocks", "install", "busted");
  }
  if ((await missing()).length > 0)
    await installDebianPackages("the specs need", "lua-busted", ...INTERPRETERS);
  const still = await missing();
  if (still.length === 0) return;
  throw new Complaint(
    `The specs need ${still.join(" and ")}. On Debian or Ubuntu: sudo apt-get install lua-busted ` +
      `${INTERPRETERS.join(" ")}; elsewhere install Lua 5.2 and LuaJIT, then: luarocks install busted.`,
  );
}

/** Which of the programs that the specs need cannot be run. */
async function missing(): Promise<string[]> {
  const needed: [program: string, flag: string][] = [["busted", "--version"]];
  for (const interpreter of INTERPRETERS) needed.push([interpreter, "-v"]);
  const working = await Promise.all(needed.map(([program, flag]) => works(program, flag)));
  return needed.flatMap(([program], index) => (working[index] === true ? [] : [program]));
}

async function works(program: string, flag: string): Promise<boolean> {
  return (await runChild(program, [flag])).status === 0;
}
