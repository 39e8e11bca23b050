import type { HeldCards, ShowdownOdds } from "../rules/odds";
import { holeOdds } from "../rules/odds";
import { runouts } from "../rules/runouts";

/** How many odds are remembered: those of the battles of the last turns. */
const MOST = 60;

/** The odds that have been found out, by the cards. */
let found: Record<string, ShowdownOdds | undefined> = {};
let count = 0;

function nameOf({ match, hidden, opposing, community }: HeldCards): string {
  return `${match}${hidden}${opposing}${community.join("")}`;
}

/**
 * The odds of a contestant's showdown if the other hidden card may be any: from a table before the flop, later exact, once
 * `oddsFinder` has found them out.
 */
export function knownOdds(cards: HeldCards): ShowdownOdds | undefined {
  const { match, hidden, opposing, community } = cards;
  return community.length === 0 ? holeOdds(match, hidden, opposing) : found[nameOf(cards)];
}

/** Finds these odds out, slice by slice, until it answers true. */
export function oddsFinder(cards: HeldCards): (this: void) => boolean {
  const think = runouts(cards);
  return () => {
    const odds = think();
    if (odds === undefined) return false;
    if (count === MOST) found = {};
    count = count === MOST ? 1 : count + 1;
    found[nameOf(cards)] = odds;
    return true;
  };
}
