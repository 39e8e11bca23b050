/** The virtual clock: jobs that fall due in a frame, in the order phase, then age. */
export interface Schedule {
  frame: number;
  framesPerSecond: number;
  /** How many frames' time has passed in which none was run, because the process stood still. */
  leapt: number;
  /** A binary heap, the next job first. */
  jobs: Job[];
  count: number;
  age: number;
}

/** @noSelf */
export interface Job {
  readonly frame: number;
  readonly phase: Phase;
  readonly age: number;
  cancelled: boolean;
  readonly run: () => void;
}

/** When in a frame a job runs. */
export enum Phase {
  /** Objects that have finished loading, physics that wakes. */
  Arrival = 0,
  /** The scripts' waits. */
  Wait = 1,
  /** After everything else: a UI is redrawn, a checkpoint is stored. */
  End = 2,
}

export function createSchedule(framesPerSecond: number): Schedule {
  return { frame: 0, framesPerSecond, leapt: 0, jobs: [], count: 0, age: 0 };
}

/** The whole number of frames, at least one, that a time in seconds takes. */
export function framesIn(schedule: Schedule, seconds: number): number {
  return Math.max(1, Math.ceil(seconds * schedule.framesPerSecond - 1e-6));
}

/** Seconds since the table was loaded. */
export function seconds(schedule: Schedule): number {
  return (schedule.frame + schedule.leapt) / schedule.framesPerSecond;
}

/** Asks for a job `frames` frames from now (at least the next frame). */
export function later(schedule: Schedule, frames: number, phase: Phase, run: () => void): Job {
  const job: Job = {
    frame: schedule.frame + Math.max(1, frames),
    phase,
    age: schedule.age++,
    cancelled: false,
    run,
  };
  let place = schedule.count++;
  schedule.jobs[place] = job;
  while (place > 0) {
    const parent = Math.floor((place - 1) / 2);
    const other = schedule.jobs[parent];
    if (other === undefined || !before(job, other)) break;
    schedule.jobs[place] = other;
    place = parent;
  }
  schedule.jobs[place] = job;
  return job;
}

/** The frame of the next job, or nothing if none is waiting. */
export function nextFrame(schedule: Schedule): number | undefined {
  dropCancelled(schedule);
  return schedule.jobs[0]?.frame;
}

/** Takes the next job out if it is due now, in this phase or an earlier one. */
export function takeDue(schedule: Schedule, phase: Phase): Job | undefined {
  dropCancelled(schedule);
  const first = schedule.jobs[0];
  if (first === undefined || first.frame > schedule.frame || first.phase > phase) return undefined;
  dropFirst(schedule);
  return first;
}

/** Forgets every job: the table is being reloaded. */
export function clearSchedule(schedule: Schedule): void {
  schedule.jobs = [];
  schedule.count = 0;
}

function dropCancelled(schedule: Schedule): void {
  while (schedule.jobs[0]?.cancelled === true) dropFirst(schedule);
}

function dropFirst(schedule: Schedule): void {
  const { jobs } = schedule;
  schedule.count--;
  const last = jobs.pop();
  if (schedule.count === 0 || last === undefined) return;
  let place = 0;
  for (;;) {
    let child = 2 * place + 1;
    if (child >= schedule.count) break;
    let least = jobs[child];
    const right = jobs[child + 1];
    if (child + 1 < schedule.count && right !== undefined && least !== undefined && before(right, least)) {
      child++;
      least = right;
    }
    if (least === undefined || !before(least, last)) break;
    jobs[place] = least;
    place = child;
  }
  jobs[place] = last;
}

function before(a: Job, b: Job): boolean {
  if (a.frame !== b.frame) return a.frame < b.frame;
  if (a.phase !== b.phase) return a.phase < b.phase;
  return a.age < b.age;
}
