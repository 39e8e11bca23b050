import type { Hints, Motive } from "./advice";
import { text } from "../words/catalogue";
import { fill, percent, signOf, type Values } from "../words/words";

/** How hints and reviews show values that are win chances. */
export const CHANCES: Pick<Hints<never, never>, "worth" | "change"> = {
  worth: (value) => fill(text().CHANCES.worth, { chance: percent(value) }),
  change: (value) => {
    const chance = percent(Math.abs(value));
    return fill(text().CHANCES.change, { sign: signOf(value, chance), chance });
  },
};

/**
 * The sentence of a reason with its figures: chances in per cent as `{chance}` and, without the choice, `{without}`; `{amount}` as it
 * is, `{thing}` as the game names it.
 */
export function motiveSentence(
  sentence: string,
  { odds, without, amount, thing }: Motive,
  named?: (this: void, thing: string) => string,
): string {
  const values: Values = {};
  if (odds !== undefined) values["chance"] = percent(odds);
  if (without !== undefined) values["without"] = percent(without);
  if (amount !== undefined) values["amount"] = amount;
  if (thing !== undefined) values["thing"] = thing;
  return fill(sentence, values, named);
}
