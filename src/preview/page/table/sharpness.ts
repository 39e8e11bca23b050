/** Pictures that come more slowly than this, in seconds, are drawn coarser while something moves. */
const SLOW = 1 / 20;

/** A longer time than this between two pictures was a rest and says nothing of the machine, in seconds. */
const REST = 0.5;

/** How much coarser each time, and how coarse at most. */
const STEP = 0.75;
const COARSEST = 0.5;

/** How much the latest picture counts in the average. */
const WEIGHT = 0.3;

/** How finely pictures of motion are drawn, so a slow machine still shows motion. */
export interface Sharpness {
  /** The share of the screen's pixels for the next picture, this many seconds after the last one. */
  moving: (seconds: number) => number;
}

export function createSharpness(): Sharpness {
  let share = 1;
  let average = 0;
  return {
    moving: (seconds) => {
      if (seconds < REST) average += (seconds - average) * WEIGHT;
      if (average > SLOW && share > COARSEST) {
        share = Math.max(COARSEST, share * STEP);
        average = 0;
      }
      return share;
    },
  };
}
