/** Pictures that come more slowly than this, in seconds, are drawn coarser while something moves. */
const SLOW = 1 / 24;

/** How much coarser each time, and how coarse at most. */
const STEP = 0.75;
const COARSEST = 0.4;

/** How much the latest picture counts in the average. */
const WEIGHT = 0.3;

/** How finely the pictures are drawn, so that a slow machine still shows motion: 1 is as fine as the screen. */
export interface Sharpness {
  /** The share for the next picture of a motion, after one that took so many seconds. */
  moving: (seconds: number) => number;
}

/** At rest everything is drawn finely; it is for whoever draws to ask only while something moves. */
export function createSharpness(): Sharpness {
  let share = 1;
  let average = 0;
  return {
    moving: (seconds) => {
      average += (seconds - average) * WEIGHT;
      if (average > SLOW && share > COARSEST) {
        share = Math.max(COARSEST, share * STEP);
        average = 0;
      }
      return share;
    },
  };
}
