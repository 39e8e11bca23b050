import type { World } from "./world";

/**
 * The calls that a script has asked for and gets later, which a test can lose: what a wait ends in, a step of a coroutine, and
 * the function that is called when an object is there or a checkpoint is stored.
 */
export type LaterCall = "wait" | "coroutine" | "callback";

/** How often there was a call of each kind, and which of them never comes. */
export interface LostCalls {
  readonly counts: Record<LaterCall, number>;
  lost: { kind: LaterCall; number: number } | undefined;
}

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
