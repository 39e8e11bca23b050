import assert from "node:assert/strict";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { ROOT } from "../../scripts/project";
import { readNodeReport } from "../../scripts/testing/node-report";
import { runJob } from "../../scripts/testing/run";
import { followFiles } from "../../scripts/testing/whereabouts";
import { failed, PASSED, type Verdict } from "../../scripts/testing/verdict";

describe("a job that has failed", () => {
  /** Runs a job of this name and answers its report and what was kept of it, which is removed again. */
  async function kept(name: string, run: () => Promise<Verdict>): Promise<{ report: string; text: string }> {
    const { report } = await runJob({ name, run });
    const [, file = ""] = /^All that was printed: (dist\/test-failures\/\S+)$/m.exec(report) ?? [];
    const text = readFileSync(join(ROOT, file), "utf8");
    rmSync(join(ROOT, file));
    return { report, text };
  }

  it("leaves all that it has printed in a file, and says in which", async () => {
    const { report, text } = await kept("spec/a and 2 more (test)", () =>
      Promise.resolve({ ...failed("the gist"), output: "the gist\nand the rest\n" }),
    );
    assert.equal(text, "the gist\nand the rest\n");
    assert.equal(
      report,
      "the gist\nAll that was printed: dist/test-failures/spec-a-and-2-more-test-.txt\n\n",
    );
  });

  it("does not replace what another of its name has left", async () => {
    const one = await runJob({ name: "twin (test)", run: () => Promise.resolve(failed("one")) });
    const other = await kept("twin (test)", () => Promise.resolve(failed("other")));
    assert.match(one.report, /twin-test-\.txt/);
    assert.match(other.report, /twin-test--2\.txt/);
    rmSync(join(ROOT, "dist", "test-failures", "twin-test-.txt"));
  });

  it("may have broken down", async () => {
    const { text } = await kept("broken (test)", () => Promise.reject(new Error("no such thing")));
    assert.equal(text, "no such thing");
  });

  it("leaves nothing when it has passed", async () => {
    assert.equal((await runJob({ name: "passed", run: () => Promise.resolve(PASSED) })).report, "");
  });
});

describe("what tests in Node have printed", () => {
  const ENDED = [
    "# starts spec/node/a.test.ts: one",
    "▶ one",
    "# took spec/node/a.test.ts 1.250",
    "# took spec/node/a.test.ts 0.500",
    "# took spec/node/b.test.ts 2.000",
  ];
  const figures = (tests: number, pass: number): string[] => [`ℹ tests ${tests}`, `ℹ pass ${pass}`];

  it("tells how long each file took", () => {
    const {
      passed,
      failed: faults,
      timed,
    } = readNodeReport({
      status: 0,
      output: [...ENDED, ...figures(2, 2)].join("\n"),
    });
    assert.deepEqual([passed, faults], [2, 0]);
    assert.deepEqual(timed, [
      { name: "spec/node/a.test.ts", seconds: 1.75 },
      { name: "spec/node/b.test.ts", seconds: 2 },
    ]);
  });

  it("names the files whose tests have failed, and the command that repeats them alone", () => {
    const failures = [
      "✖ failing tests:",
      "",
      "test at spec/node/a.test.ts:4:2",
      "✖ one",
      "test at spec/node/b.test.ts:1:1",
    ];
    const { failed: faults, report } = readNodeReport({
      status: 1,
      output: [...ENDED, ...figures(3, 1), ...failures].join("\n"),
    });
    assert.equal(faults, 2);
    assert.match(report, /^test at spec\/node\/a/);
    assert.match(report, /\nRepeat alone: npm test -- spec\/node\/a spec\/node\/b\n$/);
  });

  it("names the test that was the last to begin where the process has died or hangs", () => {
    const output = [...ENDED, "# starts spec/node/b.test.ts: two"].join("\n");
    const died = readNodeReport({ status: 3, output });
    assert.equal(died.failed, 1);
    assert.match(
      died.report,
      /^The process has broken down in spec\/node\/b\.test\.ts, in or after the test "two"\./,
    );
    assert.match(died.report, /\nRepeat alone: npm test -- spec\/node\/b\n/);
    const hung = readNodeReport({ status: undefined, output, silentFor: 1_200_000 });
    assert.match(hung.report, /^Nothing was heard for 20 minutes in spec\/node\/b\.test\.ts/);
  });
});

describe("a process that runs several files", () => {
  it("is in the one that was the last to begin", () => {
    const { hear, where } = followFiles();
    assert.equal(where(), undefined);
    hear("1..0\n# begins spec/a/b_spec.lua\n# begins spec/a/c_spec.lua\n");
    assert.equal(where(), "spec/a/c");
    hear("# starts a test\nok 1 - a test\n");
    assert.equal(where(), "spec/a/c");
    hear("# starts spec/node/d.test.ts: a test\n");
    assert.equal(where(), "spec/node/d");
  });
});
