import assert from "node:assert/strict";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { LUA } from "../../scripts/build/transpile";
import { BUDGETS } from "../../scripts/testing/budgets";
import { runShard } from "../../scripts/testing/shard-run";
import { readShard, verdictOf } from "../../scripts/testing/shard-report";
import { balanced } from "../../scripts/testing/shards";
import { timesOf } from "../../scripts/testing/times";
import type { Verdict } from "../../scripts/testing/verdict";

/** A folder beside the specs, where nobody looks for some. */
const FOLDER = "shards-test";

/** Runs spec files that hold this Lua, by their names and in this order, in one process of LuaJIT. */
async function runLua(specs: Readonly<Record<string, string>>): Promise<Verdict> {
  mkdirSync(join(LUA, FOLDER), { recursive: true });
  const files = Object.entries(specs).map(([name, text]) => {
    writeFileSync(join(LUA, FOLDER, `${name}_spec.lua`), text);
    return `${FOLDER}/${name}.spec.ts`;
  });
  try {
    return await runShard(files, { run: { interpreter: "luajit" }, scale: 1 });
  } finally {
    rmSync(join(LUA, FOLDER), { recursive: true });
  }
}

/** A spec of one test. */
function test(body: string): string {
  return `it("is so", function() ${body} end)\n`;
}

