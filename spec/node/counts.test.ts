import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { runShard } from "../../scripts/testing/shard-run";

/** Rules alone, and a table: small ones of those that count instructions. */
const SPECS = ["spec/roll-flush/budget.spec.ts", "spec/table/ahead-budget.spec.ts"];
/** Each process of Lua draws a seed for its tables, which decides in what order they are visited. */
const PROCESSES = 3;

/** What the specs have counted, test by test. */
async function counted(): Promise<string[]> {
  const { failed, output = "" } = await runShard(SPECS, { run: { interpreter: "lua5.2" }, scale: 1 });
  assert.equal(failed, 0, output);
  return output.split("\n").filter((line) => line.startsWith("# counted "));
}

describe("The instructions that are counted", () => {
  it("are the same in every process, whatever the order of Lua's tables", async () => {
    const first = await counted();
    assert.ok(first.length > 1, "nothing was counted");
    for (let other = 1; other < PROCESSES; other++) assert.deepEqual(await counted(), first);
  });
});
