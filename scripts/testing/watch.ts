import { formatErrors } from "../build/diagnostics";
import { buildProject } from "../build/project";
import { watchLua } from "../build/transpile";
import { startProgress } from "../terminal/progress";
import { requireBusted } from "./busted";
import { forgetFailures } from "./failures";
import { isBuilt } from "./prepared";
import { runParts } from "./run";
import { isNamed } from "./selection";
import { specFiles, specs } from "./specs";
import { touchedSpecs } from "./touched";

/**
 * Runs specs again at every change of a source until the process is ended: those in the named folders and files, or
 * without names those that the change touches, the quickest first. Another change ends what is under way.
 */
export async function watchSpecs(names: readonly string[]): Promise<never> {
  await requireBusted();
  let change = 0;
  watchLua(({ errors, files }) => {
    change++;
    const mine = change;
    if (errors.length > 0) {
      process.stdout.write(`${formatErrors(errors)}\n`);
      return;
    }
    const wanted =
      names.length === 0 ? touchedSpecs(files) : specFiles().filter((file) => isNamed(file, names));
    void verdictOn(wanted, () => mine === change);
  });
  process.stderr.write("Watching src and spec; Ctrl+C ends it.\n");
  return new Promise(() => undefined);
}

async function verdictOn(files: readonly string[], goOn: () => boolean): Promise<void> {
  if (files.length === 0) return;
  if (!isBuilt()) buildProject(startProgress());
  forgetFailures();
  const { passed, failed } = await runParts([specs(files, { apart: true })], { goOn, shortestFirst: true });
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
}
