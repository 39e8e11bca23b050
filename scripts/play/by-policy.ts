import type { LuaHost } from "../../src/webassembly/host";
import { Fault } from "../terminal/complaint";

/** Lets a policy play the game for everybody at the table to its end and prints the transcript. Raises a `Fault` if the table gets stuck. */
export function playByPolicy(lua: LuaHost, policy: string, seed: number): void {
  lua.call("seat", policy, `${seed}`);
  for (;;) {
    const [next, ...lines] = lua.call("decide").split("\n");
    const errors = lua.call("errors");
    if (errors !== "") throw new Fault(`Scripts raised errors:\n${errors}`);
    if (next === "stuck") throw new Fault(lines.join("\n"));
    process.stdout.write(`${lines.join("\n")}\n`);
    if (next === "over") return;
  }
}
