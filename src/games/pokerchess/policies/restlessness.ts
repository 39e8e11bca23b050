import type { Seen } from "../state";

/** After how many turns without an attack moves begin to be chosen at random. */
const PATIENCE = 10;
/** How much more so with every turn, as a share of what is at stake. */
const RESTLESS = 0.005;
/** Some moves are as good as others: even at once they are told apart by chance. */
const WHIM = 0.0005;

/** By how much chance may move the worth of a move, so that two computer players do not go round in circles for ever. */
export function restlessnessIn({ quiet }: Seen): number {
  return WHIM + RESTLESS * Math.max(0, quiet - PATIENCE);
}
