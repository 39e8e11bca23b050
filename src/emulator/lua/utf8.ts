/** A character as UTF-8; Lua 5.2 has no utf8 library. */
export function utf8Character(code: number): string {
  if (code < 128) return string.char(code);
  const tail = (shift: number): number => 128 + (math.floor(code / shift) % 64);
  if (code < 2048) return string.char(192 + math.floor(code / 64), tail(1));
  if (code < 65536) return string.char(224 + math.floor(code / 4096), tail(64), tail(1));
  return string.char(240 + math.floor(code / 262144), tail(4096), tail(64), tail(1));
}

const LEADING_BYTES = `%z${string.char(1)}-${string.char(127)}${string.char(194)}-${string.char(244)}`;
const FOLLOWING_BYTES = `${string.char(128)}-${string.char(191)}`;

/** A pattern that matches one character of UTF-8 text. */
export const UTF8_CHARACTER = `[${LEADING_BYTES}][${FOLLOWING_BYTES}]*`;
