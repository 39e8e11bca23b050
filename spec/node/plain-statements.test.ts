import assert from "node:assert/strict";
import { describe, it } from "node:test";
import * as tstl from "typescript-to-lua";
import { narrowPrinter } from "../../scripts/build/printer";
import { NODE_LUA } from "../../scripts/lua/machine";
import { startLua } from "../../src/webassembly/host";

/** TypeScript with every kind of switch, loop and choice; each function takes a number and returns a text. */
const TRICKY = `
declare const tostring: (value: unknown) => string;
type Kind = "a" | "b" | "c" | "d";
const kinds: Kind[] = ["a", "b", "c", "d"];
function kindOf(n: number): Kind | undefined { return kinds[n]; }
const functions: Record<string, (n: number) => unknown> = {
  returning(n) { switch (kindOf(n)) { case "a": return "A"; case "b": case "c": return "BC"; default: return "none"; } },
  breaking(n) {
    let said = "";
    switch (kindOf(n)) { case "a": said += "a"; break; case "b": said += "b"; said += "!"; break; default: said += "other"; }
    return said + "end";
  },
  mixed(n) {
    const said: string[] = [];
    switch (kindOf(n)) { case "a": { const own = "a" + n; said.push(own); break; } case "b": return "early"; case undefined: break; case "c": said.push("c"); }
    const own = "later";
    said.push(own);
    return said.join();
  },
  falling(n) {
    let said = "";
    switch (n) { case 0: said += "0"; case 1: said += "1"; break; case 2: said += "2"; default: said += "d"; case 3: said += "3"; }
    return said;
  },
  inner(n) {
    let said = "";
    switch (kindOf(n)) {
      case "a": if (said === "") { said = "left"; break; } said = "never"; break;
      case "b": for (const one of [1, 2, 3]) { if (one === 2) break; said += one; } break;
      case "c": { if (n > 1) break; said = "never"; break; }
    }
    return said;
  },
  grouped(n) {
    const one: Record<string, number> = { ...{ a: n, b: 2 }, ...{ c: 3 }, ...(n > 1 ? { a: 9 } : {}), ...{ b: 5 }, d: 4 };
    return [one.a, one.b, one.c, one.d].join();
  },
  shadowed(n) {
    const name = "outer";
    switch (n) { case 0: { const name = "inner"; if (name === "inner") break; } }
    return name;
  },
  continuing(n) {
    let said = "";
    for (let i = 0; i < 5; i++) {
      if (i === n) continue;
      if (i === 1 || i > 3) continue;
      const isShown = i !== 2 || n > 2;
      if (!isShown) continue;
      const kept = i;
      said += kept;
    }
    return said;
  },
  leaving(n) {
    let said = "";
    for (const one of [0, 1, 2, 3]) {
      if (one === n) continue;
      if (one === n + 1) { said += "?"; continue; } else if (one === n + 2) break;
      if (one === 3) return said + "r";
      said += one;
    }
    return said;
  },
  switching(n) {
    let said = "";
    for (const one of [0, 1, 2]) { switch (kindOf(one)) { case "a": continue; case "b": if (n > 1) break; said += "b"; break; } said += one; }
    return said;
  },
  until(n) {
    let done = n > 2;
    let rounds = 0;
    do { rounds++; { const done = true; if (rounds < 2 && done) continue; } if (rounds > 3) done = true; } while (!done);
    return rounds;
  },
  chosen(n) { const found = kindOf(n); return found === undefined ? undefined : n === 1 ? false : found + "!"; },
  given(n) {
    const found = kindOf(n);
    const first = found === "a" ? undefined : found;
    let second = first === undefined ? null : kindOf(n + 1);
    second = second === "c" ? undefined : second;
    const third = n > 2 && first === undefined ? first : n > 1 ? undefined : false;
    return [tostring(first), tostring(second), tostring(third), tostring(n === 1 ? undefined : found)].join();
  },
  repeated(n) {
    const said: string[] = [];
    for (const one of [0, 1, 2]) { const found = one === n ? kindOf(one) : undefined; said.push(tostring(found)); }
    return said.join();
  },
};
declare let told: string;
told = "";
for (const [name, run] of Object.entries(functions).sort(([a], [b]) => (a < b ? -1 : 1)))
  for (let n = 0; n < 5; n++) told += name + n + "=" + tostring(run(n)) + "\\n";
`;

function written(printer?: tstl.Printer): string {
  const { file, diagnostics } = tstl.transpileString(TRICKY, {
    luaTarget: tstl.LuaTarget.Universal,
    luaLibImport: tstl.LuaLibImportKind.Inline,
    noHeader: true,
    noImplicitSelf: true,
    lib: ["lib.esnext.d.ts"],
    ...(printer === undefined ? {} : { luaPlugins: [{ plugin: { printer } }] }),
  });
  assert.deepEqual(
    diagnostics.map(({ messageText }) => messageText),
    [],
  );
  return file?.lua ?? "";
}

function outcome(code: string): string {
  const lua = startLua(NODE_LUA);
  lua.load(`${code}\nfunction run() return told end`, "test");
  const result = lua.call("run");
  lua.close();
  return result;
}

describe("what the compiler writes in fewer words", () => {
  const [usual, plain] = [written(), written(narrowPrinter)];

  it("does the same", () => {
    const expected = outcome(usual);
    assert.match(expected, /^breaking0=aend\n/);
    assert.equal(outcome(plain), expected);
  });

  it("goes round no loop once, but where the compiler falls into a case or asks for a flag", () => {
    const own = (code: string): string => code.slice(code.indexOf("kinds = "));
    const loops = (code: string): number => own(code).match(/\brepeat\b/g)?.length ?? 0;
    assert.deepEqual([loops(usual), loops(plain)], [12, 4], own(plain));
    assert.ok(!/(return|local \w+ =) ____temp_\d+\n/.test(own(plain)), own(plain));
  });
});
