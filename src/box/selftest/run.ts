import { afterFrames, afterSeconds } from "../../tts/waits";
import { tryOut } from "./bench";
import type { Check } from "./check";
import type { Finding } from "./findings";
import { sweep, workshopData } from "./workshop";

/** The name by which an error between two checks is reported. */
const SELF_TEST = "the self-test";
/** How long the floor and the walls have to come, in seconds, and frames to breathe between two checks. */
const BUILDING = 1;
const PAUSE = 3;

/** Builds the workshop, runs the checks one after the other, and takes everything away. */
export function runChecks(
  checks: readonly Check[],
  record: (this: void, finding: Finding) => void,
  finished: (this: void) => void,
): void {
  let next = 0;

  function afterPause(work: (this: void) => void): void {
    afterFrames(PAUSE, SELF_TEST, work);
  }

  function proceed(): void {
    const check = checks[next];
    next++;
    afterPause(() => {
      if (check === undefined) finished();
      else tryOut(check, record, leave);
    });
    // Looking at every object of the table is enough for one frame.
    sweep(check === undefined);
  }

  function leave(): void {
    afterPause(proceed);
  }

  for (const data of workshopData()) spawnObjectData({ data });
  afterSeconds(BUILDING, SELF_TEST, leave);
}
