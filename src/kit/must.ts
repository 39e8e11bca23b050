/**
 * The value, which is there unless we have made a mistake: then it raises an error that says what was expected. At a table
 * that ends at the door (`attempt` in src/table/guard.ts): everybody is told, and the table is drawn from the state again. For what
 * our own code has promised, never for what comes from outside.
 */
export function must<T>(value: T | undefined, what: string): T {
  // A text is all that survives in TTS and in Node alike.
  if (value === undefined) throw `expected ${what}`;
  return value;
}
