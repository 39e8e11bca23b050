/** By how much a puzzle's best choice has to be better than any other, in parts of a game. */
const LEAST_MARGIN = 0.05;
/** How many games are played on at first, and what the best choice has to win in them, and to win more than another. */
const GLANCE = 16;
const GLANCE_MARGIN = 0.15;
const GLANCE_WINS = 0.2;
/** The numbers of games after which a choice may be found worse, and the number of the first of them. */
const LOOKS: readonly number[] = [64, 128, 256];
const FIRST = 1001;
/** How many standard errors a bound is below the mean: 99 %, because there are several looks. */
const ERRORS = 2.576;

/** What a game came to after a choice, which is named by its place; undefined where there is no game of that number. */
type Outcome = (this: void, place: number, game: number) => number | undefined;

/**
 * By how much a choice is better than any of some others, at least; undefined if games do not confirm that it is by enough.
 * The games at first are only to drop what is not worth the effort; the difference is that of other games.
 */
export function marginOf(best: number, others: readonly number[], outcome: Outcome): number | undefined {
  const ask = remembered(outcome);
  if (!isPromising(best, others, ask)) return undefined;
  let lowest = 1;
  for (const other of others) {
    const bound = boundOf((count) => differences(ask, [best, other], FIRST, count));
    if (bound === undefined) return undefined;
    lowest = Math.min(lowest, bound);
  }
  return lowest;
}

function isPromising(best: number, others: readonly number[], ask: Outcome): boolean {
  let wins = 0;
  for (let game = 1; game <= GLANCE; game++) wins += ask(best, game) ?? 0;
  if (wins < GLANCE_WINS * GLANCE) return false;
  return others.every((other) => meanOf(differences(ask, [best, other], 1, GLANCE)) >= GLANCE_MARGIN);
}

/** The bound of the difference after as few games as it takes; undefined if it stays too low. */
function boundOf(after: (count: number) => number[]): number | undefined {
  for (const count of LOOKS) {
    const list = after(count);
    // Too often the hidden cards cannot be dealt again.
    if (list.length < count / 2) return undefined;
    const bound = lowerBound(list);
    if (bound >= LEAST_MARGIN) return bound;
    if (meanOf(list) < 2 * LEAST_MARGIN) return undefined;
  }
  return undefined;
}

function differences(
  ask: Outcome,
  [best, other]: readonly [number, number],
  first: number,
  count: number,
): number[] {
  const list: number[] = [];
  for (let game = first; game < first + count; game++) {
    const own = ask(best, game);
    const its = ask(other, game);
    if (own !== undefined && its !== undefined) list.push(own - its);
  }
  return list;
}

/** The same, but nothing is played twice. */
function remembered(outcome: Outcome): Outcome {
  const known = new Map<string, number | undefined>();
  return (place, game) => {
    const key = `${place} ${game}`;
    if (!known.has(key)) known.set(key, outcome(place, game));
    return known.get(key);
  };
}

export function meanOf(list: readonly number[]): number {
  return list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
}

/** Below this the true mean hardly is. A list without any difference still leaves the chance of a rare one. */
export function lowerBound(list: readonly number[]): number {
  const mean = meanOf(list);
  const variance = Math.max(meanOf(list.map((value) => (value - mean) ** 2)), 1 / Math.max(1, list.length));
  return mean - ERRORS * Math.sqrt(variance / Math.max(1, list.length));
}
