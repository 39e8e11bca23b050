import { availableParallelism } from "node:os";

/**
 * Into how many shards the runs of all specs go, for each processor: few, because each is a process; enough that
 * processors which end early have something left to take.
 */
const SHARDS_A_PROCESSOR = 6;

/** A shard takes no less than this many seconds, or starting it would be most of the work. */
const SHORTEST = 4;

/** How many shards things that take this many seconds together are worth. */
export function shardsFor(seconds: number): number {
  const most = SHARDS_A_PROCESSOR * availableParallelism();
  return Math.max(1, Math.min(most, Math.ceil(seconds / SHORTEST)));
}

/** Things that are done one after the other. */
interface Shard<Thing> {
  seconds: number;
  things: Thing[];
}

/**
 * Spreads things over at most this many shards of about the same length: the longest first, each into the shortest shard so far.
 * No shard is empty.
 */
export function balanced<Thing>(
  things: readonly Thing[],
  shards: number,
  secondsOf: (thing: Thing) => number,
): Thing[][] {
  const filled = Array.from({ length: Math.min(shards, things.length) }, (): Shard<Thing> => ({
    seconds: 0,
    things: [],
  }));
  const longestFirst = [...things].sort((one, other) => secondsOf(other) - secondsOf(one));
  for (const thing of longestFirst) {
    const shortest = filled.reduce((least, shard) => (isShorter(shard, least) ? shard : least));
    shortest.things.push(thing);
    shortest.seconds += secondsOf(thing);
  }
  return filled.map((shard) => shard.things);
}

/** Of shards that take equally long the one with fewer things is shorter. */
function isShorter<Thing>(one: Shard<Thing>, other: Shard<Thing>): boolean {
  if (one.seconds !== other.seconds) return one.seconds < other.seconds;
  return one.things.length < other.things.length;
}
