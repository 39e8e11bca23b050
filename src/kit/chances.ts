import type { Hints } from "./advice";
import { text } from "./catalogue";
import { fill, percent, signOf } from "./words";

/** How hints and reviews tell values that are chances to win. */
export const CHANCES: Pick<Hints<never, never>, "worth" | "change"> = {
  worth: (value) => fill(text().CHANCES.worth, { chance: percent(value) }),
  change: (value) => {
    const chance = percent(Math.abs(value));
    return fill(text().CHANCES.change, { sign: signOf(value, chance), chance });
  },
};
