import { artOption, type ArtPlace } from "../art/place";
import { buildProject } from "../build/project";
import { showPreview } from "../preview/show";
import { DIST } from "../project";
import { LAST_PORT, wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { startProgress } from "../terminal/progress";

await runCommand(
  command(
    "preview",
    "Builds the mod and serves a page where you can see and play it without Tabletop Simulator.",
  )
    .option("--port <number>", "the port to serve it on", wholeNumber(1, LAST_PORT))
    .option("--no-open", "do not open the page in your browser")
    .addOption(artOption())
    .addHelpText(
      "after",
      "\nWithout a terminal, or with CI set, the page is served only with --port; else it is built and checked.",
    )
    .action(async ({ art, ...serving }: { port?: number; open: boolean; art?: ArtPlace }) => {
      const progress = startProgress();
      buildProject(progress, DIST, art);
      await showPreview(progress, serving);
    }),
);
