import { conclude } from "../testing/conclusion";
import { LIST, printList } from "../testing/listing";
import { runSoak, soakedSpecs, type Soaking } from "../testing/soak";
import { wholeNumber } from "../terminal/arguments";
import { command, runCommand } from "../terminal/command";

interface Words extends Soaking {
  list?: boolean;
}

await runCommand(
  command(
    "soak",
    "Runs the specs of whole games with many more of them, and first says what that adds and how long it will take.",
  )
    .argument("[names...]", "folders and files of spec, if not all of them are to be soaked")
    .option("--scale <number>", "how many times as many games", wholeNumber(1), 10)
    .option("--minutes <number>", "start no new spec after this many minutes", wholeNumber(1))
    .option(...LIST)
    .action(async (names: string[], { list = false, ...soaking }: Words) => {
      if (list) printList(soakedSpecs(names));
      else conclude(await runSoak(names, soaking));
    }),
);
