import { statSync } from "node:fs";
import { join, relative } from "node:path";
import { artOption, type ArtPlace } from "../art/place";
import { buildProject } from "../build/project";
import { DIST, ROOT } from "../project";
import { command, runCommand } from "../terminal/command";
import { startProgress } from "../terminal/progress";

await runCommand(
  command("build", "Builds the mod into dist/: the scripts, and each game as a save and as a saved object.")
    .addOption(artOption())
    .action(({ art }: { art?: ArtPlace }) => {
      const progress = startProgress();
      const files = buildProject(progress, DIST, art);
      progress.end();
      for (const file of files) {
        if (file.endsWith(".map")) continue;
        const path = join(DIST, file);
        const size = (statSync(path).size / 1000).toFixed(1);
        process.stdout.write(`${size.padStart(8)} kB  ${relative(ROOT, path)}\n`);
      }
    }),
);
