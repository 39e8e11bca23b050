import type { Sentences, Translations } from "../../src/kit/language";

/** Sentences by their keys, those of groups as `GROUP.key`. */
export function flattened(sentences: Translations<Sentences>["de"]): Record<string, string> {
  const flat: Record<string, string> = {};
  for (const [key, value] of Object.entries(sentences ?? {})) {
    if (typeof value === "string") flat[key] = value;
    else for (const [inner, sentence] of Object.entries(flattened(value))) flat[`${key}.${inner}`] = sentence;
  }
  return flat;
}

/** The names in a sentence for which values are put in, in order and each once. */
export function placesOf(sentence: string): string[] {
  const places: string[] = [];
  for (const part of sentence.split("{").slice(1)) {
    const place = part.split("}")[0] ?? "";
    if (!places.includes(place)) places.push(place);
  }
  return places.sort((a, b) => order(a, b));
}

/** A sentence without its places. */
export function withoutPlaces(sentence: string): string {
  const [first = "", ...parts] = sentence.split("{");
  return first + parts.map((part) => part.split("}")[1] ?? "").join("");
}

function order(a: string, b: string): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const difference = a.charCodeAt(i) - b.charCodeAt(i);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}
