import { tokenTypes, type Token } from "luaparse";
import { copiedLocals, withoutCopies } from "./copied-locals";
import { resolve, type Scopes } from "./lua-scopes";
import { parseLua, tokensOf, type Span } from "./lua-syntax";
import { mergedLocals, type Merged } from "./merge-locals";

/** The table of everything that a bundle's modules export: no local variable gets this name. */
export const EXPORTS = "R";

/** Lua in as few letters as its lines allow. */
export interface Minified {
  code: string;
  /** For each line of the code, the line that its first token came from, counted from 1. */
  lines: number[];
}

/** What to rewrite. Places are counted from the start of the text. */
export interface Rewriting {
  /** What to write in the place of the token at a place. */
  texts: ReadonlyMap<number, string>;
  /** From where to where nothing is written; by whole statements, arguments, or fields. */
  left: readonly Span[];
  /** Where locals are declared whose every mention is rewritten or left out: they need no name. */
  unseen: ReadonlySet<number>;
}

/** A token as it is written. */
interface Written {
  type: number;
  text: string;
  line: number;
}

/** The tokens of one line. */
interface Line {
  group: number | undefined;
  words: Written[];
}

const NOTHING: Rewriting = { texts: new Map(), left: [], unseen: new Set() };

/**
 * Lua of the same meaning in fewer letters: short names for local variables, one declaration for those that follow one
 * another, no spaces or comments that are not needed, and quotes that need no escape in JSON. A new line begins wherever
 * `groupOf` gives the line of a token another number than that of the token before and something can go wrong in it, so
 * that an error message still names the place; undefined counts as the same. Raises an error for text that is not Lua 5.2.
 */
export function minify(
  code: string,
  groupOf: (line: number) => number | undefined,
  rewriting: Rewriting = NOTHING,
): Minified {
  const { chunk, blocks } = parseLua(code);
  const copies = copiedLocals(blocks, resolve(chunk).locals, rewriting.unseen);
  const left = [...rewriting.left, ...copies.declarations];
  const unseen = new Set([...rewriting.unseen, ...copies.originals.keys()]);
  const { locals, globals } = resolve(chunk, unseen);
  const scopes: Scopes = { locals: withoutCopies(locals, copies), globals };
  const tokens = tokensOf(code);
  const merged = mergedLocals(tokens, blocks, scopes.locals, new Set(left.map(([from]) => from)));
  const names = new Map([...shortNames(scopes, unseen), ...rewriting.texts]);
  const lines = linesOf(arranged(code, tokens, merged, { texts: names, left }), groupOf);
  return {
    code: lines.map(({ words }) => joined(words)).join("\n"),
    lines: lines.map(({ words }) => words[0]?.line ?? 1),
  };
}

/** The tokens in the order in which they have to be written; nothing is where something is left out. */
function arranged(
  code: string,
  tokens: readonly Token[],
  merged: ReadonlyMap<number, Merged>,
  { texts, left }: Pick<Rewriting, "texts" | "left">,
): Written[] {
  const ends = new Map(left);
  const words: Written[] = [];
  const put = (index: number, line?: number, text?: string): void => {
    const token = tokens[index];
    if (token === undefined) return;
    words.push({ type: token.type, text: text ?? writtenAs(token, code, texts), line: line ?? token.line });
  };
  const putMerged = (first: number, { names, values }: Merged): void => {
    const line = tokens[first]?.line;
    put(first);
    names.forEach(([from, to], place) => {
      if (place > 0) put(first, line, ",");
      for (let index = from; index < to; index++) put(index, line);
    });
    put(first, line, "=");
    values.forEach((value, place) => {
      // Lua counts the reading of a field to the line of the token behind it.
      if (place > 0) put(first, words.at(-1)?.line, ",");
      putAll(value);
    });
  };
  const putAll = ([from, to]: Span): void => {
    let skipped = 0;
    for (let index = from; index < to; index++) {
      const place = tokens[index]?.range[0] ?? 0;
      skipped = Math.max(skipped, ends.get(place) ?? 0);
      const run = merged.get(index);
      if (place < skipped) continue;
      if (run === undefined) put(index);
      else {
        putMerged(index, run);
        index = run.end - 1;
      }
    }
  };
  putAll([0, tokens.length]);
  return words;
}

