/** Frames of the game in a second. */
export const FRAMES_PER_SECOND = 60;

/** The longest time that is caught up at once, in seconds: after a pause of the whole page nobody wants it replayed. */
const LONGEST_GAP = 0.25;

/** Turns the time that has passed into frames of the table. */
export interface Clock {
  /** How fast the table's time goes: 1 as in the game, 0 not at all. */
  speed: number;
  /** How many frames are due at this moment, in milliseconds of any clock that never goes back. */
  framesUntil(now: number): number;
}

export function createClock(now: number): Clock {
  let last = now;
  let owed = 0;
  return {
    speed: 1,
    framesUntil(moment) {
      owed += Math.min((moment - last) / 1000, LONGEST_GAP) * FRAMES_PER_SECOND * this.speed;
      last = moment;
      const frames = Math.floor(owed);
      owed -= frames;
      return frames;
    },
  };
}
