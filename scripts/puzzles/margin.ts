/** By how much a puzzle's best choice has to be better than any other, in parts of a game. */
const LEAST_MARGIN = 0.05;
/** What the best choice has to win of the games at first. */
const GLANCE_WINS = 0.2;
/**
 * By how much it has to win more than any other after this many games at first. They are only to drop what is not worth the
 * effort: they do not count for the margin, so they may be looked at as often as one likes.
 */
const GLANCES: readonly { games: number; more: number }[] = [
  { games: 8, more: 0.05 },
  { games: 16, more: 0.1 },
  { games: 40, more: 0.1 },
];
/** The number of the first game that counts, and after how many a choice may be found worse. */
const FIRST = 1001;
const LOOKS: readonly number[] = [64, 128, 256, 512];
/**
 * How many standard errors a bound is below the mean at each look: 99.75 %. A margin is wrong where any of the four looks is,
 * so in one of a hundred at most. Comparing several choices costs nothing: the lowest bound is wrong only if that of the
 * choice which is really the closest is.
 */
const ERRORS = 2.807;

/** The result of a game after a choice, given by its place; undefined where there is no game of that number. */
type Outcome = (this: void, place: number, game: number) => number | undefined;

/** What games say about a choice: `margin` is how much better it is than any other, at least, in parts of a game. */
export type Finding = { kind: "dull" } | { kind: "unconfirmed" } | { kind: "confirmed"; margin: number };

/** Compares a choice with some others, those first that may be as good. */
export function compared(best: number, others: readonly number[], outcome: Outcome): Finding {
  const ask = remembered(outcome);
  if (!isPromising(best, others, ask)) return { kind: "dull" };
  const margin = marginOf(best, others, ask);
  return margin === undefined ? { kind: "unconfirmed" } : { kind: "confirmed", margin };
}

function isPromising(best: number, others: readonly number[], ask: Outcome): boolean {
  return GLANCES.every(({ games, more }) => {
    let wins = 0;
    for (let game = 1; game <= games; game++) wins += ask(best, game) ?? 0;
    if (wins < GLANCE_WINS * games) return false;
    return others.every((other) => meanOf(differences(ask, [best, other], 1, games)) >= more);
  });
}

/**
 * By how much a choice is better than any of some others, at least, in parts of a game; undefined if games do not confirm that
 * it is by enough.
 */
export function marginOf(best: number, others: readonly number[], outcome: Outcome): number | undefined {
  const ask = remembered(outcome);
  let lowest = 1;
  for (const other of others) {
    const bound = boundOf((count) => differences(ask, [best, other], FIRST, count));
    if (bound === undefined) return undefined;
    lowest = Math.min(lowest, bound);
  }
  return lowest;
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

/** The standard error of the mean. A list without any difference still leaves the chance of a rare one. */
export function errorOf(list: readonly number[]): number {
  const mean = meanOf(list);
  const count = Math.max(1, list.length);
  return Math.sqrt(Math.max(meanOf(list.map((value) => (value - mean) ** 2)), 1 / count) / count);
}

/** Below this the true mean hardly is. */
export function lowerBound(list: readonly number[]): number {
  return meanOf(list) - ERRORS * errorOf(list);
}
