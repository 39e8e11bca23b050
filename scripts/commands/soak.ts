import { printTimes } from "../testing/times";
import { runSoak } from "../testing/soak";
import { wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";

await runCommand(
  command(
    "soak",
    "Runs the specs of whole games with many more of them, and first says what that adds and how long it will take.",
  )
    .option("--scale <number>", "how many times as many games", wholeNumber(1), 10)
    .option("--minutes <number>", "start no new spec after this many minutes", wholeNumber(1))
    .action(async (soaking: { scale: number; minutes?: number }) => {
      const { passed, failed, timed } = await runSoak(soaking);
      printTimes(timed);
      process.stdout.write(`${passed} passed, ${failed} failed\n`);
      if (failed > 0) process.exitCode = 1;
    }),
);
