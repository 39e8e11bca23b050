import { runSuite } from "../testing/suite";
import { command, runCommand } from "../terminal/command";

await runCommand(
  command(
    "test",
    "Runs every test: types, lint, format, builds, specs in Lua, tests in Node, the built save.",
  ).action(async () => {
    const { passed, failed } = await runSuite(1);
    process.stdout.write(`${passed} passed, ${failed} failed\n`);
    if (failed > 0) process.exitCode = 1;
  }),
);
