import { LIST, listedWatch, printList } from "../testing/listing";
import { requirePath } from "../testing/selection";
import { watchSpecs } from "../testing/watch";
import { command, runCommand } from "../terminal/command";

await runCommand(
  command(
    "watch",
    "Runs the specs that a change affects, or those you name, each time you save a source file.",
  )
    .argument("[names...]", "folders and files of spec, such as spec/table/seats")
    .option(...LIST)
    .action(async (names: string[], { list = false }: { list?: boolean }) => {
      names.forEach(requirePath);
      if (list) {
        printList(listedWatch(names));
        return;
      }
      await watchSpecs(names);
    }),
);
