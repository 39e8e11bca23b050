import { beforeEach } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { pathToFileURL } from "node:url";

/** How long the tests may take together, in milliseconds: one that hangs fails them instead of stopping everything. */
const LONGEST = 1_200_000;

// When the tests end, their browser ends too: it is killed when this process exits.
for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

// Until here all is reported before a test begins that may stop this process.
beforeEach(() => nextTurn());

/** Runs the tests of the files that this process was started with, one after the other. */
for (const file of process.argv.slice(2)) {
  try {
    await import(pathToFileURL(file).href);
  } catch (cause) {
    throw new Error(`${file} cannot be read`, { cause });
  }
}

// It keeps nothing waiting: the process ends when the last test has.
setTimeout(() => {
  process.stderr.write(`The tests have not ended after ${LONGEST / 1000} seconds.\n`);
  process.exit(1);
}, LONGEST).unref();
