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

function row(what: string, circle: string, agreeing: string): string {
  return `${what}: ${circle}, ${agreeing}`;
}

function byName(one: string, other: string): number {
  return one.localeCompare(other);
}

/** What a document tells of everything that it names as the code does. */
function told(document: string): string[] {
  const rows: string[] = [];
  const table = /\n\| what +\| whom it concerns.*\n\|[- |]+\n((?:\|.*\n)+)/.exec(document)?.[1] ?? "";
  for (const line of table.trim().split("\n")) {
    const [whats = "", circle = "", agreeing = ""] = line
      .split("|")
      .slice(1)
      .map((cell) => cell.trim());
    for (const [, what = ""] of whats.matchAll(/`(\w+)`/g)) rows.push(row(what, circle, agreeing));
  }
  return rows.sort(byName);
}

describe("What concerns all asks all", () => {
  it("and players read of it what the table does", () => {
    const document = readFileSync(join(ROOT, "docs", "fair-play.md"), "utf8");
    const rows = Object.entries(CONCERNS).map(([what, { of, needs }]) =>
      row(what, CIRCLES[of], AGREEING[needs]),
    );
    assert.deepEqual(told(document), rows.sort(byName));
  });
});
