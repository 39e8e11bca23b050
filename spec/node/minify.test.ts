import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { minify } from "../../scripts/build/minify";
import { NODE_LUA } from "../../scripts/lua/machine";
import { startLua } from "../../src/webassembly/host";

/** Lua with everything that a renaming could get wrong; `run` says what it has come to. */
const TRICKY = `
-- a comment with an "end" in it
local first, second = 1, 2
local first = first + 10 -- the old one is seen here
outside = { first = 'it', ["second"] = "a \\"quote\\" and it's" }
outside.first = "plain" .. 1 .. second
local function again(depth) if depth == 0 then return 0 end return 1 + again(depth - 1) end
local record = { first = first, again = again, [second] = - -first }
function record.method(value, ...) local rest = { ... } return value, #rest, ... end
function record:own(extra) return self.first + extra end
local closures = {}
for index = 1, 3 do local kept = index * 2; closures[index] = function() kept = kept + 1; return kept end end
for key, value in pairs({ a = 1 }) do outside[key] = value end
repeat local seen = second; second = second - 1 until seen <= 1
while second < 3 do second = second + 1 if second == 2 then do local second = 7 outside.inner = second end end end
local long = [[two
lines]]
local order = {}
local function note(name, ...) order[#order + 1] = name return name, ... end
local early = first
local changing = (function() first = first + 1 return first end)()
local late, later = first, note("x")
local both, second2 = note("y", "z")
local hidden = function() return both end
local both = note(hidden() .. "!", 9)
local none, noneEither = nil
local truncated = note("t", "u")
local all, rest = note("v", "w")
first = early
function run()
  local told = { tostring(early), changing, late, later, second2, both, tostring(none), truncated, all, rest }
  return table.concat(told, ",") .. table.concat(order, ",") .. table.concat({ first, again(4), record[2] or "none", record:own(5), closures[1](), closures[1](), closures[3](),
    outside.first, outside.second, outside.a, outside.inner, long, select("#", record.method(1, 2, 3)), second, 3 .. "" }, ";")
end
`;

function outcome(code: string): string {
  const lua = startLua(NODE_LUA);
  lua.load(code, "test");
  const result = lua.call("run");
  lua.close();
  return result;
}

/** Lines that fail, each for a reason of its own; `run` calls them all and tells the lines that Lua complains of. */
const FAULTS = [
  "local a, b = 1, nothing.field",
  "nothing()",
  "local c = nothing[1]",
  "local d = #nothing",
  "local e = -nothing",
  "local f = 'a' .. nothing",
  "local g = 1 + nothing",
  "local h = 1 < nothing",
  "nothing.field = 1",
  "nothing 'text'",
  "nothing { 1 }",
  "nothing:method()",
  "for index = 1, nothing do end",
  "for key in pairs(nothing) do end",
  "if nothing.field then return end",
];
const FAULTY = [
  "local routines = {}",
  ...FAULTS.flatMap((fault) => [
    "routines[#routines + 1] = function()",
    "local before = true",
    "local another = routines.none",
    fault,
    "local after = false",
    "local last = routines.none",
    "return after",
    "end",
  ]),
  "function run()",
  "local told = {}",
  "for index = 1, #routines do local _, message = pcall(routines[index])",
  'told[index] = string.match(message, ":(%d+):") end',
  'return table.concat(told, " ")',
  "end",
].join("\n");

