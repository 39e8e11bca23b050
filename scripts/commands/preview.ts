import { artOption, requireNoArt, type ArtPlace } from "../art/place";
import { NO_BUILD, requireBuild } from "../build/built";
import { buildProject } from "../build/project";
import { showPreview } from "../preview/show";
import { DIST } from "../project";
import { LAST_PORT, wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { startProgress } from "../terminal/progress";

interface Words {
  port?: number;
  open: boolean;
  build: boolean;
  art?: ArtPlace;
}

await runCommand(
  command(
    "preview",
    "Builds the mod and serves a page where you can see and play it without Tabletop Simulator.",
  )
    .option("--port <number>", "the port to serve it on", wholeNumber(1, LAST_PORT))
    .option("--no-open", "do not open the page in your browser")
    .addOption(artOption())
    .option(...NO_BUILD)
    .addHelpText(
      "after",
      "\nWithout a terminal, or with CI set, the page is served only with --port; else it is built and checked.",
    )
    .action(async ({ art, build, ...serving }: Words) => {
      requireNoArt(build, art);
      const progress = startProgress();
      if (build) buildProject(progress, DIST, art);
      else requireBuild();
      await showPreview(progress, serving, build);
    }),
);
