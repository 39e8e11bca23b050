/**
 * A branch of a tree of texts that is kept as one text. A search cuts out the way to what it looks for and nothing else,
 * because Tabletop Simulator's Lua takes milliseconds to go through a long text. A branch is
 *
 *     KEY=LENGTH;KEY>LENGTH/BYTES;...
 *
 * in its first line, and behind it, without anything between them, what is under each key: a text (`=`) or a branch
 * (`>`). A length is in characters as TTS counts them, UTF-16 units; where plain Lua counts more, its bytes are
 * behind the slash. scripts/build/phrases.ts writes such texts.
 * @noSelf
 */
export interface TextBranch {
  /** The text under a key; undefined if there is none, or a branch. */
  text: (key: string) => string | undefined;
  /** The branch under a key; undefined if there is none, or a text. */
  branch: (key: string) => TextBranch | undefined;
  /** Every key, in the order in which they were written. */
  keys: readonly string[];
}

/* eslint-disable offsuit/letters -- Lengths are written down in either count, and the first line of a branch is ASCII. */

/** The branches of two texts in one text. Either may hold nothing. */
export function joinedBranches(first: string, second: string): string {
  const [firstHeader, firstTexts] = parted(first);
  const [secondHeader, secondTexts] = parted(second);
  if (firstHeader === "" || secondHeader === "") return firstHeader === "" ? second : first;
  return `${firstHeader};${secondHeader}\n${firstTexts}${secondTexts}`;
}

/** The first line of a branch, empty if there is none, and all behind it. */
function parted(text: string): LuaMultiReturn<[header: string, texts: string]> {
  const end = text.indexOf("\n");
  if (end < 0) return $multi("", "");
  return $multi(string.sub(text, 1, end), string.sub(text, end + 2));
}

/** Whether this Lua counts a text's bytes: TTS counts units, and this letter has one. */
const COUNTS_BYTES = string.sub("é", 1, 1) !== "é";

/** The branch that a text holds; a text that is none has nothing in it. */
export function textBranch(text: string): TextBranch {
  // Not a table for each key: in the frame in which a language changes, a thousand keys are read.
  const kinds: Record<string, string> = {};
  const firsts: Record<string, number> = {};
  const lengths: Record<string, number> = {};
  const keys: string[] = [];
  const end = text.indexOf("\n");
  const header = end < 0 ? "" : string.sub(text, 1, end);
  let first = end + 2;
  for (const [key, kind, units, bytes] of string.gmatch(header, "([^=>;]+)([=>])(%d+)/?(%d*)")) {
    const length = tonumber(COUNTS_BYTES && bytes !== "" ? bytes : units) ?? 0;
    if (key !== undefined && kind !== undefined) {
      kinds[key] = kind;
      firsts[key] = first;
      lengths[key] = length;
      keys[keys.length] = key;
    }
    first += length;
  }
  const cut = (key: string, kind: string): string | undefined => {
    const first = firsts[key] ?? 0;
    return kinds[key] === kind ? string.sub(text, first, first + (lengths[key] ?? 0) - 1) : undefined;
  };
  return {
    text: (key) => cut(key, "="),
    branch: (key) => {
      const found = cut(key, ">");
      return found === undefined ? undefined : textBranch(found);
    },
    keys,
  };
}
