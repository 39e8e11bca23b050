import { BUILT_SAVES } from "./built-saves";
import { requireBusted } from "./busted";
import { NODE_TESTS, PAGE_TESTS } from "./node-tests";
import { PREVIEW_PAGE } from "./preview-page";
import { writeRecords } from "./records";
import { REPEATABLE_BUILD } from "./repeatable";
import { runParts } from "./run";
import { INTERPRETERS, specs, transpileSpecs } from "./specs";
import { STATIC_CHECKS } from "./statics";
import { PASSED, sum, type Part, type Verdict } from "./verdict";

/** Through how many states the games of each policy go that are played in Node and replayed in Lua, for a scale of 1. */
const RECORDED_STATES = 4000;

/**
 * Runs all tests and prints what came of each part. `scale` multiplies how many games the specs play; they find it
 * in the environment as OFFSUIT_SCALE.
 */
export async function runSuite(scale: number): Promise<Verdict> {
  await requireBusted();
  process.env["OFFSUIT_SCALE"] = `${scale}`;
  const prepared = await runParts([
    ...STATIC_CHECKS,
    REPEATABLE_BUILD,
    preparedSpecs(scale * RECORDED_STATES),
  ]);
  const built = await runParts([BUILT_SAVES, PREVIEW_PAGE]);
  // The longest first, so that the two that run at a time end at about the same time.
  const tested = await runParts([PAGE_TESTS, ...INTERPRETERS.map(specs), NODE_TESTS]);
  return sum([prepared, built, tested]);
}

/** Transpiles the specs and plays the games that they replay. */
function preparedSpecs(states: number): Part {
  return {
    name: "specs transpiled",
    run: () => {
      transpileSpecs();
      writeRecords(states);
      return Promise.resolve(PASSED);
    },
  };
}
