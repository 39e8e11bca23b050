import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "../../scripts/project";
import type { CommandEnd, CommandLine } from "./command-line";

/*
 * A process that runs one command after the other for the tests, each as in a process of its own but for what all of
 * them load: that takes a second a time. spec/node/command-line.ts starts it.
 */

let runs = 0;

process.on("message", (line: CommandLine) => {
  void run(line).then((end) => process.send?.(end));
});

async function run([name, ...words]: CommandLine): Promise<CommandEnd> {
  const output = { stdout: listen(process.stdout), stderr: listen(process.stderr) };
  process.exitCode = 0;
  process.argv = [...process.argv.slice(0, 2), name, ...words];
  // Under a name of its own a module runs again; what it imports does not.
  const module = pathToFileURL(join(ROOT, "scripts", "commands", `${name}.ts`)).href;
  await import(`${module}?run=${runs++}`);
  const { exitCode } = process;
  process.exitCode = 0;
  return { status: exitCode, stdout: output.stdout(), stderr: output.stderr() };
}

/** Catches what is written from now on; the answer ends that and hands it over. */
function listen(stream: NodeJS.WriteStream): () => string {
  const usual = stream.write.bind(stream);
  let written = "";
  stream.write = (chunk: string | Uint8Array) => {
    written += typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8");
    return true;
  };
  return () => {
    stream.write = usual;
    return written;
  };
}
