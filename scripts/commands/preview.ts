import { buildProject } from "../build/project";
import { showPreview } from "../preview/show";
import { wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";
import { startProgress } from "../terminal/progress";

await runCommand(
  command("preview", "Builds the mod and serves a page on which it can be seen and played without the game.")
    .option("--port <number>", "the port of this computer to serve it at", wholeNumber(1))
    .option("--no-open", "do not open the page in your browser")
    .addHelpText("after", "\nWithout a terminal, or with CI set, the page is built and checked, not served.")
    .action(async (serving: { port?: number; open: boolean }) => {
      const progress = startProgress();
      buildProject(progress);
      await showPreview(progress, serving);
    }),
);
