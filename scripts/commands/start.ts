import { relative } from "node:path";
import { builtSaves } from "../build/built";
import { buildProject } from "../build/project";
import { installOffsuit } from "../install/install";
import { thisMachine } from "../install/machine";
import { DIST, ROOT } from "../project";
import { checkSaveFile } from "../save/check";
import { command, runCommand } from "../terminal/command";
import { Fault } from "../terminal/complaint";
import { startProgress } from "../terminal/progress";

await runCommand(
  command("start", "Builds the mod, checks the save, and puts it where Tabletop Simulator finds it.").action(
    () => {
      const progress = startProgress();
      buildProject(progress);
      progress.show("Checking the save ...");
      const problems = builtSaves().flatMap((file) =>
        checkSaveFile(file).map(({ where, sentence }) => `${relative(ROOT, file)}: ${where} ${sentence}`),
      );
      progress.end();
      if (problems.length > 0) throw new Fault(`The built save is not sound.\n${problems.join("\n")}`);
      for (const line of installOffsuit(DIST, thisMachine()).lines) process.stdout.write(`${line}\n`);
    },
  ),
);
