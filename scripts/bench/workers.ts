import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Figure } from "./figure";

/** More would each need a Lua with all saves, and there are not many more games. */
const MOST_WORKERS = 4;

/** Takes every piece of work (work.ts) in some threads at once; the figures are in the order of the tasks. */
export async function inWorkers(tasks: readonly string[], begins: (task: string) => void): Promise<Figure[]> {
  const results = new Map<string, Figure[]>();
  const left = [...tasks];
  const count = Math.min(tasks.length, availableParallelism(), MOST_WORKERS);
  await Promise.all(Array.from({ length: count }, () => workOff(left, results, begins)));
  return tasks.flatMap((task) => results.get(task) ?? []);
}

/** One thread, which takes the next task until none is left. */
async function workOff(
  left: string[],
  results: Map<string, Figure[]>,
  begins: (task: string) => void,
): Promise<void> {
  const worker = new Worker(new URL("worker.mjs", import.meta.url));
  try {
    for (let task = left.shift(); task !== undefined; task = left.shift()) {
      begins(task);
      results.set(task, await answerOf(worker, task));
    }
  } finally {
    await worker.terminate();
  }
}

function answerOf(worker: Worker, task: string): Promise<Figure[]> {
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (figures: Figure[]) => {
      worker.off("error", reject);
      resolve(figures);
    });
    worker.postMessage(task);
  });
}
