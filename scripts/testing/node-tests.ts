import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../project";
import { runChild } from "../terminal/child";
import { readTap } from "./tap";
import { sum, type Part } from "./verdict";

const FOLDER = join(ROOT, "spec", "node");

/** The tests of what runs in Node: spec/node. */
export const NODE_TESTS: Part = {
  name: "tests of the Node side",
  run: async () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith(".test.ts"));
    const verdicts = [];
    for (const file of files) verdicts.push(await runFile(join(FOLDER, file)));
    return sum(verdicts);
  },
};

async function runFile(file: string) {
  const args = ["--import", "tsx", "--test", "--test-reporter=tap", file];
  return readTap(await runChild(process.execPath, args));
}
