import type { Bench } from "../check";

/** Counts frames from now on; the function that it answers says how many have passed, and ends the count. */
export function countFrames(bench: Bench): (this: void) => number {
  let frames = 0;
  let over = false;
  const count = (): void => {
    if (over) return;
    frames++;
    bench.frames(1, count);
  };
  bench.frames(1, count);
  return () => {
    over = true;
    return frames;
  };
}
