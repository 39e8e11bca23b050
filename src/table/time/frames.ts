import { attempt } from "../guard";
import { afterFrames } from "./waits";

/** One slice of a longer job: works for well under a frame, and says whether the job is finished. */
export type Slice = () => boolean;

/** What a mistake in one is told as. */
const JOB = "a longer job";

const jobs: Slice[] = [];
let running = false;

/**
 * Runs a job slice by slice, one slice a frame, after the jobs that were given before it. Tabletop Simulator draws
 * and sends to all players on the thread that runs our Lua, so no handler may do more than a slice of work.
 */
export function overFrames(slice: Slice): void {
  jobs.push(slice);
  if (running) return;
  running = true;
  afterFrames(1, JOB, tick);
}

function tick(): void {
  const slice = jobs[0];
  let finished = true;
  if (slice !== undefined) {
    attempt(JOB, () => {
      finished = slice();
    });
  }
  if (finished) jobs.shift();
  running = jobs.length > 0;
  if (running) afterFrames(1, JOB, tick);
}
