/**
 * How far a task has come: there is more to do in the next frame, it is done, or it has ended before its time because the
 * table must first be looked at again.
 */
export type Progress = "more" | "done" | "ended";

/** Work that may take several frames; each call continues with it. */
export type PassTask = () => Progress;

/** What a frame may still do: everything that is done takes from it; the last one may take more than is left. */
export interface Effort {
  effort: number;
}

/** Does something with each entry of a list as long as the frame has effort left, until it answers false. */
export function eachInTurn<Entry>(
  frame: Effort,
  list: readonly Entry[],
  visit: (this: void, entry: Entry, index: number) => boolean,
): PassTask {
  let next = 0;
  return () => {
    while (next < list.length) {
      if (frame.effort <= 0) return "more";
      const entry = list[next];
      if (entry !== undefined && !visit(entry, next)) return "ended";
      next++;
    }
    return "done";
  };
}

/** Tasks that run one after the other; if one ends before its time, the others are left. */
export function oneAfterTheOther(tasks: readonly PassTask[]): PassTask {
  let next = 0;
  return () => {
    for (;;) {
      const task = tasks[next];
      const progress = task === undefined ? "done" : task();
      if (progress !== "done" || task === undefined) return progress;
      next++;
    }
  };
}