describe("some specs in one process", () => {
  it("are told apart, and timed one by one", async () => {
    const { passed, failed, passedTests, timed, timedTests } = await runLua({ one: test(""), two: test("") });
    assert.deepEqual([passed, failed], [2, 0]);
    const files = [`${FOLDER}/one.spec.ts`, `${FOLDER}/two.spec.ts`];
    assert.deepEqual(
      passedTests?.map(({ file }) => file),
      files,
    );
    assert.deepEqual(
      timed?.map(({ name }) => name),
      files.map((file) => `${file} on luajit`),
    );
    assert.deepEqual(
      timedTests?.map(({ name }) => name),
      files.map((file) => `${file} on luajit: is so`),
    );
  });

  it("name the file that has failed, and the one in which the process has died; the others run", async () => {
    const { passed, failed, report } = await runLua({
      one: test(""),
      wrong: test("error('no good')"),
      dead: test("os.exit(3)"),
      last: test(""),
    });
    assert.deepEqual([passed, failed], [2, 2]);
    assert.match(report, /^shards-test\/wrong\.spec\.ts on luajit, OFFSUIT_SCALE=1\nnot ok 2 - is so\n/m);
    assert.match(report, /^Repeat alone: npm test -- shards-test\/wrong$/m);
    assert.match(
      report,
      /^shards-test\/dead\.spec\.ts on luajit.*\n.*the process ended with status \d+, in or after the test "is so"/m,
    );
  });

  it("have failed if they have run nothing, or cannot be read", async () => {
    const { passed, failed, report } = await runLua({
      nothing: "local a = 1\n",
      one: test(""),
      bad: "x = = 1\n",
    });
    assert.deepEqual([passed, failed], [1, 2]);
    assert.match(report, /shards-test\/nothing\.spec\.ts on .*\nIt has run no test/);
    assert.match(report, /shards-test\/bad\.spec\.ts on .*\nIt has not run/);
  });

  it("tell what was played where one has failed: the seeds, and what was done last at the table", async () => {
    const play = `
      local tables = require("spec.emulator.tables")
      require("spec.support.noted-seed").notedSeed(71)
      local table = require("src.emulator.index").openTable(tables.saveOf({}), { seed = 37, players = { { color = "White" } } })
      table.player("White").says("hello")`;
    const { report, output = "" } = await runLua({
      played: `it("is well", function() ${play} end)\nit("fails", function() ${play} error("no good") end)\n${test("error()")}`,
      broken: `before_each(function() ${play} error("no good") end)\n${test("")}`,
    });
    const told =
      /^# Seed of the choices: 71\n# Seed of the table: 37\n# The last acts at the table:\n# {3}0\.00 s: White says "hello"$/gm;
    assert.equal(report.match(told)?.length, 2, report);
    assert.match(report, /not ok 2 - fails\n(?:#.*\n)+# {3}0\.00 s: White says/);
    assert.match(output, /^# starts fails$/m);
  });

  it("tell what is above its goal, and fail above its limit", async () => {
    const within = (value: number): string =>
      test(`require("spec.support.limits").expectWithin("boardScript", ${value})`);
    const { goal, limit } = BUDGETS.boardScript;
    const { passed, failed, measured } = await runLua({
      good: within(goal),
      most: within(limit),
      over: within(limit + 1),
    });
    assert.deepEqual([passed, failed], [2, 1]);
    const told = [limit, limit + 1].filter((value) => value > goal);
    assert.deepEqual(
      measured,
      told.map((value) => ({ budget: "boardScript", value })),
    );
  });

  it("notice nothing of one another", async () => {
    const spoil = test(`
      leaked = true
      package.loaded["src.kit.data.random"] = { spoilt = true }
      require("src.kit.data.data").spoilt = true
      require("spec.support.strict").strictEnvironment.spoilt = true
      table.insert(package.loaders, 1, function() return "nothing" end)
      debug.sethook(function() end, "", 1000)`);
    const look = test(`
      assert(not leaked)
      assert(not require("src.kit.data.random").spoilt)
      assert(not require("src.kit.data.data").spoilt)
      assert(not require("spec.support.strict").strictEnvironment.spoilt)
      assert(not debug.gethook())`);
    const { passed, report } = await runLua({ alone: look, spoil, look });
    assert.equal(passed, 3, report);
  });
});

describe("what a process has printed", () => {
  it("is that of the file in which it has ended, if that did not end", () => {
    const output =
      "# begins spec/a/b_spec.lua\nok 1 - x\n\n# ends spec/a/b_spec.lua 1.5\n# begins spec/a/c_spec.lua\nok 2 - y";
    const { files, isWhole } = readShard(output);
    assert.equal(isWhole, false);
    assert.deepEqual(
      files.map(({ file, seconds }) => [file, seconds]),
      [
        ["spec/a/b.spec.ts", 1.5],
        ["spec/a/c.spec.ts", undefined],
      ],
    );
    const verdicts = files.map((file) => verdictOf(file, { status: 139, output }));
    assert.deepEqual(
      verdicts.map(({ failed }) => failed),
      [0, 1],
    );
  });
});

describe("shards", () => {
  it("take about as long as one another", () => {
    const shards = balanced([5, 1, 4, 2, 3, 3], 3, (seconds) => seconds);
    assert.deepEqual(
      shards.map((shard) => shard.reduce((total, seconds) => total + seconds, 0)),
      [6, 6, 6],
    );
  });

  it("are no more than there are things", () => {
    assert.deepEqual(
      balanced(["a", "b"], 9, () => 0).map(({ length }) => length),
      [1, 1],
    );
  });
});

describe("where the time went", () => {
  it("is told by folder of spec, and the slowest come first", () => {
    const told = timesOf(
      [
        { name: "lint", seconds: 2 },
        { name: "spec/a/x.spec.ts on luajit", seconds: 1 },
        { name: "spec/a/y.spec.ts on luajit", seconds: 4 },
      ],
      [
        { name: "spec/a/y.spec.ts on luajit: is so", seconds: 3 },
        { name: "spec/a/y.spec.ts on luajit: is so, too", seconds: 0.96 },
      ],
    );
    assert.match(told, /5\.0 {2}spec\/a \(2\)\n +2\.0 {2}no spec \(1\)/);
    assert.match(told, /slowest runs:\n +4\.0 {2}spec\/a\/y.*\n +2\.0 {2}lint\n +1\.0/);
    assert.match(told, /2 slowest tests on Lua:\n +3\.0 {2}spec\/a\/y.*: is so\n +1\.0 .*: is so, too\n/);
  });
});
