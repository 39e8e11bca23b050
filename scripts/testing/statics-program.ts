import { ESLint } from "eslint";
import { join } from "node:path";
import type ts from "typescript";
import { BROWSER, NODE } from "../../eslint.config";
import { formatErrors } from "../build/diagnostics";
import { DIST, ROOT } from "../project";
import { errorsIn, readSides } from "./sides";

/*
 * A program of its own, so code is checked beside other work: node --import tsx statics-program.ts [types] [lint]. The
 * rules that know types ask the compiler that has checked them.
 */

const tasks = process.argv.slice(2);
const sides = readSides();
const errors = tasks.includes("types") ? errorsIn(sides) : [];
const complaints = tasks.includes("lint") ? await lint(sides.map((side) => side.getProgram())) : "";
process.stdout.write(`${formatErrors(errors)}${complaints}`);
if (errors.length > 0 || complaints !== "") process.exitCode = 1;

/**
 * What the rules of eslint.config.ts have against the code; nothing if it is in order. What has not changed since it was last
 * found to be is skipped, although a rule that knows types might see it otherwise by now: a fresh clone, as in CI, checks all.
 */
async function lint(programs: ts.Program[]): Promise<string> {
  // A cache knows settings by their text.
  const known = Object.assign(programs, { toJSON: () => "those of the types" });
  const eslint = new ESLint({
    cwd: ROOT,
    cache: true,
    cacheStrategy: "content",
    cacheLocation: join(DIST, "eslint.json"),
    overrideConfig: {
      files: [...NODE, ...BROWSER],
      languageOptions: { parserOptions: { projectService: false, programs: known } },
    },
  });
  const results = await eslint.lintFiles(".");
  const formatter = await eslint.loadFormatter("stylish");
  return await formatter.format(results);
}
