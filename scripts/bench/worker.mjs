/** Runs table-worker.ts in a thread of its own, where the door of the commands has registered nothing yet. */
import { register } from "tsx/esm/api";

register();
await import("./table-worker.ts");
