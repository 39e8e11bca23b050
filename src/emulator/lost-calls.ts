import type { World, LaterCall, LostCalls } from "./world";

/** All calls come. */
export function createLostCalls(): LostCalls {
  return { counts: { wait: 0, coroutine: 0, callback: 0 }, lost: undefined };
}

/** Counts one more call, and says whether it is the one that a test has lost. */
export function isLost({ faults: { calls } }: World, kind: LaterCall): boolean {
  calls.counts[kind]++;
  if (calls.lost?.kind !== kind) return false;
  calls.lost.number--;
  return calls.lost.number === 0;
}
