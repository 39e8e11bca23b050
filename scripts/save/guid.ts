import { createHash } from "node:crypto";

/** Gives every key a GUID of its own: six hexadecimal digits, the same in every build. */
export function createGuids(): (key: string) => string {
  const taken = new Set<string>();
  return (key) => {
    for (let attempt = 0; ; attempt++) {
      const guid = createHash("sha1").update(`${key} ${attempt}`).digest("hex").slice(0, 6);
      if (taken.has(guid)) continue;
      taken.add(guid);
      return guid;
    }
  };
}
