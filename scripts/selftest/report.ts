/** What a self-test has found out, as its report says it in lines that begin with `doubt` and `measured`. */
export interface Found {
  doubts: Map<string, boolean>;
  constants: Map<string, Measurement>;
}

/** A constant as it was measured; of several measurements the largest, so pieces keep clear of one another. */
export interface Measurement {
  value: number;
  /** How far a value may be off that is good enough. */
  tolerance: number;
}

/** Reads a report. What it says for readers alone is passed over. */
export function readReport(text: string): Found {
  const doubts = new Map<string, boolean>();
  const constants = new Map<string, Measurement>();
  for (const [, name = "", answer] of text.matchAll(/^\s*doubt (\w+): (yes|no)\s*$/gm))
    doubts.set(name, answer === "yes");
  for (const [, path = "", value, tolerance] of text.matchAll(
    /^\s*measured ([\w.]+): (-?[\d.]+) \(\+-([\d.]+)\)\s*$/gm,
  )) {
    const measured = Math.max(Number(value), constants.get(path)?.value ?? -Infinity);
    constants.set(path, { value: measured, tolerance: Number(tolerance) });
  }
  return { doubts, constants };
}
