import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { withPositions } from "../../scripts/build/position";
import { NODE_LUA } from "../../scripts/lua/machine";
import { LuaError, luaSyntaxError, startLua } from "../../src/webassembly/host";
import { luaLiteral } from "../../scripts/lua/literal";
import { wilson } from "../../scripts/simulation/report";
import { ROOT } from "../../scripts/project";
import { runsOf } from "../../scripts/testing/interpreters";
import { specFiles } from "../../scripts/testing/specs";
import { readTap } from "../../scripts/testing/tap";

describe("the Lua host", () => {
  it("hands texts over and back, however long and in whatever script", () => {
    const lua = startLua(NODE_LUA);
    lua.load("function both(a, b) return a .. b end", "test");
    for (const text of ["", "1\n2\r\\", "ä♠😀", "😀".repeat(50_000), `x${"😀".repeat(50_000)}`]) {
      assert.equal(lua.call("both", text, text), text + text);
    }
    lua.close();
  });

  it("raises Lua's errors with line and traceback", () => {
    const lua = startLua(NODE_LUA);
    lua.load("function fails()\n local nothing\n return nothing.here\nend", "test");
    assert.throws(
      () => lua.call("fails"),
      (error) => error instanceof LuaError && /^test:3: .*\nstack/.test(error.message),
    );
    assert.throws(() => lua.call("missing"), /no function missing/);
    assert.throws(() => {
      lua.load("x = = 1", "broken");
    }, /broken:1: unexpected symbol/);
    lua.close();
  });

  it("finds errors of syntax without running anything", () => {
    assert.equal(luaSyntaxError(NODE_LUA, "error('this is not run')", "test"), undefined);
    assert.match(luaSyntaxError(NODE_LUA, "local a = 1\nend", "test") ?? "", /^test:2:/);
  });

  it("reads the literals that Node writes", () => {
    const lua = startLua(NODE_LUA);
    const value = { text: 'a "b"\\\n', list: [1, -2.5, true], nested: { "odd key": [{ left: undefined }] } };
    lua.load(
      `v = ${luaLiteral(value)} function look() return v.text .. v.list[2] .. #v.nested["odd key"] end`,
      "test",
    );
    assert.equal(lua.call("look"), 'a "b"\\\n-2.51');
    lua.close();
  });
});

describe("positions in error messages", () => {
  it("leave the lines of other scripts alone", () => {
    const map = JSON.stringify({ version: 3, sources: ["src/a.ts"], names: [], mappings: ";AAAA;AACA" });
    assert.equal(
      withPositions("own:3: bad\n\tother:3: in x", { name: "own", map }),
      "src/a.ts:2: bad\n\tother:3: in x",
    );
  });
});

describe("the reading of a test runner's report", () => {
  const read = (status: number, ...lines: string[]): [number, number] => {
    const { passed, failed } = readTap({ status, output: lines.join("\n") });
    return [passed, failed];
  };

  it("counts what passed and what failed", () => {
    assert.deepEqual(read(0, "ok 1 - a", "ok 2 - b", "1..2"), [2, 0]);
    assert.deepEqual(read(1, "ok 1 - a", "not ok 2 - b", "# why", "1..2"), [1, 1]);
  });

  it("counts a skipped test, a runner that breaks down and one that finds nothing as failures", () => {
    assert.deepEqual(read(0, "ok 1 - a", "ok 2 - # SKIP b"), [1, 1]);
    assert.deepEqual(read(1, "ok 1 - a"), [0, 1]);
    assert.deepEqual(read(0, "1..0"), [0, 1]);
  });
});

describe("the runs of a spec", () => {
  it("hold every test that counts instructions to be tagged, where only those run on the Lua that counts", () => {
    let tagged = 0;
    for (const file of specFiles()) {
      const source = readFileSync(join(ROOT, file), "utf8");
      if (runsOf(file, source).every(({ tag }) => tag === undefined)) continue;
      const asked = source.replace(/^import .*$/gm, "").split("COUNTS_INSTRUCTIONS").length - 1;
      assert.equal(source.split("#budget ").length - 1, asked, file);
      tagged++;
    }
    assert.ok(tagged > 0);
  });
});

describe("the 95 % interval of a share", () => {
  it("is Wilson's", () => {
    assert.deepEqual(wilson(30, 100), { rate: 0.3, low: 0.218949, high: 0.395849 });
    assert.deepEqual(wilson(0, 10), { rate: 0, low: 0, high: 0.277533 });
  });
});
