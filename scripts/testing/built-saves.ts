import { builtSaves } from "../build/built";
import { checkSaveFile } from "../save/check";
import { failed, PASSED, sum, type Part, type Verdict } from "./verdict";

/** Every save and saved object in dist/, read as a player's game would read them. */
export const BUILT_SAVES: Part = {
  name: "built saves",
  run: () => Promise.resolve(sum(builtSaves().map(check))),
};

function check(file: string): Verdict {
  const problems = checkSaveFile(file);
  if (problems.length === 0) return PASSED;
  return failed(problems.map(({ where, sentence }) => `${file}: ${where} ${sentence}\n`).join(""));
}
