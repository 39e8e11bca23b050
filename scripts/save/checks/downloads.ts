import type { Check, Problem } from "./problem";

const ADDRESS = /(https?|file):\/\//i;
/** Texts that people read may mention a page. */
const READING: ReadonlySet<string> = new Set(["Note", "TabStates", "Description", "LuaScript"]);

/** The pictures of cards, in a save that was built with art. */
const WITH_ART: ReadonlySet<string> = new Set([...READING, "CustomDeck"]);

/** Nothing may have to be fetched from somewhere: an address that is dead one day would leave a white object. */
export const nothingToDownload: Check = (save) => addresses(save, [], READING);

/** As `nothingToDownload`, but for the pictures of cards. */
export const onlyCardsToDownload: Check = (save) => addresses(save, [], WITH_ART);

function addresses(value: unknown, path: readonly string[], allowed: ReadonlySet<string>): Problem[] {
  if (typeof value === "string") {
    if (!ADDRESS.test(value)) return [];
    return [{ where: path.join("."), sentence: `names something to download: ${value.slice(0, 80)}` }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !allowed.has(key))
    .flatMap(([key, inner]) => addresses(inner, [...path, key], allowed));
}
