import { format } from "../testing/statics";
import { command, runCommand } from "../terminal/command";
import { Fault } from "../terminal/complaint";

await runCommand(
  command("format", "Rewrites all files in the format of .prettierrc.json.").action(async () => {
    const { failed, report } = await format();
    if (failed > 0) throw new Fault(report);
  }),
);
