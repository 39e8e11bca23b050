/**
 * Why something may not be done: the number of the rule that forbids it, a name for the reason that the game's
 * words turn into a sentence, and the values that the sentence mentions. Each game has its own union of reasons, so
 * that its words know a sentence for every one.
 */
export interface Refusal<Reason extends string = string> {
  kind: "refusal";
  rule: string;
  reason: Reason;
  values: Record<string, string | number>;
}

/** Makes a refusal; `rule` is the number that a player can look up, such as `CVD-5.2`. */
export function refuse<Reason extends string>(
  rule: string,
  reason: Reason,
  values: Record<string, string | number> = {},
): Refusal<Reason> {
  return { kind: "refusal", rule, reason, values };
}
