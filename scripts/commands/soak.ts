import { conclude } from "../testing/conclusion";
import { runSoak } from "../testing/soak";
import { wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";

await runCommand(
  command(
    "soak",
    "Runs the specs of whole games with many more of them, and first says what that adds and how long it will take.",
  )
    .argument("[names...]", "folders and files of spec, if not all of them are to be soaked")
    .option("--scale <number>", "how many times as many games", wholeNumber(1), 10)
    .option("--minutes <number>", "start no new spec after this many minutes", wholeNumber(1))
    .action(async (names: string[], soaking: { scale: number; minutes?: number }) => {
      conclude(await runSoak(names, soaking));
    }),
);
