import { shuffled, type Random } from "../../src/kit/data/random";
import { expectPresent } from "./expect";

/** Draws from some things in a random order, each of them once before any comes again. */
export function drawnInRounds<Thing>(things: readonly Thing[]): (this: void, random: Random) => Thing {
  let left: Thing[] = [];
  return (random) => {
    if (left.length === 0) left = shuffled(random, things);
    return expectPresent(left.pop());
  };
}
