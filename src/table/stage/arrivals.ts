import { afterFrames, afterSeconds } from "../time/waits";

/** After how many seconds an object that never appeared counts as lost. */
const TIMEOUT = 3;
/** A fresh object is still frozen for one frame after its callback. */
const FROZEN_FRAMES = 2;
/** The name by which a bug after an arrival is reported. */
const ARRIVALS = "drawing the table";

/**
 * Waits for objects that have been ordered and are not there yet.
 * @noSelf
 */
export interface Arrivals {
  /** Notes one more object; the answer has to be called when it is there. */
  expect: () => () => void;
  isWaiting: () => boolean;
}

/** Arrivals that call `complete` when all that were expected are there, or are not to be hoped for any more. */
export function createArrivals(complete: () => void): Arrivals {
  let awaited = 0;
  /** Answers that belong to an older wave come too late. */
  let wave = 0;

  function finish(): void {
    awaited = 0;
    wave++;
    afterFrames(FROZEN_FRAMES, ARRIVALS, complete);
  }

  function expect(): () => void {
    if (awaited === 0) {
      wave++;
      const begun = wave;
      afterSeconds(TIMEOUT, ARRIVALS, () => {
        if (begun === wave && awaited > 0) finish();
      });
    }
    awaited++;
    const mine = wave;
    return () => {
      if (mine !== wave || awaited === 0) return;
      awaited--;
      if (awaited === 0) finish();
    };
  }

  return { expect, isWaiting: () => awaited > 0 };
}
