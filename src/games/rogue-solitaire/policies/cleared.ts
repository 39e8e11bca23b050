import { newWorths, type Worths } from "./fighting";
import thousandths from "./cleared-worths.json";

const THOUSANDTHS: readonly (readonly number[])[] = thousandths;

/**
 * What it is worth to clear a floor: that floor, and those that are expected to follow with a deck of every card. Computing it
 * takes millions of instructions, so it is a table, which `spec/rogue-solitaire/cleared.spec.ts` recalculates.
 * @param mostJokers the Jokers at the start, from 1 to 9
 */
export function clearedWorths(mostJokers: number): Worths {
  const worths = newWorths(mostJokers);
  const known = THOUSANDTHS[mostJokers - 1] ?? [];
  for (let place = 0; place < worths.length; place++) worths[place] = (known[place] ?? 0) / 1000;
  return worths;
}