function linesOf(words: readonly Written[], groupOf: (line: number) => number | undefined): Line[] {
  const groups: Line[] = [];
  for (const word of words) {
    const last = groups.at(-1);
    const group = groupOf(word.line) ?? last?.group;
    if (last === undefined || group !== last.group) groups.push({ group, words: [word] });
    else last.words.push(word);
  }
  const lines: Line[] = [];
  for (const group of groups) {
    const last = lines.at(-1);
    if (last === undefined || (group.group !== last.group && canFail(group.words))) lines.push(group);
    else last.words.push(...group.words);
  }
  return lines;
}

/** What calls, indexes, computes or compares values; everything else that Lua can do is safe beside any of them. */
const FALLIBLE = new Set("( [ . : + - * / % ^ .. # < > <= >= for".split(" "));

function canFail(words: readonly Written[]): boolean {
  return words.some(({ type, text }, index) => {
    const before = words[index - 1];
    // A text or table right behind a name is an argument.
    const isArgument = type === tokenTypes.StringLiteral || text === "{";
    const follows =
      before === undefined || before.type === tokenTypes.Identifier || /[)\]'"}]$/.test(before.text);
    // The table of the exports of a bundle's modules always exists, even if it is empty.
    const isImport = text === "." && before?.text === EXPORTS;
    const isHarmless = isImport || (text === "(" && isHeader(words, index));
    return (FALLIBLE.has(text) && !isHarmless) || (isArgument && follows);
  });
}

/** Whether a parenthesis begins the parameters of a function that is only declared here. */
function isHeader(words: readonly Written[], parenthesis: number): boolean {
  let index = parenthesis - 1;
  while (words[index]?.type === tokenTypes.Identifier || words[index]?.text === ".") index--;
  return words[index]?.text === "function";
}

function joined(words: readonly Written[]): string {
  let text = "";
  for (const word of words) text += needsSpace(text, word.text) ? ` ${word.text}` : word.text;
  return text;
}

function writtenAs({ type, range }: Token, code: string, texts: ReadonlyMap<number, string>): string {
  const raw = code.slice(...range);
  // A quotation mark is two letters in the JSON of a save, an apostrophe one.
  const quoted =
    type === tokenTypes.StringLiteral && /^"[^'"\\]*"$/.test(raw) ? `'${raw.slice(1, -1)}'` : raw;
  return texts.get(range[0]) ?? quoted;
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

/** A short name for every place where a local variable is named: the shortest for the depths that are named most. */
function shortNames({ locals, globals }: Scopes, unseen: ReadonlySet<number>): Map<number, string> {
  const named = locals.filter(({ places: [declared = -1] }) => !unseen.has(declared));
  const uses: number[] = [];
  for (const { places, depth } of named) uses[depth] = (uses[depth] ?? 0) + places.length;
  const ranks: number[] = [];
  const depths = [...uses.keys()].sort((one, other) => (uses[other] ?? 0) - (uses[one] ?? 0) || one - other);
  depths.forEach((depth, rank) => {
    ranks[depth] = rank;
  });
  const alphabet = namesBut(new Set(globals.keys()));
  const names = new Map<number, string>();
  for (const { places, depth } of named)
    for (const place of places) names.set(place, alphabet(ranks[depth] ?? depth));
  return names;
}

/** Without R, which bundles have for themselves, and without digits, for names with one are those of the compiler's library. */
const LETTERS = Array.from("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQSTUVWXYZ_");
const KEYWORDS =
  "and break do else elseif end false for function goto if in local nil not or repeat return then true until while";

/** The shortest names first, without Lua's own words and without those that are taken. Raises an error when all are. */
export function namesBut(taken: ReadonlySet<string>): (index: number) => string {
  const reserved = new Set([...KEYWORDS.split(" "), ...taken]);
  const pairs = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const names = [...LETTERS, ...pairs].filter((name) => !reserved.has(name));
  return (index) => {
    const name = names[index];
    if (name === undefined) throw new Error(`More than ${names.length} names are needed.`);
    return name;
  };
}
