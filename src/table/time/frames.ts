import { attempt } from "../guard";
import { afterFrames } from "./waits";

/** One slice of a longer job: works for well under a frame, and says whether the job is finished. */
export type Slice = () => boolean;

/** What a mistake in one is told as. */
const JOB = "a longer job";
/** How many jobs that nobody wants any more are left out in one frame at most. */
const MOST_LEFT_OUT = 50;

/** How a job is run. */
export interface Way {
  /** How many slices one frame may have, where nothing else goes on at the table; usually one. */
  perFrame?: number;
  /** Whether the job is still wanted; one that is not costs no frame. */
  wanted?: () => boolean;
  /** Whether it is the way of the game itself, which goes before all that is drawn, shown and found out. */
  urgent?: boolean;
}

/** A job, and how it is run. */
interface Job {
  run: Slice;
  way: Way;
}

/** What runs first: a frame is for the first urgent job, or for the first of the others. */
const urgent: Job[] = [];
const jobs: Job[] = [];
/** How many ticks have been ordered and have not come. */
let ordered = 0;

/**
 * Runs a job slice by slice, one slice a frame, after the jobs that were given before it. Tabletop Simulator draws
 * and sends to all players on the thread that runs our Lua, so no handler may do more than a slice of work.
 */
export function overFrames(slice: Slice, way: Way = {}): void {
  (way.urgent === true ? urgent : jobs).push({ run: slice, way });
  orderTicks();
}

/** The jobs of which the first is next. */
function line(): Job[] {
  return urgent.length > 0 ? urgent : jobs;
}

/** Orders as many ticks for the next frame as the first job may have. */
function orderTicks(): void {
  const [first] = line();
  const wanted = first === undefined ? 0 : (first.way.perFrame ?? 1);
  while (ordered < wanted) {
    ordered++;
    afterFrames(1, JOB, tick);
  }
}

function tick(): void {
  ordered--;
  leaveOut();
  const current = line();
  const [job] = current;
  if (job !== undefined) {
    let finished = true;
    attempt(JOB, () => {
      finished = job.run();
    });
    // Whatever the slice has ordered is behind it.
    if (finished) current.shift();
  }
  orderTicks();
}

/** Leaves out the first jobs as long as they are not wanted. */
function leaveOut(): void {
  for (let count = 0; count < MOST_LEFT_OUT; count++) {
    const current = line();
    const [first] = current;
    if (first?.way.wanted === undefined || first.way.wanted()) return;
    current.shift();
  }
}
