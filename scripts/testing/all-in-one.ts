import { pathToFileURL } from "node:url";

/** How long the tests may take together, in milliseconds: one that hangs fails them instead of stopping everything. */
const LONGEST = 1_200_000;

/** Runs the tests of the files that this process was started with, one after the other. */
for (const file of process.argv.slice(2)) await import(pathToFileURL(file).href);

// It keeps nothing waiting: the process ends when the last test has.
setTimeout(() => {
  process.stderr.write(`The tests have not ended after ${LONGEST / 1000} seconds; the next one hangs.\n`);
  process.exit(1);
}, LONGEST).unref();
