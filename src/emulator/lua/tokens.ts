import { endOfToken } from "./dialect";
import { findPattern } from "./host";

/** A token of Lua; `at` is its first byte, from 1. */
export interface Token {
  readonly kind: "name" | "string" | "other";
  readonly text: string;
  readonly at: number;
}

const KEYWORDS: ReadonlySet<string> = new Set([
  ...["and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in"],
  ...["local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while"],
]);

/** The tokens of a script, without comments. What is no Lua becomes tokens of one byte. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let count = 0;
  let at = 1;
  for (;;) {
    const [start] = findPattern(text, "%S", at);
    if (start === undefined) return tokens;
    const token = tokenAt(text, start);
    if (token !== undefined) tokens[count++] = token;
    at = start + (token === undefined ? endOfToken(text, start) - start + 1 : token.text.length);
  }
}

/** The token that begins at a byte; nothing where a comment does. */
function tokenAt(text: string, at: number): Token | undefined {
  const [word] = string.match(text, "^[%a_][%w_]*", at);
  if (word !== undefined) return { kind: KEYWORDS.has(word) ? "other" : "name", text: word, at };
  const [number] = string.match(text, "^%.?%d[%w%.]*", at);
  if (number !== undefined) return { kind: "other", text: withExponent(text, at, number), at };
  const first = string.sub(text, at, at);
  if (first === "-" && string.sub(text, at + 1, at + 1) === "-") return undefined;
  const isLong = first === "[" && findPattern(text, "^%[=*%[", at)[0] !== undefined;
  if (first === '"' || first === "'" || isLong)
    return { kind: "string", text: string.sub(text, at, endOfToken(text, at)), at };
  const [operator] = string.match(text, "^%.%.%.?", at);
  const [comparison] = string.match(text, "^[=~!<>]=", at);
  return { kind: "other", text: operator ?? comparison ?? first, at };
}

/** A number with the sign of its exponent: `1e-5`. */
function withExponent(text: string, at: number, number: string): string {
  const isHexadecimal = findPattern(number, "^0[xX]")[0] !== undefined;
  if (isHexadecimal || findPattern(number, "[eE]$")[0] === undefined) return number;
  const [exponent] = string.match(text, "^[%+%-]%d+", at + number.length);
  return number + (exponent ?? "");
}
