import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import ts from "typescript";
import { figureMarkdown, figureTable, FRAMES, INSTRUCTIONS, type Figure } from "../../scripts/bench/figure";
import { nameIn } from "../../scripts/bench/functions";
import { millisecondsOf } from "../../scripts/bench/moonsharp";
import { withTable } from "../../scripts/bench/publish";
import { heaviest, readStretch } from "../../scripts/bench/readings";
import { loadFigures } from "../../scripts/bench/table";
import { ROOT } from "../../scripts/project";
import { naiveStrength } from "../../src/commands/naive-poker";
import { dealPokerHands } from "../../src/commands/poker-hands";
import { strengthOf } from "../../src/kit/poker/strength";

const FIGURES: Figure[] = [
  {
    subject: "chess",
    name: "undo",
    value: 12_500,
    unit: INSTRUCTIONS,
    where: "stage.placePile",
    target: { bound: "at most", value: 10_000 },
  },
  { subject: "poker", name: "hands", value: 3, unit: "a second", target: { bound: "at least", value: 2 } },
  { subject: "chess", name: "deal", value: 90, unit: FRAMES },
];

describe("the table of the benchmark", () => {
  it("has a line for every subject, with its figures below it, and columns that stand in line", () => {
    const lines = figureTable(FIGURES).split("\n");
    assert.deepEqual(
      lines.map((line) => line.split(/ {2,}/)[0]),
      ["figure", "chess", "- undo", "- deal", "poker", "- hands"],
    );
    const columns = (lines[0] ?? "").split(/ {2,}/).map((title) => (lines[0] ?? "").indexOf(title));
    for (const line of lines.filter((text) => text.startsWith("-"))) {
      for (const column of columns.slice(1)) assert.equal(line.slice(column - 2, column).trim(), "");
    }
  });

  it("tells milliseconds, the function, and targets that are missed", () => {
    const [undo, deal, hands] = ["- undo", "- deal", "- hands"].map(
      (name) =>
        figureTable(FIGURES)
          .split("\n")
          .find((line) => line.startsWith(name)) ?? "",
    );
    const milliseconds = millisecondsOf(12_500).toFixed(1);
    assert.ok(
      undo?.includes(`12,500 instructions   ${milliseconds} ms on MoonSharp   stage.placePile`),
      undo,
    );
    assert.ok(undo?.endsWith("at most 10,000  MISSED"), undo);
    assert.ok(deal?.endsWith("1,500 ms"), deal);
    assert.ok(hands?.endsWith("at least 2"), hands);
  });

  it("takes the place of the table of the last time in the document", () => {
    const before = "a\n<!-- npm run bench -- --publish -->\nold\n<!-- end of the table -->\nb";
    const after = withTable(before, figureMarkdown(FIGURES));
    assert.match(after, /^a\n<!--[^]*\| \*\*chess\*\* \|[^]*\| - undo \| 12,500 [^]*-->\nb$/);
    assert.ok(!after.includes("old"));
    assert.throws(() => withTable("no marks", "table"), /lacks/);
  });

  it("takes the place of the table of docs/bench.md, and of nothing that was written by hand", () => {
    const page = readFileSync(join(ROOT, "docs/bench.md"), "utf8");
    const after = withTable(page, figureMarkdown(FIGURES));
    const headings = (text: string) => text.split("\n").filter((line) => line.startsWith("#"));
    assert.deepEqual(headings(after), headings(page));
    assert.ok(after.includes("| **chess** |") && !after.includes("| **cards-vs-dice** |"));
    assert.equal(after.split("\n## Noted by hand\n")[1], page.split("\n## Noted by hand\n")[1]);
    assert.ok(page.includes("\n## Noted by hand\n"));
  });
});

describe("what a table asks of the game all the time", () => {
  it("is garbage, calls and time, with targets at rest", () => {
    const at = (when: string, garbage: number) => ({ when, garbage, calls: 1500, time: 0.024 });
    const figures = loadFigures("chess", [at("at rest, dealt", 34.8), at("in play", 600)]);
    assert.deepEqual(
      figures.map(({ name, value, unit, target }) => [name, value, unit, target?.value]),
      [
        ["at rest, dealt: garbage on MoonSharp", 34.8, "MB a minute", 20],
        ["at rest, dealt: calls of the API", 1500, "a second", 100],
        ["at rest, dealt: time on MoonSharp", 0.024, "ms a frame", 0.03],
        ["in play: garbage on MoonSharp", 600, "MB a minute", undefined],
        ["in play: calls of the API", 1500, "a second", undefined],
        ["in play: time on MoonSharp", 0.024, "ms a frame", undefined],
      ],
    );
    const lines = figureTable(figures).split("\n");
    assert.match(lines[2] ?? "", /34\.8 MB a minute .* at most 20 {2}MISSED$/);
    assert.match(lines[4] ?? "", /0\.024 ms a frame .* at most 0\.03$/);
  });
});

describe("the readings of a table", () => {
  it("name the innermost function that is ours, and keep one run for each handler and function", () => {
    const reading = { script: "Board - 1", handler: "Wait.frames", sum: 5000 };
    const stretch = readStretch(
      {
        frames: 12,
        bundles: { "Board - 1": "pokerchess.board" },
        readings: [
          { ...reading, count: 500, where: ["@Board - 1:9"] },
          { ...reading, count: 2000, where: ["@Board - 1:2", "@Board - 1:9"] },
          { ...reading, count: 1000, where: ["JSON"] },
        ],
      },
      (bundle, line) => (line === 9 ? `${bundle}.nine` : undefined),
    );
    assert.deepEqual(
      heaviest([stretch, stretch]).map(({ script, where, count }) => [script, where, count]),
      [
        ["pokerchess.board", "pokerchess.board.nine", 2000],
        ["pokerchess.board", "JSON", 1000],
      ],
    );
    assert.throws(() => readStretch(undefined, () => undefined), /could not be measured/);
  });

  it("are of functions that are named as in TypeScript", () => {
    const source = ts.createSourceFile(
      "src/stage.ts",
      "export function draw() {\n  const each = () => {\n    items.forEach(\n      (item) => item);\n  };\n}\nlast();",
      ts.ScriptTarget.Latest,
      true,
    );
    assert.equal(nameIn(source, 1), "stage.draw");
    assert.equal(nameIn(source, 2), "stage.each");
    assert.equal(nameIn(source, 4), "stage.each");
    assert.equal(nameIn(source, 7), "stage");
  });
});

describe("the naive poker evaluator", () => {
  it("puts hands in the same order as ours, so that both do the same work", () => {
    const hands = dealPokerHands(400);
    for (let i = 1; i < hands.length; i++) {
      const [one = [], other = []] = [hands[i - 1], hands[i]];
      assert.equal(
        Math.sign(naiveStrength(one) - naiveStrength(other)),
        Math.sign(strengthOf(one) - strengthOf(other)),
        `${one.join(" ")} against ${other.join(" ")}`,
      );
    }
  });
});
