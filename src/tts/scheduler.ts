import { attempt } from "./errors";
import { afterFrames } from "./waits";
import type { Scope } from "./scope";

/**
 * One slice of a longer task: works for well under a frame, and says whether the task is finished.
 * @param left what the frame may still do, in instructions: a slice may do more at once where that is much
 */
export type Slice = (left: number) => boolean;

/** The name by which an error in one is reported. */
const TASK = "a longer task";
/**
 * How much work a frame does, in instructions of Lua 5.2: about 3 ms on MoonSharp. With eight people in Pokerchess 99 of 100 frames
 * had at most 31,200 of MoonSharp's instructions: 2.5 ms at 80 ns each, 3.7 ms as measured on a machine with ten times too much
 * to do; loading takes more (docs/bench.md). With less, panels of eight people would wait longer than they do. It is counted
 * by what slices are said to cost, and not by a clock, so a game takes the same frames whenever it is played: what is said
 * must not be less than what they cost.
 */
export const FRAME_BUDGET = 15_000;
/** What no slice costs more than: the budget specs hold all of them to it. */
const SLICE_COST = 10_000;
/** How many ticks one frame has at most, and what the slices that share one may cost together at most. */
const MOST_TICKS = 6;
const TICK_COST = 8_000;

/** How a task is run. */
export interface ScheduleOptions {
  /**
   * The maximum cost of a slice, in instructions; without this, a whole frame. The budget specs hold slices to it. With `spent`
   * it is what the frame must have left for one.
   */
  cost?: number;
  /** The approximate cost of the slice that has just run, where slices differ much. */
  spent?: ((this: void) => number) | undefined;
  /** What the task belongs to; when that is over, the task is dropped and costs nothing. */
  scope?: Scope | undefined;
  /** Whether one slice is all of it: a frame that has nothing else to do is ordered for just that. */
  single?: boolean;
  /** Whether it is the way of the game itself, which goes before all that is drawn, shown and found out. */
  urgent?: boolean;
  /** Whether nobody waits for it: it runs in frames that have nothing else to do. */
  spare?: boolean;
}

/** A task, and how it is run. */
interface Task {
  run: Slice;
  cost: number;
  spent: ((this: void) => number) | undefined;
  scope: Scope | undefined;
  single: boolean;
}

/** What runs first: the first urgent task, or the first of the others, or the first that nobody waits for. */
const urgent: Task[] = [];
const others: Task[] = [];
const spare: Task[] = [];
/** How many ticks of the next frame have been ordered and have not come. */
let ordered = 0;
/** What this frame may still do, in instructions. */
let left = 0;

/**
 * Runs a task slice by slice, after the tasks that were given before it: as many slices a frame as its budget allows.
 * Tabletop Simulator draws and sends to all players on the thread that runs our Lua, so no handler may do more.
 */
export function schedule(slice: Slice, way: ScheduleOptions = {}): void {
  const { cost = FRAME_BUDGET, spent, scope, single = false, urgent: isFirst, spare: isLast } = way;
  (isFirst === true ? urgent : isLast === true ? spare : others).push({
    run: slice,
    cost,
    spent,
    scope,
    single,
  });
  if (ordered === 0) orderFrame();
}

/** Whether no task is waiting that anybody waits for. */
export function isIdle(): boolean {
  return urgent.length === 0 && others.length === 0;
}

/** Forgets all tasks; a frame that has been ordered finds none. */
export function dropTasks(): void {
  urgent.length = 0;
  others.length = 0;
  spare.length = 0;
}

/** The same for long work: it queues again after every slice, so drawing and panels are not kept waiting. */
export function scheduleFair(
  slice: () => boolean,
  way: Pick<ScheduleOptions, "scope" | "cost" | "spent" | "spare"> = {},
): void {
  const inTurn: ScheduleOptions = { cost: SLICE_COST, ...way };
  const turn = (): boolean => {
    if (!slice()) schedule(turn, inTurn);
    return true;
  };
  schedule(turn, inTurn);
}

/** A task that visits a list, some entries in each slice. */
export function inChunks<Entry>(
  list: readonly Entry[],
  size: number,
  visit: (this: void, entry: Entry) => void,
): () => boolean {
  let next = 0;
  return () => {
    const end = Math.min(next + size, list.length);
    for (const entry of list.slice(next, end)) visit(entry);
    next = end;
    return next === list.length;
  };
}

/** The first task that is still wanted; those before it are dropped. */
function firstOf(tasks: Task[]): Task | undefined {
  for (;;) {
    const [task] = tasks;
    if (task?.scope?.isOver() !== true) return task;
    tasks.shift();
  }
}

/** Orders the next frame, if there is anything to do. */
function orderFrame(): void {
  const task = firstOf(urgent) ?? firstOf(others) ?? firstOf(spare);
  if (task !== undefined) orderFrameAfter(task);
}

/** Orders the next frame, in ticks: one where this task is all that it does, or else as many as a frame may have. */
function orderFrameAfter(task: Task): void {
  left = FRAME_BUDGET;
  const isAlone = task.single && urgent.length + others.length <= 1;
  ordered = isAlone || task.cost >= FRAME_BUDGET ? 1 : MOST_TICKS;
  for (let count = 0; count < ordered; count++) afterFrames(1, TASK, tick);
}

/** The tasks of which the first one is next, if it fits into what is left of the frame. */
function nextTasks(): Task[] | undefined {
  const next = firstOf(urgent);
  // Urgent tasks go first; the others get the rest of a frame in which no more of those fit.
  const later = firstOf(others) === undefined ? spare : others;
  const tasks = next === undefined || (next.cost > left && left < FRAME_BUDGET) ? later : urgent;
  const task = firstOf(tasks);
  return task === undefined || task.cost > left ? undefined : tasks;
}

/** One tick of a frame: a slice, and more while there is room. */
function tick(): void {
  ordered--;
  for (let room = TICK_COST; ;) {
    const tasks = nextTasks();
    const task = tasks?.[0];
    if (tasks === undefined || task === undefined) break;
    if (room < TICK_COST && task.cost > room) return;
    room -= task.cost;
    const isLast = ordered === 0;
    const most = left;
    left -= task.cost;
    // Errors of the host may end this function: then the task is gone, and the frames go on.
    tasks.shift();
    if (isLast) orderFrameAfter(task);
    let finished = true;
    attempt(TASK, () => {
      finished = task.run(most);
    });
    // What the slice has ordered is behind it.
    if (!finished) tasks.unshift(task);
    // A frame that has been ordered has a budget of its own.
    if (isLast) return;
    if (task.spent !== undefined) left = most - task.spent();
  }
  if (ordered === 0) orderFrame();
}

/** A scope that has just begun. */
export function openScope(): Scope {
  let over = false;
  return {
    isOver: () => over,
    end: () => {
      over = true;
    },
  };
}
