import type { CameraView, Change, Command, ObjectView, Point } from "../protocol";
import type { Spot } from "./table/viewport";

/**
 * A handle for programs that drive the page: the tests, the pictures of `npm run shots`, the bench. `window.offsuit`.
 * It sees what the viewer sees and no more.
 */
export interface Automation {
  /** The table is there and drawn. */
  ready: Promise<void>;
  /** Resolves when nothing moves on the table any more and all of it is drawn. */
  quiet: () => Promise<void>;
  /** The same, as fast as the machine can compute it: meanwhile the table's time passes at full speed. */
  settle: () => Promise<void>;
  objects: () => ObjectView[];
  /** Where an object is seen on the page, in CSS pixels; undefined where it is not. */
  whereIs: (guid: string) => Spot | undefined;
  /** The same of a place of the table. */
  spotOf: (place: Point) => Spot | undefined;
  /** Lets seconds of the table's time pass as fast as it goes. */
  run: (seconds: number) => Promise<void>;
  send: (command: Command) => void;
  /** Moves the camera to a view. */
  look: (view: CameraView) => void;
  /** The table as the text of a save file. */
  save: () => Promise<string>;
  /** How many pictures have been drawn, and how many script errors there were. */
  pictures: () => number;
  errors: () => number;
  /** Draws the table as it is now, even where the address says `drawn=0`. */
  picture: () => void;
  /** How long the page took from its first line to the table, in milliseconds. */
  loadTime: () => number | undefined;
}

declare global {
  interface Window {
    offsuit?: Automation;
  }
}

/** Resolves as soon as a change reports rest. */
export interface Rest {
  heard: (change: Change) => void;
  /** Resolves with the next change that reports rest, after at least one tick. */
  next: () => Promise<void>;
}

export function createRest(): Rest {
  let waiting: { resolve: () => void; ticks: number }[] = [];
  return {
    heard: ({ quiet }) => {
      for (const each of waiting) each.ticks++;
      // The first change may have been on its way already.
      const done = waiting.filter(({ ticks }) => quiet && ticks > 1);
      waiting = waiting.filter((each) => !done.includes(each));
      for (const { resolve } of done) resolve();
    },
    next: () =>
      new Promise((resolve) => {
        waiting.push({ resolve, ticks: 0 });
      }),
  };
}
