import { findPattern } from "./host";
import { utf8Character } from "./utf8";

/**
 * Turns what TTS's interpreter accepts beyond Lua 5.2 into Lua 5.2: a byte order mark, `!=` for `~=`, and `\u{...}` in
 * strings. Comments and other strings stay as they are, and so do all line numbers. Lambdas are turned for the mods of others (foreign.ts).
 */
export function translate(source: string): string {
  const text = string.sub(source, 1, 3) === "\ufeff" ? string.sub(source, 4) : source;
  const needed = findPattern(text, "!=")[0] !== undefined || findPattern(text, "\\u{")[0] !== undefined;
  return needed ? translateTokens(text) : text;
}

function translateTokens(text: string): string {
  const parts: string[] = [];
  let from = 1;
  for (;;) {
    const [mark] = findPattern(text, "[\"'%-%[!]", from);
    if (mark === undefined) {
      parts.push(string.sub(text, from));
      return parts.join("");
    }
    parts.push(string.sub(text, from, mark - 1));
    const end = endOfToken(text, mark);
    parts.push(translateToken(string.sub(text, mark, end)));
    from = end + 1;
  }
}

/** The last byte of the string, comment or operator that begins at `start`. */
export function endOfToken(text: string, start: number): number {
  const first = string.sub(text, start, start);
  if (first === "!") return string.sub(text, start + 1, start + 1) === "=" ? start + 1 : start;
  if (first === "[") return endOfLongBracket(text, start) ?? start;
  if (first === "-") {
    if (string.sub(text, start + 1, start + 1) !== "-") return start;
    return endOfLongBracket(text, start + 2) ?? findPattern(text, "[^\n]*", start)[1] ?? start;
  }
  return endOfString(text, start, first);
}

/** The end of `[[...]]` or `[==[...]==]`, if one begins at `start`. */
function endOfLongBracket(text: string, start: number): number | undefined {
  const [, opened, level] = findPattern(text, "^%[(=*)%[", start);
  if (opened === undefined) return undefined;
  const [, closed] = string.find(text, `]${level ?? ""}]`, opened + 1, true);
  return closed ?? text.length;
}

/** The closing quote of a string, or the end of its line where it is not closed. */
function endOfString(text: string, start: number, quote: string): number {
  let place = start + 1;
  for (;;) {
    const [mark] = findPattern(text, `[\\\n${quote}]`, place);
    if (mark === undefined) return text.length;
    if (string.sub(text, mark, mark) !== "\\") return mark;
    place = mark + 2;
  }
}

function translateToken(token: string): string {
  if (token === "!=") return "~=";
  if (findPattern(token, "^[\"']")[0] === undefined) return token;
  // Every escape is taken whole, so the u after an escaped backslash is not mistaken for one.
  const [translated] = string.gsub(token, "(\\.)([^\\]*)", (escape, rest) => {
    const [digits, after] = string.match(rest, "^{(%x+)}(.*)$");
    if (escape !== "\\u" || digits === undefined || after === undefined) return escape + rest;
    return escapedBytes(utf8Character(tonumber(digits, 16) ?? 0)) + after;
  });
  return translated;
}

/** Bytes as `\ddd`, which every Lua reads. */
function escapedBytes(bytes: string): string {
  let escaped = "";
  for (const place of $range(1, bytes.length)) escaped += string.format("\\%03d", string.byte(bytes, place));
  return escaped;
}
