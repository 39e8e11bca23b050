import { runSuite } from "../testing/suite";
import { wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";

await runCommand(
  command("soak", "Runs every test as npm test does, with many times as many games.")
    .option("--scale <number>", "how many times as many", wholeNumber(1), 10)
    .action(async ({ scale }: { scale: number }) => {
      const { passed, failed } = await runSuite(scale);
      process.stdout.write(`${passed} passed, ${failed} failed\n`);
      if (failed > 0) process.exitCode = 1;
    }),
);
