import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { affordable, leftOver, secondsOf, type Candidate } from "../../scripts/testing/affordable";
import { BUDGET, chooseTests, LONGEST } from "../../scripts/testing/changed";
import { durationsFrom } from "../../scripts/testing/durations";
import { dependants } from "../../scripts/testing/dependants";
import { gitChanges } from "../../scripts/testing/git-changes";
import { closeness, touchedNodeTests, touchedSpecs } from "../../scripts/testing/touched";
import { Complaint } from "../../scripts/terminal/complaint";
import { GAMES } from "../../src/games";
import { run } from "./command-line";

const FOLDER = mkdtempSync(join(tmpdir(), "offsuit-"));

after(() => {
  rmSync(FOLDER, { recursive: true });
});

function candidate(file: string, seconds: number, of: Candidate["closeness"] = "own"): Candidate {
  return { file, seconds, closeness: of };
}

function filesOf(candidates: readonly Candidate[]): string[] {
  return candidates.map(({ file }) => file);
}

describe("npm test -- --changed", () => {
  it("takes no names", async () => {
    const { status, stderr } = await run(["test", "--changed", "spec/table/seats"]);
    assert.equal(status, 2);
    assert.match(stderr, /^--changed chooses the tests itself\. Leave it out, or leave out the names\.$/m);
  });
});

describe("what has changed", () => {
  const git = (...words: string[]): string =>
    execFileSync("git", ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", ...words], {
      cwd: FOLDER,
      encoding: "utf8",
    });
  const write = (file: string, text: string): void => {
    mkdirSync(join(FOLDER, "folder"), { recursive: true });
    writeFileSync(join(FOLDER, file), text);
  };

  it("is what differs from the last commit, or where nothing does, what that has changed", () => {
    git("init", "--quiet");
    assert.throws(() => gitChanges(FOLDER), Complaint);
    for (const file of ["kept", "edited", "gone", "folder/ä name"]) write(file, "1");
    write(".gitignore", "ignored\n");
    git("add", ".");
    git("commit", "--quiet", "--message=one");
    assert.throws(() => gitChanges(FOLDER), Complaint);
    write("edited", "2");
    write("folder/ä name", "2");
    git("add", ".");
    git("commit", "--quiet", "--message=two");
    assert.deepEqual(gitChanges(FOLDER), {
      files: ["edited", "folder/ä name"],
      since: "the commit before the last",
    });
    write("edited", "3");
    write("new", "1");
    write("ignored", "1");
    unlinkSync(join(FOLDER, "gone"));
    const { files, since } = gitChanges(FOLDER);
    assert.equal(since, "the last commit");
    assert.deepEqual([...files].sort(), ["edited", "gone", "new"]);
  });
});

describe("what a change can reach", () => {
  it("is all that uses it, however indirectly", () => {
    const users = new Map([
      ["a", ["b", "c"]],
      ["c", ["d", "a"]],
      ["e", ["f"]],
    ]);
    assert.deepEqual([...dependants(["a"], users)].sort(), ["a", "b", "c", "d"]);
  });

  it("in a game is its own specs, and those at a table that speak of it", () => {
    const changed = ["src/games/roll-flush/rules/turn.ts"];
    const reached = touchedSpecs(changed);
    for (const file of ["spec/roll-flush/rules.spec.ts", "spec/table/whole-roll-flush-games.spec.ts"])
      assert.ok(reached.includes(file), file);
    for (const file of ["spec/rogue-solitaire/rules.spec.ts", "spec/table/chess-pieces.spec.ts"])
      assert.ok(!reached.includes(file), file);
  });

  it("in a script are the tests in Node that import it, and a test that has changed itself", () => {
    const reached = touchedNodeTests(["scripts/testing/shards.ts", "spec/node/art.test.ts"]);
    assert.ok(reached.includes("spec/node/shards.test.ts"));
    assert.ok(reached.includes("spec/node/art.test.ts"));
    assert.ok(!reached.includes("spec/node/minify.test.ts"));
  });

  it("is closer where it is of that very thing, or speaks of the game", () => {
    const changed = ["src/games/roll-flush/rules/turn.ts", "src/kit/data/random.ts", "spec/box/look.spec.ts"];
    const close = (file: string): string => closeness(file, changed);
    assert.equal(close("spec/roll-flush/rules.spec.ts"), "own");
    assert.equal(close("spec/kit/tutorial.spec.ts"), "own");
    assert.equal(close("spec/box/look.spec.ts"), "own");
    assert.equal(close("spec/table/whole-roll-flush-games.spec.ts"), "speaking");
    assert.equal(close("spec/table/chess-pieces.spec.ts"), "using");
  });
});

describe("what of it runs", () => {
  it("is what is close and quick, as far as the seconds go, and what is its own leaves some for the rest", () => {
    const { chosen, left } = affordable(
      [
        candidate("using", 1, "using"),
        candidate("using, slower", 2, "using"),
        candidate("speaking", 3, "speaking"),
        candidate("speaking, slower", 6, "speaking"),
        candidate("own, slow", 5),
        candidate("own, slower", 6),
        candidate("own", 4),
      ],
      20,
      9,
    );
    assert.deepEqual(filesOf(chosen), ["own", "own, slow", "speaking", "speaking, slower", "using"]);
    assert.deepEqual(filesOf(left), ["using, slower", "own, slower"]);
    assert.deepEqual(filesOf(affordable([candidate("one", 4), candidate("two", 5)], 9, 9).chosen), [
      "one",
      "two",
    ]);
  });

  it("is nothing that takes too long by itself", () => {
    const { chosen, left } = affordable([candidate("slow", 6), candidate("quick", 5)], 20, 5);
    assert.deepEqual([filesOf(chosen), filesOf(left)], [["quick"], ["slow"]]);
  });

  it("is told with what is left, and how slow the slowest of that are", () => {
    assert.match(leftOver([]), /^Left for `npm test`: the page/);
    const left = [1, 2, 30, 4].map((seconds) => candidate(`spec/${seconds}`, seconds));
    assert.match(
      leftOver(left),
      /^Left for `npm test`: 4 specs that .* about 37 processor seconds \(spec\/30 30 s, spec\/4 4 s, spec\/2 2 s \.\.\.\), the page/,
    );
  });

  for (const { id } of GAMES)
    it(`after a change in the rules of ${id} stays within the budget, and has specs of the game and of a table`, () => {
      const { chosen } = chooseTests([`src/games/${id}/rules/rules.ts`], durationsFrom(new Map()));
      assert.ok(secondsOf(chosen) <= BUDGET);
      assert.ok(chosen.every(({ seconds }) => seconds <= LONGEST));
      assert.ok(chosen.some(({ file }) => file === `spec/${id}/rules.spec.ts`));
      assert.ok(chosen.some(({ file }) => /^spec\/(?:attacks|box|table)\//.test(file)));
    });
});
