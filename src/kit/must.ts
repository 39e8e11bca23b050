/**
 * Raises an error that says what was expected and is not there, because of a bug. At a table that ends at the
 * door (`attempt` in src/tts/errors.ts): everybody is told, and the table is drawn from the state again. For what our own code has
 * promised, never for what comes from outside. Where it matters how long a look-up takes: `known[key] ?? missing("a key")`.
 */
export function missing(what: string): never {
  // A text is all that survives in TTS and in Node alike.
  throw `expected ${what}`;
}

/** The value, which is there unless we have a bug (`missing`). */
export function must<T>(value: T | undefined, what: string): T {
  return value === undefined ? missing(what) : value;
}
