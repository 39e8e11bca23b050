import { endOfToken } from "./dialect";
import { findPattern, type Library } from "./host";
import { type Token, tokensOf } from "./tokens";

/**
 * Two things that TTS does and Lua cannot, for the mods of other people: a destroyed object equals nil, and lambdas
 * (`|x| x + 1`). A script is rewritten for them; strings, comments and line numbers stay as they are.
 */
export function translateForeign(text: string): string {
  return withGoneAsNil(withoutLambdas(text));
}

/** What stands for nil in comparisons: a name that no mod has. */
const MARKER = "NIL_OR_GONE";

/** A marker whose "<" asks whether something is nil or gone, and whose ">" asks whether it is neither. */
function nilMarker(isGone: (this: void, value: unknown) => boolean): object {
  const marker = {};
  const compare = (left: unknown, right: unknown): boolean => {
    const asksForNil = rawequal(right, marker);
    const value = asksForNil ? left : right;
    return asksForNil === (value === undefined || isGone(value));
  };
  const metatable = new LuaTable<string, unknown>();
  metatable.set("__lt", compare);
  return setmetatable(marker, metatable as LuaMetatable<object>);
}

/** Whether this Lua lets a table be compared with anything at all: LuaJIT does not. */
const COMPARES_ANYTHING = pcall(() => (5 as unknown as object) < nilMarker(() => false))[0];

/** Makes known to a script what its comparisons with nil are rewritten to. */
export function addNilMarker(globals: Library, isGone: (this: void, value: unknown) => boolean): void {
  if (COMPARES_ANYTHING) globals.set(MARKER, nilMarker(isGone));
}

/**
 * `x == nil` becomes a comparison with the marker, `x ~= nil` its opposite. All comparisons bind alike, so nothing
 * else of an expression changes.
 */
function withGoneAsNil(text: string): string {
  if (!COMPARES_ANYTHING) return text;
  const parts: string[] = [];
  let from = 1;
  for (;;) {
    const [mark] = findPattern(text, "[\"'%-%[]", from);
    if (mark === undefined) {
      parts.push(rewritten(string.sub(text, from)));
      return parts.join("");
    }
    parts.push(rewritten(string.sub(text, from, mark - 1)));
    const end = endOfToken(text, mark);
    parts.push(string.sub(text, mark, end));
    from = end + 1;
  }
}

function rewritten(code: string): string {
  const [isNil] = string.gsub(code, "==(%s*)nil%f[^%w_]", `<%1${MARKER}`);
  const [isNot] = string.gsub(isNil, "[~!]=(%s*)nil%f[^%w_]", `>%1${MARKER}`);
  const [nilIs] = string.gsub(isNot, "%f[%w_]nil(%s*)==", `${MARKER}%1>`);
  return string.gsub(nilIs, "%f[%w_]nil(%s*)[~!]=", `${MARKER}%1<`)[0];
}

/** Every lambda becomes a function: `|a, b| a + b` is `function(a, b) return a + b end`. */
function withoutLambdas(text: string): string {
  if (string.find(text, "|", 1, true)[0] === undefined) return text;
  const tokens = tokensOf(text);
  if (!tokens.some(({ text: word }) => word === "|")) return text;
  const edits: Edit[] = [];
  for (let place = 0; place < tokens.length; place++) lambdaAt(tokens, place, edits);
  return applied(text, edits);
}

/** A token that is replaced, or (with a length of 0) a place at which something is put in. */
interface Edit {
  readonly at: number;
  readonly length: number;
  readonly by: string;
}

/** Notes what has to change for the lambda that begins at a token, if one does. */
function lambdaAt(tokens: readonly Token[], place: number, edits: Edit[]): void {
  const bar = tokens[place];
  const close = closingBar(tokens, place);
  if (bar === undefined || close === undefined) return;
  // The second bar of one lambda is not the first of another.
  if (edits.some((edit) => edit.at === bar.at && edit.length > 0)) return;
  const last = tokens[endOfExpression(tokens, close + 1) - 1];
  const second = tokens[close];
  if (last === undefined || second === undefined) return;
  edits.push({ at: bar.at, length: 1, by: "function(" });
  edits.push({ at: second.at, length: 1, by: ") return " });
  edits.push({ at: last.at + last.text.length, length: 0, by: " end" });
}

/** The bar that ends the parameters of a lambda. */
function closingBar(tokens: readonly Token[], place: number): number | undefined {
  if (tokens[place]?.text !== "|") return undefined;
  let next = place + 1;
  while (tokens[next]?.kind === "name" || tokens[next]?.text === "," || tokens[next]?.text === "...") next++;
  return tokens[next]?.text === "|" ? next : undefined;
}

const UNARY: ReadonlySet<string> = new Set(["not", "-", "#"]);
const BINARY: ReadonlySet<string> = new Set([
  ...["+", "-", "*", "/", "%", "^", "..", "<", "<=", ">", ">=", "==", "~=", "!=", "and", "or"],
]);

/** The place behind the expression that begins at a token. */
function endOfExpression(tokens: readonly Token[], place: number): number {
  let at = place;
  for (;;) {
    while (UNARY.has(tokens[at]?.text ?? "")) at++;
    at = endOfOperand(tokens, at);
    if (!BINARY.has(tokens[at]?.text ?? "")) return at;
    at++;
  }
}

/** The place behind a value with all that is indexed and called on it. */
function endOfOperand(tokens: readonly Token[], place: number): number {
  const close = closingBar(tokens, place);
  if (close !== undefined) return endOfExpression(tokens, close + 1);
  const first = tokens[place];
  let at = endOfGroup(tokens, place);
  // Only a name or a bracket can be called or indexed.
  if (first === undefined || (first.kind !== "name" && first.text !== "(")) return at;
  for (;;) {
    const next = tokens[at];
    if (next === undefined) return at;
    if (next.text === "." || next.text === ":") at += 2;
    else if (next.kind === "string") at++;
    else if (next.text === "(" || next.text === "[" || next.text === "{") at = endOfGroup(tokens, at);
    else return at;
  }
}

const OPENING: ReadonlySet<string> = new Set(["(", "[", "{", "function", "do", "if", "repeat"]);
const CLOSING: ReadonlySet<string> = new Set([")", "]", "}", "end", "until"]);

/** The place behind a token, or behind the bracket or function that begins with it. */
function endOfGroup(tokens: readonly Token[], place: number): number {
  let depth = 0;
  for (let at = place; at < tokens.length; at++) {
    const text = tokens[at]?.text ?? "";
    if (OPENING.has(text)) depth++;
    else if (CLOSING.has(text)) depth--;
    if (depth <= 0) return at + 1;
  }
  return tokens.length;
}

function applied(text: string, edits: readonly Edit[]): string {
  // Insertions at one place stay in the order in which they were found, the innermost lambda's last.
  const sorted = edits.map((edit, order) => ({ ...edit, order }));
  sorted.sort((a, b) => (a.at === b.at ? a.order - b.order : a.at - b.at));
  const parts: string[] = [];
  let from = 1;
  for (const { at, length, by } of sorted) {
    parts.push(string.sub(text, from, at - 1), by);
    from = at + length;
  }
  parts.push(string.sub(text, from));
  return parts.join("");
}
