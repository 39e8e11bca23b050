import { forgetFailures } from "../testing/failures";
import { LIST, listedChecks, printList } from "../testing/listing";
import { runParts } from "../testing/run";
import { STATIC_CHECKS } from "../testing/suite";
import { command, runCommand } from "../terminal/command";

await runCommand(
  command(
    "check",
    "Checks types, lint rules and format: everything that can be checked without running anything.",
  )
    .option(...LIST)
    .action(async ({ list = false }: { list?: boolean }) => {
      if (list) {
        printList(listedChecks());
        return;
      }
      forgetFailures();
      const { failed } = await runParts(STATIC_CHECKS);
      if (failed > 0) process.exitCode = 1;
    }),
);
