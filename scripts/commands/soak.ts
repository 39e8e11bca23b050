import { runSoak } from "../testing/soak";
import { wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";

await runCommand(
  command("soak", "Runs every spec with many times as many games, and says first how long that will take.")
    .option("--scale <number>", "how many times as many", wholeNumber(1), 10)
    .option("--minutes <number>", "begin no further spec after so many minutes", wholeNumber(1))
    .action(async (soaking: { scale: number; minutes?: number }) => {
      const { passed, failed } = await runSoak(soaking);
      process.stdout.write(`${passed} passed, ${failed} failed\n`);
      if (failed > 0) process.exitCode = 1;
    }),
);
