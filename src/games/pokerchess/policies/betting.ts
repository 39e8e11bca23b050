import { RANKS } from "../../../kit/cards";
import type { ShowdownOdds } from "../odds";
import type { Action } from "../state";
import { chanceIfTheyFold, chanceOfFold, chanceOfShowdown, type Duel } from "./duel";
import type { Count, Showdowns } from "./showdowns";

/** How often an opponent calls who should rather fold. */
const STUBBORN = 0.8;

/** How likely each rank of a hidden card is; weights that need not add up to 1. */
type Range = readonly number[];

/** What is believed of both hands while a bet is chosen. */
export interface Beliefs {
  /** The ranks of their hidden card. */
  theirs: Range;
  /** The ranks of one's own hidden card, as they must believe of somebody who bets. */
  own: Range;
  /** By rank of their hidden card, the odds of one's own range against it. */
  feared: ShowdownOdds[];
}

/** By what power the rank of a hand among all that may be held counts for somebody who bets. */
const BETTOR = 1;
/** How sharply an opponent tells a call from a fold by the chance to win. */
const CERTAINTY = 30;

/** By rank of theirs, the odds of any hand of one's own against it. */
export function oddsByRank({ all }: Showdowns, own: Range): ShowdownOdds[] {
  return all.map((row) => mean(row, own));
}

/**
 * What ranks either side rather holds after enough boards were drawn. `eagerness` tells how much the opponent has bet: 0 for
 * not at all.
 */
export function rangesOf(
  { counts, ownInAll }: Showdowns,
  odds: readonly ShowdownOdds[],
  eagerness: number,
): Pick<Beliefs, "theirs" | "own"> {
  return {
    theirs: inclined(
      counts,
      odds.map((each) => 1 - shareOf(each)),
      eagerness,
    ),
    own: inclined(
      counts,
      ownInAll.map(({ wins, ties, of }) => (of === 0 ? 0 : (wins + ties / 2) / of)),
      BETTOR,
    ),
  };
}

/** How likely each rank is for somebody who rather holds good hands, by a power of the share of hands that are worse. */
function inclined(counts: readonly number[], shares: readonly number[], power: number): number[] {
  let total = 0;
  for (const count of counts) total += count;
  return counts.map((count, rank) => {
    if (count === 0) return 0;
    let worse = count / 2;
    for (let other = 0; other < counts.length; other++) {
      if ((shares[other] ?? 0) < (shares[rank] ?? 0)) worse += counts[other] ?? 0;
    }
    return count * (worse / total) ** power;
  });
}

function shareOf({ win, tie }: ShowdownOdds): number {
  return win + tie / 2;
}

/** The odds over all counted hands, each as likely as its weight. */
function mean(counts: readonly (Count | undefined)[], weights: Range): ShowdownOdds {
  let win = 0;
  let tie = 0;
  let total = 0;
  for (let rank = 0; rank < RANKS.length; rank++) {
    const weight = weights[rank] ?? 0;
    const count = counts[rank];
    if (weight === 0 || count === undefined || count.of === 0) continue;
    win += (weight * count.wins) / count.of;
    tie += (weight * count.ties) / count.of;
    total += weight;
  }
  return total === 0 ? { win: 0.5, tie: 0 } : { win: win / total, tie: tie / total };
}

/** The chance to win the game that an action of the betting gives. */
export function chanceOfBet(duel: Duel, { own }: Showdowns, beliefs: Beliefs, action: Action): number {
  switch (action.kind) {
    case "check":
    case "call":
      return chanceOfShowdown(duel, 0, mean(own, beliefs.theirs));
    case "raise":
      return chanceOfRaise(duel, own, beliefs, action.amount);
    default:
      return chanceOfFold(duel);
  }
}

/** Against each card of theirs a raise makes them fold, if it looks better to them, or leads to a showdown. */
function chanceOfRaise(
  duel: Duel,
  own: readonly Count[],
  { theirs, feared }: Beliefs,
  raise: number,
): number {
  const folded = chanceIfTheyFold(duel);
  let chance = 0;
  let total = 0;
  for (let rank = 0; rank < RANKS.length; rank++) {
    const weight = theirs[rank] ?? 0;
    const count = own[rank];
    const fear = feared[rank];
    if (weight === 0 || count === undefined || count.of === 0 || fear === undefined) continue;
    const folds = (1 - STUBBORN) / (1 + Math.exp(CERTAINTY * (folded - chanceOfShowdown(duel, raise, fear))));
    const called = chanceOfShowdown(duel, raise, { win: count.wins / count.of, tie: count.ties / count.of });
    chance += weight * (folds * folded + (1 - folds) * called);
    total += weight;
  }
  return total === 0 ? 0 : chance / total;
}
