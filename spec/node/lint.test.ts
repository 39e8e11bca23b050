import assert from "node:assert/strict";
import { before, describe, it } from "node:test";
import { ESLint } from "eslint";
import { ROOT } from "../../scripts/project";

const eslint = new ESLint({ cwd: ROOT });

const KIT = "src/kit/data/random.ts";
const GAME = "src/games/cards-vs-dice/table.ts";
const TABLE = "src/tts/constants.ts";
const EMULATOR = "src/emulator/world.ts";
const SPEC = "spec/kit/random.spec.ts";
const PROTOCOL = "src/preview/protocol.ts";
const EMULATION = "src/preview/emulation/watch.ts";
const PAGE = "src/preview/page/space.ts";
const HOST = "src/webassembly/host.ts";

/** The rule against casts. */
const CASTS = "@typescript-eslint/consistent-type-assertions";

/** Code that must not pass: what it is, where it is, the code, and the rule that has to complain. */
const REFUSED: [what: string, file: string, code: string, rule: string][] = [
  ["a thrown error", KIT, "export function f(): void { throw new Error('no'); }", "no-restricted-syntax"],
  [
    "try and catch",
    KIT,
    "export function f(g: () => void): void { try { g(); } catch { g(); } }",
    "no-restricted-syntax",
  ],
  [
    "async",
    KIT,
    "export async function f(g: () => Promise<void>): Promise<void> { await g(); }",
    "no-restricted-syntax",
  ],
  ["a promise", KIT, "export const later = Promise.resolve(1);", "no-restricted-globals"],
  ["parseInt", KIT, "export const n = parseInt('7', 10);", "no-restricted-globals"],
  ["parseFloat", KIT, "export const n = parseFloat('7');", "no-restricted-globals"],
  ["Number()", KIT, "export const n = Number('7');", "no-restricted-syntax"],
  ["Number.parseInt", KIT, "export const n = Number.parseInt('7', 10);", "no-restricted-properties"],
  ["a bitwise operator", KIT, "export const f = (n: number) => n | 1;", "no-bitwise"],
  ["a label", KIT, "export function f(): void { out: for (;;) { break out; } }", "no-restricted-syntax"],
  [
    "a sort without order",
    KIT,
    "export const f = (names: string[]) => names.sort();",
    "@typescript-eslint/require-array-sort-compare",
  ],
  ["strings in order", KIT, "export const f = (a: string, b: string) => a < b;", "offsuit/lua-strings"],
  ["names of a union in order", KIT, "export const f = (a: 'x' | 'y') => a >= 'x';", "offsuit/lua-strings"],
  ["lastIndexOf on text", KIT, "export const f = (a: string) => a.lastIndexOf('x');", "offsuit/lua-strings"],
  ["at on text", KIT, "export const f = (a: string) => a.at(-1);", "offsuit/lua-strings"],
  ["the length of a text", KIT, "export const f = (s: string) => s.length > 26;", "offsuit/letters"],
  ["cutting a text by places", KIT, "export const f = (s: string) => s.slice(0, 26);", "offsuit/letters"],
  [
    "the rest of a text by a place",
    KIT,
    "export const f = (s: string, n: number) => s.slice(n);",
    "offsuit/letters",
  ],
  ["a letter of a text", KIT, "export const f = (s: string) => s.charAt(2);", "offsuit/letters"],
  ["a place in a text", KIT, "export const f = (s: string) => s.indexOf('x') + 1;", "offsuit/letters"],
  ["padding a text", KIT, "export const f = (s: string) => s.padEnd(9);", "offsuit/letters"],
  ["trimming a text", KIT, "export const f = (s: string) => s.trim();", "offsuit/letters"],
  [
    "a text letter by letter",
    KIT,
    "export const f = (s: string) => { for (const c of s) f(c); };",
    "offsuit/letters",
  ],
  ["a text cut into letters", KIT, "export const f = (s: string) => s.split('');", "offsuit/letters"],
  ["the length of Chinese", KIT, "export const n = '上'.length;", "offsuit/letters"],
  [
    "the length of a literal of a union",
    KIT,
    "export const f = (s: 'a' | 'é') => s.length;",
    "offsuit/letters",
  ],
  [
    "the length of what holds a text",
    KIT,
    "export const f = (s: string) => `<${s}>`.length;",
    "offsuit/letters",
  ],
  ["a pattern on a text", TABLE, "export const f = (s: string) => string.match(s, '%d');", "offsuit/letters"],
  ["a find on a text", TABLE, "export const f = (s: string) => string.find(s, '<');", "offsuit/letters"],
  ["Lua's sub on a text", TABLE, "export const f = (s: string) => string.sub(s, 1, 2);", "offsuit/letters"],
  ["a text that may be missing", KIT, "export const f = (s?: string) => s?.slice(2);", "offsuit/letters"],
  [
    "a closure over a counter",
    KIT,
    "export const f = (g: (h: () => number) => void) => { for (let i = 0; i < 3; i++) g(() => i); };",
    "offsuit/loop-closure",
  ],
  [
    "a closure over a changing variable",
    KIT,
    "export const f = (g: (h: () => number) => void) => { let n = 0; while (n < 3) { n++; g(() => n); } };",
    "@typescript-eslint/no-loop-func",
  ],
  [
    "continue in a switch in a loop",
    KIT,
    "export const f = (a: number[], g: () => void) => { for (const n of a) { switch (n) { case 1: continue; default: g(); } } };",
    "offsuit/continue-in-switch",
  ],
  [
    "continue deep in a switch in a loop of a spec",
    SPEC,
    "export const f = (n: number) => { while (n > 0) { switch (n) { case 1: if (n > 0) { continue; } } n--; } };",
    "offsuit/continue-in-switch",
  ],
  ["a generator", KIT, "export function* f(): Generator<number> { yield 1; }", "no-restricted-syntax"],
  ["a getter", KIT, "export const o = { get n() { return 1; } };", "no-restricted-syntax"],
  ["null", KIT, "export const n = null;", "no-restricted-syntax"],
  [
    "delete on a list",
    KIT,
    "export const f = (a: number[]) => { delete a[0]; };",
    "@typescript-eslint/no-array-delete",
  ],
  ["any", KIT, "export const f = (a: any) => { f(a); };", "@typescript-eslint/no-explicit-any"],
  [
    "a claim that something is there",
    KIT,
    "export const f = (a?: string) => a!;",
    "@typescript-eslint/no-non-null-assertion",
  ],
  ["a cast", KIT, "export const f = (a: unknown) => a as string;", CASTS],
  [
    "for in",
    KIT,
    "export const f = (o: object) => { for (const k in o) f({ k }); };",
    "no-restricted-syntax",
  ],
  [
    "the result of a void function",
    KIT,
    "export const f = (g: () => void) => `${g()}`;",
    "@typescript-eslint/no-confusing-void-expression",
  ],
  ["a default export", KIT, "export default 1;", "no-restricted-syntax"],
  ["a regular expression", KIT, "export const r = /x/;", "no-restricted-syntax"],
  ["Math.hypot", KIT, "export const n = Math.hypot(3, 4);", "no-restricted-properties"],
  ["Math.random", KIT, "export const n = Math.random();", "no-restricted-properties"],
  ["a clock", KIT, "export const n = Date.now();", "no-restricted-globals"],
  ["a class", KIT, "export class C { n = 1; }", "no-restricted-syntax"],
  ["a class at the table", TABLE, "export const c = class { n = 1; };", "no-restricted-syntax"],
  ["a class in the emulator", EMULATOR, "export class C { n = 1; }", "no-restricted-syntax"],
  ["an enum", KIT, "export enum E { a, b }", "no-restricted-syntax"],
  ["a negative divisor", KIT, "export const f = (n: number) => n % -3;", "no-restricted-syntax"],
  ["undefined in a list", KIT, "export const a = [1, undefined];", "no-restricted-syntax"],
  ["a hole in a list", KIT, "export const a = [1, , 2];", "no-sparse-arrays"],
  [
    "a number as a condition",
    KIT,
    "export const f = (n: number) => (n ? 1 : 2);",
    "@typescript-eslint/strict-boolean-expressions",
  ],
  [
    "a text as a condition",
    KIT,
    "export const f = (s: string) => s || 'x';",
    "@typescript-eslint/strict-boolean-expressions",
  ],
  [
    "a decorator",
    KIT,
    "const d = (_: unknown): void => undefined;\n@d\nexport class C { n = 1; }",
    "no-restricted-syntax",
  ],
  ["pcall in pure code", GAME, "export const f = (g: () => void) => pcall(g);", "no-restricted-globals"],
  ["error at the table", TABLE, "export const f = () => error('no');", "no-restricted-globals"],
  ["io at the table", TABLE, "export const f = () => io.read();", "no-restricted-globals"],
  [
    "a name of TTS in a game",
    GAME,
    "export const f = () => getObjectFromGUID('abcdef');",
    "no-restricted-globals",
  ],
  [
    "a name of TTS in the kit",
    KIT,
    "export const f = () => Wait.frames(() => undefined, 1);",
    "no-restricted-globals",
  ],
  [
    "a name of TTS in the emulator",
    EMULATOR,
    "export const f = () => spawnObject({ type: 'Card' });",
    "no-restricted-globals",
  ],
  ["the kit importing a game", KIT, "export * from '../../games/cards-vs-dice/table';", "offsuit/walls"],
  [
    "a game importing the table",
    GAME,
    "import { x } from '../../table/stage'; export const y = x;",
    "offsuit/walls",
  ],
  ["a game importing another game", GAME, "export * from '../pokerchess/rules';", "offsuit/walls"],
  [
    "a game's rules importing its words",
    "src/games/cards-vs-dice/rules/state.ts",
    "export * from '../words/words';",
    "offsuit/walls",
  ],
  ["a game importing the catalogue", GAME, "export * from '../index';", "offsuit/walls"],
  ["the table importing a game", TABLE, "export * from '../games/cards-vs-dice/table';", "offsuit/walls"],
  [
    "a folder of the table importing one above it",
    TABLE,
    "export * from '../panel/panels';",
    "offsuit/walls",
  ],
  [
    "a bare call of another script",
    "src/table/game/flow.ts",
    "export const f = (o: GObject): unknown => o.call('x');",
    "no-restricted-syntax",
  ],
  ["the emulator importing the table", EMULATOR, "export * from '../table/stage';", "offsuit/walls"],
  [
    "the emulator importing a game",
    EMULATOR,
    "export type { tableGame } from '../games/cards-vs-dice/table';",
    "offsuit/walls",
  ],
  ["the table importing the preview", TABLE, "export * from '../preview/page';", "offsuit/walls"],
  ["the emulator importing the preview", EMULATOR, "export * from '../preview/protocol';", "offsuit/walls"],
  ["the protocol importing the kit", PROTOCOL, "export * from '../kit/data/data';", "offsuit/walls"],
  ["the preview's Lua importing its page", EMULATION, "export * from '../page/space';", "offsuit/walls"],
  ["the preview's Lua importing a game", EMULATION, "export * from '../../games/index';", "offsuit/walls"],
  ["the page importing the emulator", PAGE, "export * from '../../emulator/index';", "offsuit/walls"],
  ["the Lua host importing the page", HOST, "export * from '../preview/page/space';", "offsuit/walls"],
  ["a regular expression in the preview's Lua", EMULATION, "export const r = /x/;", "no-restricted-syntax"],
  ["a cast on the page", PAGE, "export const f = (a: unknown) => a as string;", CASTS],
  ["a file of 401 lines", KIT, "export const n = 1;\n".repeat(401), "max-lines"],
  [
    "a function of 150 lines",
    KIT,
    `export function f(n: number): void {\n${"f(n + 1);\n".repeat(150)}}`,
    "max-lines-per-function",
  ],
];

