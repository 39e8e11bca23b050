/**
 * Raises an error that names what is missing because of a bug. At a table the entry point catches it (`attempt` in
 * src/tts/errors.ts), tells everybody and redraws the table from the state. Use it for what our own code has promised, never for
 * what comes from outside. Where it matters how long a look-up takes: `known[key] ?? missing("a key")`.
 */
export function missing(what: string): never {
  // A text is all that survives in TTS and in Node alike.
  throw `expected ${what}`;
}

/** The value, which is there unless we have a bug (`missing`). */
export function must<T>(value: T | undefined, what: string): T {
  return value === undefined ? missing(what) : value;
}
