import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { ROOT } from "../../scripts/project";
import { CONCERNS, type Concern } from "../../src/table/model/settings";

/** How docs/fair-play.md calls whom something concerns, and who has to agree. */
const CIRCLES: Record<Concern["of"], string> = {
  table: "everybody at the table",
  game: "who owns a seat of the game",
  next: "who would play the next game",
  seat: "the person at a seat",
};
const AGREEING: Record<Concern["needs"], string> = { nobody: "nobody", host: "the host", all: "all" };

/** The rows of a document that tell of something by its name in the code. */
function told(document: string): [what: string, circle: string, agreeing: string][] {
  const rows: [string, string, string][] = [];
  const table = /\n\| what +\| whom it concerns.*\n\|[- |]+\n((?:\|.*\n)+)/.exec(document)?.[1] ?? "";
  for (const line of table.trim().split("\n")) {
    const [whats = "", circle = "", agreeing = ""] = line
      .split("|")
      .slice(1)
      .map((cell) => cell.trim());
    for (const [, what = ""] of whats.matchAll(/`(\w+)`/g)) rows.push([what, circle, agreeing]);
  }
  return rows.sort();
}

describe("What concerns all asks all", () => {
  it("and players read of it what the table does", () => {
    const document = readFileSync(join(ROOT, "docs", "fair-play.md"), "utf8");
    const rows = Object.entries(CONCERNS).map(([what, { of, needs }]) => [
      what,
      CIRCLES[of],
      AGREEING[needs],
    ]);
    assert.deepEqual(told(document), rows.sort());
  });
});
