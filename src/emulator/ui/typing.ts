import { UTF8_CHARACTER } from "../lua/utf8";

/**
 * The texts that a field shows one key after the other, while somebody types `text` into it. `allowed` is a pattern for the
 * characters that the field takes (undefined: all), `limit` how many it takes (0: any number).
 */
export function keystrokes(text: string, allowed: string | undefined, limit: number): string[] {
  const stages: string[] = [];
  let typed = "";
  for (const [character] of string.gmatch(text, UTF8_CHARACTER)) {
    if (character === undefined || (limit > 0 && stages.length >= limit)) break;
    if (allowed !== undefined && string.match(character, allowed)[0] === undefined) continue;
    typed += character;
    stages.push(typed);
  }
  return stages.length === 0 ? [""] : stages;
}
