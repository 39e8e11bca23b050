import { relative } from "node:path";
import { artOption, requireNoArt, type ArtPlace } from "../art/place";
import { builtSaves, NO_BUILD, requireBuild } from "../build/built";
import { buildProject } from "../build/project";
import { installOffsuit } from "../install/install";
import { thisMachine } from "../install/machine";
import { showPreview } from "../preview/show";
import { DIST, ROOT } from "../project";
import { uncheckedBooks } from "../puzzles/stamp";
import { checkSaveFile } from "../save/check";
import { LAST_PORT, wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { Fault } from "../terminal/complaint";
import { startProgress, type Progress } from "../terminal/progress";

interface Words {
  port?: number;
  open: boolean;
  build: boolean;
  install: boolean;
  art?: ArtPlace;
}

await runCommand(
  command(
    "start",
    "Builds the mod, checks its saves, installs them into Tabletop Simulator, and serves the browser preview.",
  )
    .option("--port <number>", "the port to serve the preview on", wholeNumber(1, LAST_PORT))
    .option("--no-open", "do not open the preview in your browser")
    .addOption(artOption())
    .option(...NO_BUILD)
    .option("--no-install", "leave Tabletop Simulator alone")
    .addHelpText(
      "after",
      "\nWithout a terminal, or with CI set, the preview is served only with --port; else it is built and checked.",
    )
    .action(async ({ art, build, install, ...serving }: Words) => {
      requireNoArt(build, art);
      const progress = startProgress();
      if (build) buildProject(progress, DIST, art);
      else requireBuild();
      requireSound(progress, art);
      if (install) installSaves();
      await showPreview(progress, serving, build);
    }),
);

/** Installs the saves that are built, and says where they are now. */
function installSaves(): void {
  for (const line of installOffsuit(DIST, thisMachine()).lines) process.stdout.write(`${line}\n`);
  process.stdout.write(
    "The first time in Tabletop Simulator, docs/first-run.md tells in ten steps what you should see.\n",
  );
}

/** Raises a `Fault` if a player's game would stumble over what is built, or a puzzle was not checked. */
function requireSound(progress: Progress, art: ArtPlace | undefined): void {
  const strictness = art === undefined ? "ours" : "illustrated";
  progress.show("Checking the saves ...");
  const problems = builtSaves().flatMap((file) =>
    checkSaveFile(file, strictness).map(
      ({ where, sentence }) => `${relative(ROOT, file)}: ${where} ${sentence}`,
    ),
  );
  const unchecked = uncheckedBooks();
  progress.end();
  if (unchecked.length > 0) throw new Fault(unchecked.join("\n"));
  if (problems.length > 0) throw new Fault(`The built saves have problems.\n${problems.join("\n")}`);
}
