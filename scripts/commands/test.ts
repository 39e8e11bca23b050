import { runSelected } from "../testing/selection";
import { printTimes } from "../testing/times";
import { runSuite } from "../testing/suite";
import { command, runCommand } from "../terminal/command";

await runCommand(
  command(
    "test",
    "Runs every test, or those you name: types, lint, format, the build, specs in Lua, tests in Node and in a browser.",
  )
    .argument(
      "[names...]",
      "a part (build, format, lint, preview, translations, types), or folders and files of spec",
    )
    .addHelpText("after", "\nFor example: npm test -- spec/table/seats")
    .action(async (names: string[]) => {
      const { passed, failed, timed } = names.length === 0 ? await runSuite() : await runSelected(names);
      printTimes(timed);
      process.stdout.write(`${passed} passed, ${failed} failed\n`);
      if (failed > 0) process.exitCode = 1;
    }),
);
