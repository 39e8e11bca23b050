import { relative } from "node:path";
import type { TestEvent } from "node:test/reporters";
import { ROOT } from "../project";

/**
 * Says which test begins, for a process that never comes to its end, and how many seconds the outermost ones took, each with
 * its file: Node's own report names none (scripts/testing/node-report.ts reads both).
 */
async function* startsReporter(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    if (event.type !== "test:dequeue" && event.type !== "test:complete") continue;
    const { file = "", name, nesting } = event.data;
    const of = relative(ROOT, file).replaceAll("\\", "/");
    if (event.type === "test:dequeue") yield `# starts ${of}: ${name}\n`;
    else if (nesting === 0) yield `# took ${of} ${(event.data.details.duration_ms / 1000).toFixed(3)}\n`;
  }
}

// Node asks for a default export.
export { startsReporter as default };
