import { relative } from "node:path";
import { PREVIEW, ROOT } from "../project";
import { isAttended, untilInterrupted } from "../terminal/attended";
import { Fault } from "../terminal/complaint";
import type { Progress } from "../terminal/progress";
import { buildPreview } from "./build";
import { pageProblems } from "./check";
import { servePreview, type Serving } from "./server";

/**
 * Builds the browser preview of the save that was built last, and offers it. Raises a `Fault` if the page is not complete.
 * @param build whether the page is built first, or taken as it was left
 */
export async function showPreview(progress: Progress, serving: Serving, build = true): Promise<void> {
  if (build) await buildPreview(progress);
  const problems = pageProblems(PREVIEW);
  progress.end();
  if (problems.length > 0) throw new Fault(`The built page is incomplete.\n${problems.join("\n")}`);
  await offerPreview(serving);
}

/**
 * Serves the built page until the reader presses Ctrl+C or the process is asked to end. Where nobody is watching and no
 * port is asked for, it only says where the page is.
 */
export async function offerPreview({ port, open = false }: Serving): Promise<void> {
  const attended = isAttended();
  if (!attended && port === undefined) {
    process.stdout.write(
      `The browser preview is in ${relative(ROOT, PREVIEW)}. Serve it with any web server, or with npm run preview -- --port 4173.\n`,
    );
    return;
  }
  const server = await servePreview({ ...(port !== undefined && { port }), open: open && attended });
  process.stdout.write(`The browser preview is at ${server.address} until you press Ctrl+C.\n`);
  await untilInterrupted();
  await server.close();
}