describe("the minifier of Lua", () => {
  it("changes nothing that the code does, on one line and on many", () => {
    const expected = outcome(TRICKY);
    assert.match(expected, /^11,12,12,x,z,y!,nil,t,v,wx,y,y!,t,v11;4;/);
    for (const groupOf of [(line: number) => line, () => 1, (line: number) => Math.floor(line / 3)]) {
      const { code } = minify(TRICKY, groupOf);
      assert.equal(outcome(code), expected);
      assert.ok(code.length < TRICKY.length * 0.8, `${code.length} of ${TRICKY.length} letters are left`);
    }
  });

  it("begins a line wherever the group changes, and says where each line came from", () => {
    const code = "local one = 1\nlocal two = 2\n\nlocal three = one + two\nreturn three";
    const groups = [0, 7, 7, 7, 8, 8];
    assert.deepEqual(
      minify(code, (line) => groups[line]),
      {
        code: "local a,b=1,2\nlocal c=a+b return c",
        lines: [1, 4],
      },
    );
  });

  it("leaves every line that can fail to itself, and no other", () => {
    const { code, lines } = minify(FAULTY, (line) => line);
    const failed = outcome(code)
      .split(" ")
      .map((line) => lines[Number(line) - 1]);
    assert.deepEqual(
      failed,
      FAULTS.map((_, index) => 2 + index * 8 + 3),
    );
    assert.equal(minify("local a\na = true\nif a then\nreturn\nend", (line) => line).lines.length, 1);
  });

  it("makes one declaration of those that do not name one another, with no value less or more", () => {
    const merged = (code: string): string => minify(code, () => 1).code;
    assert.equal(merged("local x = f() local y = g() local z, w = h()"), "local a,b,c,d=f(),g(),h()");
    assert.equal(merged("local x, y = f() local z = 1"), "local a,b=f()local c=1");
    assert.equal(
      merged("local x = 1 local y = function() return x end"),
      "local a=1 local b=function()return a end",
    );
    assert.equal(merged("local x local y = 1"), "local a local b=1");
    assert.equal(merged("local x = 1 local y, z = 2"), "local a=1 local b,c=2");
    assert.equal(merged("local x = 1 f() local y = 2"), "local a=1 f()local b=2");
  });

  it("says nil once at most for all that are declared together", () => {
    const merged = (code: string): string => minify(code, () => 1).code;
    assert.equal(merged("local x = nil local y = 1 local z = nil"), "local b,a,c=1");
    assert.equal(merged("local x = nil local y = f()"), "local b,a=f(),nil");
    assert.equal(merged("local x = nil local y = nil"), "local a,b=nil");
    assert.equal(merged("local x = nil local y, z = f()"), "local a,b,c=nil,f()");
  });

  it("gives no second name to a local that keeps its value, nor to any other", () => {
    const named = (code: string): string => minify(code, () => 1).code;
    assert.equal(
      named("local function f(x) local y = x local z = y return z end"),
      "local function b(a)return a end",
    );
    assert.equal(named("local x = f() local y = x local z = y.a"), "local a=f()local b=a.a");
    assert.equal(named("local x = 1 local y = x x = 2 return y"), "local a=1 local b=a a=2 return b");
    assert.equal(named("local x = 1 local y = x y = 2 return x"), "local a=1 local b=a b=2 return a");
    assert.equal(
      named("local x = 1 local y = x function x() end return y"),
      "local a=1 local b=a function a()end return b",
    );
  });

  it("counts a line of no group to the one before", () => {
    const { lines } = minify("a()\nb()\nc()", (line) => (line === 2 ? undefined : line));
    assert.deepEqual(lines, [1, 3]);
  });

  it("gives no local the name of a global or of a word of Lua", () => {
    const locals = Array.from({ length: 150 }, (_, index) => `local name${index} = ${index}`).join("\n");
    const code = `a, do_, R = 1, 2, 3\n${locals}\nfunction run() return tostring(a + name149 + name0 + R) end`;
    const short = minify(code, () => 1).code;
    assert.equal(outcome(short), "153");
    assert.ok(!/local (a|R|do|if|or|in)\b/.test(short));
  });

  it("keeps apart what would become another token", () => {
    const { code } = minify("return a - -b, 1 .. c, not d, e .. .5, x[ [[y]] ]", () => 1);
    assert.equal(code, "return a- -b,1 ..c,not d,e.. .5,x[ [[y]]]");
  });

  it("gives what modules import no lines of their own", () => {
    const { code } = minify(
      "local one = R.one\nlocal other = R.other\nprint(one.x, other)\nreturn one",
      (line) => line,
    );
    const [first = ""] = code.split("\n");
    assert.ok(first.includes("R.one") && first.includes("R.other"), code);
    assert.ok(!first.includes("print"), code);
  });
});
