/** What one question of a check has come to, with both sides as text. */
export type Finding = { check: string; fact: string } & (
  | { kind: "compared"; what: string; expected: string; found: string; alike: boolean }
  | { kind: "noted"; what: string; found: string }
  | { kind: "doubt"; name: string; answer: boolean }
  | { kind: "measured"; path: string; found: number; tolerance: number }
  | { kind: "unanswered"; why: string }
);

/** A value as the report shows it: texts in quotes, whole numbers without a point, others to a thousandth. */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "string") return `"${value}"`;
  if (typeof value !== "number") return tostring(value);
  return value === Math.floor(value) ? string.format("%d", value) : string.format("%.3f", value);
}
