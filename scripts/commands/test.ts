import { runChanged } from "../testing/changed";
import { LIST, listedChanged, listedTests, printList } from "../testing/listing";
import { conclude } from "../testing/conclusion";
import { runSelected } from "../testing/selection";
import { runSuite } from "../testing/suite";
import type { Verdict } from "../testing/verdict";
import { command, runCommand } from "../terminal/command";
import { Complaint } from "../terminal/complaint";

interface Words {
  changed?: boolean;
  list?: boolean;
}

await runCommand(
  command(
    "test",
    "Runs every test, or those you name: types, lint, format, the build, specs in Lua, tests in Node and in a browser.",
  )
    .argument(
      "[names...]",
      "a part (build, format, lint, preview, translations, types), or folders and files of spec",
    )
    .option(
      "--changed",
      "run what your changes since the last commit can reach, in about a minute, and say what is left out",
    )
    .option(...LIST)
    .addHelpText("after", "\nFor example: npm test -- spec/table/seats")
    .action(async (names: string[], { changed = false, list = false }: Words) => {
      if (changed && names.length > 0)
        throw new Complaint("--changed chooses the tests itself. Leave it out, or leave out the names.");
      if (list) printList(changed ? listedChanged() : listedTests(names));
      else conclude(await verdictOn(names, changed));
    }),
);

function verdictOn(names: readonly string[], changed: boolean): Promise<Verdict> {
  if (changed) return runChanged();
  return names.length === 0 ? runSuite() : runSelected(names);
}
