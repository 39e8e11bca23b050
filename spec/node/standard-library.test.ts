import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { mentioned } from "../../scripts/build/definitions";
import { linked, linksOf } from "../../scripts/build/links";
import { minify } from "../../scripts/build/minify";
import { shortLibraryFor } from "../../scripts/build/standard-library";
import { NODE_LUA } from "../../scripts/lua/machine";
import { startLua } from "../../src/webassembly/host";

/** The short names in the order in which they are asked for. */
function shortNames(): (name: string) => string {
  const known: string[] = [];
  return (name) => {
    if (!known.includes(name)) known.push(name);
    return `a${known.indexOf(name)}`;
  };
}

/** Lua as a bundle has it that consists of one module. */
function bundled(code: string): string {
  const nameOf = shortNames();
  const names = {
    field: (_module: string, name = ""): string => name,
    local: (_module: string, name: string) => (name === "often" ? "z9" : undefined),
    library: nameOf,
  };
  const links = linksOf("module", code);
  const tables = new Set<string>();
  const own = mentioned(new Map([["module", links.defined]]), tables).get("module") ?? new Set();
  const rewriting = linked("module", links, { tables, mentioned: own }, names);
  const block = minify(code, (line) => line, rewriting).code;
  return `${shortLibraryFor(block, nameOf)}\ndo ${block} end`;
}

describe("Lua's own library in a bundle", () => {
  const code = `
local sum = 0
for _, value in ipairs({ 1.5, 2.5 }) do sum = sum + math.floor(value) end
local mine = { floor = function() return 7 end, ipairs = "field" }
do
 local math = mine
 sum = sum + math.floor(2.5)
end
function run() return tostring(math.max(sum, 1)) .. mine.ipairs .. math.pi end`;

  it("has short names, and what only bears the same name has not", () => {
    const lua = startLua(NODE_LUA);
    lua.load(bundled(code), "test");
    assert.equal(lua.call("run"), `10field${Math.PI.toPrecision(14)}`);
    lua.close();
  });

  it("is declared once, as far as it is used", () => {
    const [declaration = "", ...rest] = bundled(code).split("\n");
    assert.match(declaration, /^local (?:a\d+,?){4}=ipairs,tostring,math\.floor,math\.max$/);
    assert.doesNotMatch(rest.join("\n"), /math\.(floor|max)|ipairs\(/);
    assert.equal(bundled("local x = 1").split("\n")[0], "");
  });

  it("is not all that is a local: so is an export that is mentioned often", () => {
    const block = bundled(`
local ____exports = {}
function ____exports.often(value) return value end
function ____exports.rarely(value) return ____exports.often(value) end
function run() return ____exports.rarely("x") end
return ____exports`);
    assert.match(block, /function z9\(/);
    assert.match(block, /function R\.rarely\(\w\)return z9\(/);
  });
});
