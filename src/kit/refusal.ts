/**
 * Why something may not be done: the number of the rule that forbids it, a name for the reason that the game's
 * words turn into a sentence, and the values that the sentence mentions.
 */
export interface Refusal {
  kind: "refusal";
  rule: string;
  reason: string;
  values: Record<string, string | number>;
}

/** Makes a refusal; `rule` is the number that a player can look up, such as `CVD-5.2`. */
export function refuse(rule: string, reason: string, values: Record<string, string | number> = {}): Refusal {
  return { kind: "refusal", rule, reason, values };
}
