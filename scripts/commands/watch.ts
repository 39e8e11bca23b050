import { requirePath } from "../testing/selection";
import { watchSpecs } from "../testing/watch";
import { command, runCommand } from "../terminal/command";

await runCommand(
  command(
    "watch",
    "Runs the specs that a change affects, or those you name, each time you save a source file.",
  )
    .argument("[names...]", "folders and files of spec, such as spec/table/seats")
    .action(async (names: string[]) => {
      names.forEach(requirePath);
      await watchSpecs(names);
    }),
);