/** Code that looks like the above and is sound. */
const ACCEPTED: [what: string, file: string, code: string][] = [
  ["numbers in order", KIT, "export const f = (a: number, b: number) => a < b;"],
  [
    "a const in the body of a loop",
    KIT,
    "export const f = (g: (h: () => number) => void) => { for (let i = 0; i < 3; i++) { const n = i; g(() => n); } };",
  ],
  [
    "continue in a loop in a switch",
    KIT,
    "export const f = (a: number[]) => { switch (a.length) { case 1: { let m = 0; for (const n of a) { if (n < 0) { continue; } m += n; } return m; } default: return 0; } };",
  ],
  [
    "continue behind a switch in a loop",
    KIT,
    "export const f = (a: number[], g: (n: number) => void) => { for (const n of a) { switch (n) { case 1: break; default: g(n); } if (n > 1) { continue; } g(1); } };",
  ],
  ["whether a text is empty", KIT, "export const f = (s: string) => s.length === 0;"],
  ["whether a text holds another", KIT, "export const f = (s: string) => s.indexOf('x') >= 0;"],
  [
    "what stands behind a known beginning",
    KIT,
    "export const f = (s: string, p: string) => (s.startsWith(p) ? s.slice(p.length) : s);",
  ],
  ["the length of a list", KIT, "export const f = (s: string[]) => s.slice(0, s.length - 1);"],
  ["letters of a constant", KIT, "const A = 'abc'; export const f = (n: number) => A.slice(n, n + 1);"],
  ["digits of a number", KIT, "export const f = (n: number) => `${n}`.padStart(3).length;"],
  ["letters of one of some names", KIT, "export const f = (s: 'a' | 'b') => s.charAt(0);"],
  [
    "letters of what is marked as ASCII",
    KIT,
    "import type { Ascii } from './ascii'; export const f = (s: Ascii) => s.slice(1, 3).length;",
  ],
  ["a plain find", TABLE, "export const f = (s: string) => string.find(s, 'x', 1, true)[0] !== undefined;"],
  ["counting letters in a spec", SPEC, "export const f = (s: string) => s.length > 26;"],
  ["as const", KIT, "export const a = [1, 2] as const;"],
  [
    "own things with the names of TTS's",
    KIT,
    "const group = 1; export const f = (self: number) => self + group;",
  ],
  ["pcall at the table", TABLE, "export const f = (g: (this: void) => void) => pcall(g);"],
  ["a name of TTS at the table", TABLE, "export const f = () => getObjectFromGUID('abcdef');"],
  ["a game importing the kit", GAME, "export type { Card } from '../../kit/data/cards';"],
  ["the preview's Lua importing the emulator", EMULATION, "export * from '../../emulator/index';"],
  ["the page importing the protocol", PAGE, "export * from '../protocol';"],
  ["a regular expression and null on the page", PAGE, "export const r = [/x/, null];"],
  ["a promise on the page", PAGE, "export const later = Promise.resolve(1);"],
  [
    "a spec importing everything",
    SPEC,
    "export type { tableGame } from '../../src/games/cards-vs-dice/table';",
  ],
];

