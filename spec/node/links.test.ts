import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { mentioned } from "../../scripts/build/definitions";
import { LIBRARY, linked, linksOf } from "../../scripts/build/links";
import { minify } from "../../scripts/build/minify";
import { NODE_LUA } from "../../scripts/lua/machine";
import { startLua } from "../../src/webassembly/host";

/** Modules as the compiler writes them, each behind those that it requires. */
const MODULES: Readonly<Record<string, string>> = {
  counting: `
local ____lualib = require("lualib_bundle")
local __TS__Twice = ____lualib.__TS__Twice
local __TS__Never = ____lualib.__TS__Never
local ____exports = {}
local count = 0
local UNSEEN = 12
local function step() return 1 end
local function unused() return UNSEEN end
____exports.START = 40
____exports.UNUSED = -1
function ____exports.next() count = count + step() return ____exports.START + __TS__Twice(count) end
function ____exports.looped(place) return place * 2 end
function ____exports.stored(text) return { text = text } end
function ____exports.never() return __TS__Never(unused()) end
return ____exports`,
  words: `
local ____exports = {}
____exports.HELLO = "hello"
____exports.BYE = "bye"
return ____exports`,
  all: `
local ____exports = {}
do
 local ____export = require("words")
 for key, value in pairs(____export) do ____exports[key] = value end
end
return ____exports`,
  stored: `
local ____counting = require("counting")
return ____counting.stored("kept")`,
  entry: `
local ____exports = {}
local stored = require("stored")
local words = require("all")
local ____words = require("words")
local HELLO = ____words.HELLO
local ____counting = require("counting")
local next = ____counting.next
local never = ____counting.never
local looped = ____counting.looped
for place = 1, 2 do _G.looped = looped(place) end
function run() return table.concat({ next(), ____counting.next(), words.BYE, HELLO, stored.text, _G.effect, _G.looped }, " ") end
function ____exports.idle() return never() end
_G.effect = "done"
return ____exports`,
};

interface Built {
  code: string;
  mentions: ReadonlyMap<string, ReadonlySet<string>>;
  tables: ReadonlySet<string>;
}

function build(): Built {
  const links = new Map(Object.entries(MODULES).map(([name, code]) => [name, linksOf(name, code)]));
  const tables = new Set([...links.values()].flatMap((module) => module.tables));
  const mentions = mentioned(new Map([...links].map(([name, { defined }]) => [name, defined])), tables);
  const fields: string[] = [];
  const names = {
    field: (module: string, name = ""): string => {
      const key = `${module} ${name}`;
      if (!fields.includes(key)) fields.push(key);
      return `f${fields.indexOf(key)}`;
    },
    library: (name: string): string => name,
  };
  const blocks = [...links].map(([name, module]) => {
    const asked = { tables, mentioned: mentions.get(name) ?? new Set<string>() };
    return `do ${minify(module.code, (line) => line, linked(name, module, asked, names)).code} end`;
  });
  const library = "local function __TS__Twice(value) return value * 2 end";
  return { code: ["local R={}", library, ...blocks].join("\n"), mentions, tables };
}

describe("the modules of a bundle", () => {
  it("do what they do apart, over one table", () => {
    const { code } = build();
    const lua = startLua(NODE_LUA);
    lua.load(code, "test");
    assert.equal(lua.call("run"), "42 44 bye hello kept done 4");
    lua.close();
    assert.doesNotMatch(code, /require|____exports|next|START/);
  });

  it("name what they mention but once where they mention it, unless that is in a loop", () => {
    const { code } = build();
    assert.match(code, /\{R\.f\d+\(\),R\.f\d+\(\),/);
    assert.match(code, /local \w+,(\w+)=[\w.]+,R\.f\d+\s+for \w+=1,2 do _G\.looped=\1\(/);
  });

  it("keep a table of their own only where one is used as a whole", () => {
    assert.deepEqual([...build().tables].sort(), ["all", "stored", "words"]);
  });

  it("hold nothing that is not mentioned, nor what only that has mentioned", () => {
    const { code, mentions } = build();
    assert.doesNotMatch(code, /Never|12|-1/);
    assert.match(code, /=40/);
    assert.deepEqual([...(mentions.get(LIBRARY) ?? [])], [`${LIBRARY} __TS__Twice`]);
  });
});
