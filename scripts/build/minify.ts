import ts from "typescript";
import { LuaTarget } from "typescript-to-lua";
import { getLuaLibExportToFeatureMap } from "typescript-to-lua/dist/LuaLib";
import { parse, tokenTypes, type Token } from "luaparse";
import { resolve } from "./lua-scopes";

/** Short names for the functions of the compiler's library, which are fields of that one table and of nothing else. */
const LIBRARY_NAMES: ReadonlyMap<string, string> = new Map(
  [...getLuaLibExportToFeatureMap(LuaTarget.Universal, ts.sys).keys()]
    .filter((name) => name.startsWith("__TS__"))
    .sort()
    .map((name, index) => [name, `_${index.toString(36)}`]),
);

/** Lua in as few letters as its lines allow. */
export interface Minified {
  code: string;
  /** For each line of the code, the line that its first token came from, counted from 1. */
  lines: number[];
}

/**
 * Lua of the same meaning in fewer letters: short names for local variables, no spaces or comments that are not needed,
 * and quotes that need no escape in JSON. A new line begins wherever `groupOf` gives the line of a token another number
 * than that of the token before, so that an error message still names the place; undefined counts as the same.
 * Raises an error for text that is not Lua 5.2.
 */
export function minify(code: string, groupOf: (line: number) => number | undefined): Minified {
  const names = shortNames(code);
  const lines: number[] = [];
  let text = "";
  let group: number | undefined;
  for (const token of tokensOf(code)) {
    const written = writtenAs(token, code, names);
    const own = groupOf(token.line) ?? group;
    if (own !== group || lines.length === 0) {
      if (lines.length > 0) text += "\n";
      lines.push(token.line);
      group = own;
    } else if (needsSpace(text, written)) text += " ";
    text += written;
  }
  return { code: text, lines };
}

function writtenAs({ type, range }: Token, code: string, names: ReadonlyMap<number, string>): string {
  const [from] = range;
  const raw = code.slice(...range);
  if (type === tokenTypes.Identifier) return names.get(from) ?? LIBRARY_NAMES.get(raw) ?? raw;
  // A quotation mark is two letters in the JSON of a save, an apostrophe one.
  return type === tokenTypes.StringLiteral && /^"[^'"\\]*"$/.test(raw) ? `'${raw.slice(1, -1)}'` : raw;
}

/** Whether two tokens would become another one without a space between them. */
function needsSpace(before: string, after: string): boolean {
  const last = before.at(-1) ?? "";
  const first = after.charAt(0);
  if (/\w/.test(last)) return /[\w]/.test(first) || (first === "." && /\d[\w.]*$/.test(before.slice(-20)));
  return (
    (last === "-" && first === "-") ||
    (last === "." && /[.\d]/.test(first)) ||
    (last === "[" && first === "[")
  );
}

function* tokensOf(code: string): Generator<Token> {
  const lexer = parse({ wait: true, luaVersion: "5.2", ranges: true, locations: true });
  lexer.write(code);
  for (let token = lexer.lex(); token.type !== tokenTypes.EOF; token = lexer.lex()) yield token;
}

/** A short name for every place where a local variable is named. */
function shortNames(code: string): Map<number, string> {
  const chunk = parse(code, { luaVersion: "5.2", ranges: true, comments: false });
  const { locals, globals } = resolve(chunk);
  const alphabet = namesBut(globals);
  const names = new Map<number, string>();
  for (const { places, depth } of locals) for (const place of places) names.set(place, alphabet(depth));
  return names;
}

/** Without R, which bundles have for themselves. */
const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQSTUVWXYZ_");
const KEYWORDS =
  "and break do else elseif end false for function goto if in local nil not or repeat return then true until while";

/** The shortest names first, without Lua's own words and without those that are taken. */
function namesBut(taken: ReadonlySet<string>): (index: number) => string {
  const reserved = new Set([...KEYWORDS.split(" "), ...taken]);
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const names = [...LETTERS, ...pairs].filter((name) => !reserved.has(name));
  return (index) => {
    const name = names[index];
    if (name === undefined) throw new Error(`A function of Lua has more than ${names.length} locals.`);
    return name;
  };
}
