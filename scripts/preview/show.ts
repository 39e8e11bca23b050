import { relative } from "node:path";
import { PREVIEW, ROOT } from "../project";
import { isAttended, untilInterrupted } from "../terminal/attended";
import { Fault } from "../terminal/complaint";
import type { Progress } from "../terminal/progress";
import { buildPreview } from "./build";
import { pageProblems } from "./check";
import { servePreview, type Serving } from "./server";

/**
 * Builds the browser preview of the save that was built last, and serves it until the reader presses Ctrl+C. Where
 * nobody is watching it only says where the page is. Raises a `Fault` if the page is not complete.
 */
export async function showPreview(progress: Progress, serving: Serving): Promise<void> {
  await buildPreview(progress);
  const problems = pageProblems(PREVIEW);
  progress.end();
  if (problems.length > 0) throw new Fault(`The built page is incomplete.\n${problems.join("\n")}`);
  if (!isAttended()) {
    process.stdout.write(
      `The browser preview is in ${relative(ROOT, PREVIEW)}. Serve it with any web server, or with npm run preview.\n`,
    );
    return;
  }
  const server = await servePreview(serving);
  process.stdout.write(`The browser preview is at ${server.address} until you press Ctrl+C.\n`);
  await untilInterrupted();
  await server.close();
}
