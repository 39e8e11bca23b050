import { parentPort } from "node:worker_threads";
import { createWork } from "./work";

const work = await createWork();

parentPort?.on("message", (task: string) => {
  parentPort?.postMessage(work(task));
});
