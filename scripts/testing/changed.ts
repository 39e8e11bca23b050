import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../project";
import { affordable, counted, leftOver, secondsOf, type Candidate, type Choice } from "./affordable";
import { requireBusted } from "./busted";
import { readDurations, type Durations } from "./durations";
import { forgetFailures } from "./failures";
import { gitChanges } from "./git-changes";
import { nodeTests } from "./node-tests";
import { BUILD_TO_PLAY, isBuilt, isOnBuiltSaves, isOnRecords } from "./prepared";
import { ruleCoverage } from "./rule-coverage";
import { runParts } from "./run";
import { expectedSeconds, specFiles, specs } from "./specs";
import { LUA_TYPES, staticsOf, TYPES } from "./statics";
import { closeness, touchedNodeTests, touchedSpecs } from "./touched";
import { sum, type Part, type Verdict } from "./verdict";

/**
 * What the tests may take together, in seconds of a processor: with two of them, and what comes before, a run is over within
 * a minute.
 */
export const BUDGET = 40;
/** What one test may take of that, as one process runs it from its beginning to its end. */
export const LONGEST = 8;
/** How many seconds after the start none is begun any more, on a machine with other things to do or tests that are new to it. */
const LAST_START = 45;
/** How many seconds there have to be until then for what is built to be played. */
const BUILDING = 20;

/**
 * Runs what the changes since the last commit can reach, as far as the budget goes, and says what it leaves out: lint rules and
 * format of the changed files, types, specs, and the tests of spec/node that import something that has changed.
 */
export async function runChanged(): Promise<Verdict> {
  const until = Date.now() + LAST_START * 1000;
  const { files: changed, since } = gitChanges();
  await requireBusted();
  forgetFailures();
  process.stdout.write(`Changed since ${since}: ${counted(changed.length, "file")}.\n`);
  const there = changed.filter((file) => existsSync(join(ROOT, file)));
  const checked = await runParts([...staticsOf(there), LUA_TYPES, ...(concernsNode(changed) ? [TYPES] : [])]);
  if (checked.failed > 0) return checked;
  const { chosen, left } = chooseTests(changed, readDurations());
  const seconds = Math.round(secondsOf(chosen));
  process.stdout.write(
    `It reaches ${counted(chosen.length + left.length, "spec")}; ${chosen.length} run, of about ${seconds} processor seconds.\n`,
  );
  const { verdict, unbegun } = await runTests(chosen, until);
  const late = chosen.filter(({ file }) => unbegun.has(file));
  process.stdout.write(`${leftOver([...left, ...late])}\n`);
  return sum([checked, verdict]);
}

/** Which tests the changes by now can reach, and which of them are worth their time. dist/lua has to be up to date. */
export function changedTests(): Choice {
  return chooseTests(gitChanges().files, readDurations());
}

/** Which of the tests that a change reaches run, and which are left for `npm test`. dist/lua has to be up to date. */
export function chooseTests(changed: readonly string[], durations: Durations): Choice {
  const candidate = (file: string, seconds: number): Candidate => ({
    file,
    seconds,
    closeness: closeness(file, changed),
  });
  const inLua = touchedSpecs(changed).map((file) => candidate(file, expectedSeconds(file, durations)));
  const inNode = touchedNodeTests(changed).map((file) => candidate(file, durations.of(file)));
  // What replays games needs some that have to be played first.
  const isReady = ({ file }: Candidate): boolean => !isOnRecords(file);
  const { chosen, left } = affordable([...inLua.filter(isReady), ...inNode], BUDGET, LONGEST);
  return { chosen, left: [...left, ...inLua.filter((each) => !isReady(each))] };
}

/** Whether the types of what runs in Node or in the browser may have become wrong. */
function concernsNode(changed: readonly string[]): boolean {
  return changed.some((file) => /^(?:scripts|saves|spec\/node|spec\/page|src\/preview)\//.test(file));
}

/**
 * Runs tests in Lua and in Node until it is too late to begin another, and answers also which have not begun. Those that play
 * what is built wait for the build, and those that only use what has changed for both.
 */
async function runTests(
  chosen: readonly Candidate[],
  until: number,
): Promise<{ verdict: Verdict; unbegun: ReadonlySet<string> }> {
  const unbegun = new Set(chosen.map(({ file }) => file));
  const run = (parts: readonly Part[]): Promise<Verdict> =>
    runParts(parts, {
      goOn: () => Date.now() < until,
      shortestFirst: true,
      jobEnded: ({ consistsOf = [] }) => {
        for (const name of consistsOf) unbegun.delete(name.replace(/ on .*$/, ""));
      },
    });
  const isStale = !isBuilt();
  const inLua = chosen.filter(({ file }) => file.endsWith(".spec.ts"));
  const inNode = chosen.filter((each) => !inLua.includes(each)).map(({ file }) => file);
  const waits = ({ file }: Candidate): boolean => isStale && isOnBuiltSaves(file);
  const isNear = (each: Candidate): boolean => each.closeness !== "using";
  const near = inLua.filter(isNear);
  const isBuilding = inLua.some(waits) && until - Date.now() > BUILDING * 1000;
  const playable = isBuilding ? inLua : inLua.filter((each) => !waits(each));
  const first = await run([
    ...(isBuilding ? [BUILD_TO_PLAY] : []),
    ...(inNode.length === 0 ? [] : [nodeTests("tests in Node", inNode)]),
    apart(near.filter((each) => !waits(each))),
  ]);
  if (first.failed > 0) return { verdict: first, unbegun };
  const ran = sum([
    first,
    await run([
      apart(playable.filter((each) => isNear(each) && waits(each))),
      apart(playable.filter((each) => !isNear(each))),
    ]),
  ]);
  const begun = inLua.map(({ file }) => file).filter((file) => !unbegun.has(file));
  const covered = await runParts(ruleCoverage(ran.passedTests ?? [], begun, specFiles()));
  return { verdict: sum([ran, covered]), unbegun };
}

/** Some specs, each in a process of its own, so each can be left. */
function apart(some: readonly Candidate[]): Part {
  return specs(
    some.map(({ file }) => file),
    { apart: true },
  );
}
