import { statSync } from "node:fs";
import { join, relative } from "node:path";
import { buildProject } from "../build/project";
import { DIST, ROOT } from "../project";
import { command, runCommand } from "../terminal/command";
import { startProgress } from "../terminal/progress";

await runCommand(
  command(
    "build",
    "Builds the mod into dist/: the scripts, and each game as a save and as a saved object.",
  ).action(() => {
    const progress = startProgress();
    const files = buildProject(progress);
    progress.end();
    for (const file of files) {
      if (file.endsWith(".map")) continue;
      const path = join(DIST, file);
      const size = (statSync(path).size / 1000).toFixed(1);
      process.stdout.write(`${size.padStart(8)} kB  ${relative(ROOT, path)}\n`);
    }
  }),
);
