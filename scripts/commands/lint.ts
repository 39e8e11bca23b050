import { lint } from "../testing/statics";
import { command, runCommand } from "../terminal/command";
import { Fault } from "../terminal/complaint";

await runCommand(
  command("lint", "Checks all code against the lint rules of eslint.config.ts.").action(async () => {
    const { failed, report } = await lint();
    if (failed > 0) throw new Fault(report);
  }),
);
