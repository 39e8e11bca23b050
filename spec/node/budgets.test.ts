import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { ROOT } from "../../scripts/project";
import { faultsOf, raisedInSilence } from "../../scripts/testing/budget-changes";
import { aboveGoal, BUDGETS, figure, readMeasured, type Budget } from "../../scripts/testing/budgets";
import { processorSeconds } from "../../scripts/testing/processor";
import { NOTHING, sum } from "../../scripts/testing/verdict";

const FILE = "spec/budgets.json";
/** What a frame does, which ships: the documents may say it. */
const FRAME_WORK = 15_000;
const ALL: readonly Budget[] = Object.values(BUDGETS);

function git(...args: string[]): string {
  return execFileSync("git", args, { cwd: ROOT, encoding: "utf8" });
}

function read(file: string): string {
  return readFileSync(join(ROOT, file), "utf8");
}

function namesIn(folder: string, ending: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`);
}

/** A budget that was raised as it should be, and what is changed in it. */
function raised(change: Partial<Budget> = {}): Budget {
  const changes = ["2026-11-26, 450 to 460: votes in every panel", "2026-11-27, 460 to 475: large indices"];
  return { name: "a board", unit: "bytes", goal: 448, limit: 475, changes, ...change };
}

describe("The budgets", () => {
  it("say how each limit came to be above its goal", () => {
    assert.deepEqual(ALL.flatMap(faultsOf), []);
  });

  it("have raised no limit and no goal in silence since any commit", () => {
    const versions = git("log", "--format=%h", "--", FILE).trim().split("\n");
    for (const version of versions)
      assert.deepEqual(raisedInSilence(git("show", `${version}:${FILE}`), BUDGETS), [], version);
  });

  it("are each read by some test, or by the build", () => {
    const code = ["scripts", "spec"]
      .flatMap((folder) => namesIn(folder, ".ts"))
      .filter((file) => file !== "spec/node/budgets.test.ts")
      .map(read)
      .join("\n");
    assert.deepEqual(
      Object.keys(BUDGETS).filter((key) => !code.includes(`"${key}"`)),
      [],
    );
  });

  it("are in docs/development.md as they are", () => {
    const [, section = ""] = /\n## Budgets\n([^]*?)(?:\n## |$)/.exec(read("docs/development.md")) ?? [];
    const rows = section.split("\n").filter((line) => line.startsWith("|"));
    assert.deepEqual(
      rows.slice(2).map((row) =>
        row
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      ),
      ALL.map(({ name, goal, limit, unit }) => [name, figure(goal), figure(limit), unit]),
    );
  });

  it("are repeated in no other document", () => {
    const documents = ["README.md", "src/emulator/README.md", ...namesIn("docs", ".md")];
    const repeated = documents.flatMap((file) => {
      // What was measured one day, with the targets of that day.
      const text = read(file).replace(/<!-- npm run bench [^]*<!-- end of the table -->/, "");
      const plain = text.replaceAll(/^\|.*\|$/gm, (row) => (file === "docs/development.md" ? "" : row));
      return ALL.flatMap(writings)
        .filter((writing) => new RegExp(`(?<![\\d,])${writing}\\b`).test(plain.replaceAll(/\s+/g, " ")))
        .map((writing) => `${file}: ${writing}`);
    });
    assert.deepEqual(repeated, []);
  });
});

/** How a document might write a budget: only large numbers, which mean nothing else, unless it is what a frame's tasks have. */
function writings({ goal, limit, unit }: Budget): string[] {
  const least = unit === "bytes" ? 100_000 : 1000;
  const numbers = [...new Set([goal, limit])].filter((number) => number >= least && number !== FRAME_WORK);
  if (unit !== "bytes") return numbers.map((number) => `${figure(number)} (?:Lua )?${unit}`);
  return numbers.flatMap((bytes) => [
    `${figure(bytes)} bytes`,
    `${figure(bytes / 1000)} kB`,
    `${figure(bytes / 1_000_000)} MB`,
  ]);
}

describe("A raise in silence", () => {
  it("is one without a line, or whose line comes to another limit", () => {
    assert.deepEqual(faultsOf(raised()), []);
    assert.match(faultsOf(raised({ changes: [] })).join(), /the limit is 475, .* said is 448/);
    assert.match(faultsOf(raised({ limit: 480 })).join(), /the limit is 480, .* said is 475/);
  });

  it("is one whose line has no words, no day, or a gap before it", () => {
    const [first = ""] = raised().changes;
    for (const line of [
      "2026-11-27, 460 to 475: ",
      "2026-11-27, 460 to 475: indices",
      "460 to 475: large indices",
    ])
      assert.match(faultsOf(raised({ changes: [first, line] })).join(), /does not say/, line);
    const gap = "2026-11-27, 465 to 475: large indices";
    assert.match(faultsOf(raised({ changes: [first, gap] })).join(), /does not begin at 460/);
  });

  it("is one of the goal, also of a limit that went up with it", () => {
    assert.match(faultsOf(raised({ goal: 500 })).join(), /below the goal/);
    const earlier = JSON.stringify({ board: raised() });
    assert.deepEqual(raisedInSilence(earlier, { board: raised() }), []);
    assert.match(raisedInSilence(earlier, { board: raised({ goal: 449 }) }).join(), /the goal was 448/);
  });

  it("is one that rewrites the line of an earlier raise", () => {
    const [first = "", last = ""] = raised().changes;
    const earlier = JSON.stringify({ board: raised() });
    const rewritten = raised({ limit: 480, changes: [first, "2026-11-27, 460 to 480: large indices"] });
    assert.deepEqual(faultsOf(rewritten), []);
    assert.match(raisedInSilence(earlier, { board: rewritten }).join(), /the limit was 475/);
    const told = raised({ limit: 480, changes: [first, last, "2026-11-28, 475 to 480: marks on pieces"] });
    assert.deepEqual([faultsOf(told), raisedInSilence(earlier, { board: told })], [[], []]);
  });
});

describe("What is above its goal", () => {
  const { goal, limit } = BUDGETS.boardScript;

  it("is read from what tests tell, whoever else writes", () => {
    const output = `ok 1 - x\n# budget boardScript ${limit}\nhalf a line# budget question 1.75\n# budget none 3\n`;
    assert.deepEqual(readMeasured(output), [
      { budget: "boardScript", value: limit },
      { budget: "question", value: 1.75 },
    ]);
  });

  it("is told in a line each, with the most that was measured, and not what is at its goal", () => {
    const measured = (value: number) => ({
      ...NOTHING,
      measured: [{ budget: "boardScript", value } as const],
    });
    const told = (...values: number[]): string[] => aboveGoal(sum(values.map(measured)).measured ?? []);
    assert.deepEqual(told(goal), []);
    const [line = "", ...others] = told(goal, goal + 2, goal + 1);
    assert.equal(others.length, 0);
    const { name } = BUDGETS.boardScript;
    assert.equal(line, `  ${name}: ${figure(goal + 2)} bytes; goal ${figure(goal)}, limit ${figure(limit)}.`);
    assert.match(told(limit + 1).join(), /ABOVE/);
  });
});

describe("The processor's seconds", () => {
  it("are those of this process and of what it has started", () => {
    const before = processorSeconds();
    spawnSync(process.execPath, ["-e", "while (process.cpuUsage().user < 300_000);"]);
    const after = processorSeconds();
    if (process.platform === "linux") assert.ok((after ?? 0) - (before ?? Infinity) >= 0.25);
    else assert.deepEqual([before, after], [undefined, undefined]);
  });
});