/** A piece of code, what is declared in it told apart from the same names in other pieces. */
function withOwnNames(code: string, number: number): string {
  const names = [...code.matchAll(/\b(?:const|function\*?|class) ([a-z]\w*)/gi)].map(([, name = ""]) => name);
  return names.reduce(
    (text, name) => text.replaceAll(new RegExp(`\\b${name}\\b`, "g"), `${name}${number}`),
    code,
  );
}

/**
 * Lints pieces of code as if they stood one below the other in a file that exists, and lists for each the rules that
 * complain. One after the other they would take half a second each, because types are read again every time.
 */
async function complaints(file: string, pieces: readonly string[]): Promise<string[][]> {
  const texts = pieces.map(withOwnNames);
  const [result] = await eslint.lintText(texts.join("\n"), { filePath: `${ROOT}/${file}` });
  let first = 1;
  return texts.map((text) => {
    const [from, to] = [first, first + text.split("\n").length];
    first = to;
    const messages = (result?.messages ?? []).filter(({ line }) => line >= from && line < to);
    return messages.map(({ ruleId, message }) => ruleId ?? message);
  });
}

/** The complaints about each of the pieces, those of a file read together; pieces of many lines are alone. */
async function complaintsByPiece(pieces: readonly { file: string; code: string }[]): Promise<string[][]> {
  const found: string[][] = pieces.map(() => []);
  const groups = new Map<string, number[]>();
  pieces.forEach(({ file, code }, index) => {
    const key = code.split("\n").length > 100 ? `${file} ${index}` : file;
    groups.set(key, [...(groups.get(key) ?? []), index]);
  });
  for (const places of groups.values()) {
    const group = places.flatMap((index) => pieces[index] ?? []);
    const lists = await complaints(
      group[0]?.file ?? "",
      group.map(({ code }) => code),
    );
    places.forEach((index, order) => (found[index] = lists[order] ?? []));
  }
  return found;
}

describe("the lint rules", () => {
  let found: string[][] = [];

  before(async () => {
    const pieces = [...REFUSED, ...ACCEPTED].map(([, file, code]) => ({ file, code }));
    found = await complaintsByPiece(pieces);
  });

  REFUSED.forEach(([what, file, , rule], index) => {
    it(`refuse ${what} (${file})`, () => {
      const rules = found[index] ?? [];
      assert.ok(rules.includes(rule), `expected ${rule}, found: ${rules.join(", ")}`);
    });
  });
  ACCEPTED.forEach(([what, file], index) => {
    it(`accept ${what} (${file})`, () => {
      assert.deepEqual(found[REFUSED.length + index], []);
    });
  });
});
