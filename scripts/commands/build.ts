import { artOption, type ArtPlace } from "../art/place";
import { BUILT, buildProject } from "../build/project";
import { mostBytes, sizesOf, type Sized } from "../build/sizes";
import { verifyBuild } from "../build/verify";
import { DIST } from "../project";
import { command, runCommand } from "../terminal/command";
import { Fault } from "../terminal/complaint";
import { startProgress } from "../terminal/progress";

await runCommand(
  command("build", "Builds the mod into dist/: the scripts, and each game as a save and as a saved object.")
    .addOption(artOption())
    .option(
      "--verify",
      "also build again and compare, and check every save, the sizes and whether all puzzles were checked",
    )
    .action(({ art, verify }: { art?: ArtPlace; verify?: boolean }) => {
      const progress = startProgress();
      buildProject(progress, DIST, art);
      const problems = verify === true ? verifyBuild(progress) : [];
      progress.end();
      for (const file of sizesOf(BUILT))
        if (!file.file.endsWith(".map")) process.stdout.write(sizeLine(file));
      if (problems.length > 0) throw new Fault(problems.join("\n"));
    }),
);

function sizeLine(sized: Sized): string {
  const { file, bytes } = sized;
  const most = mostBytes(sized);
  const size = `${(bytes / 1000).toFixed(1).padStart(8)} kB`;
  const bound = most === undefined ? "" : ` (at most ${most / 1000} kB)`;
  return `${size}  dist/${file}${bound}\n`;
}
