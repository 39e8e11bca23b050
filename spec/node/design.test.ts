import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { ROOT } from "../../scripts/project";
import { TONES } from "../../src/table/panel/layout";
import { contrast } from "./contrast";

const SHEET = readFileSync(join(ROOT, "docs", "design.md"), "utf8");

/** Rows of the palette that give a ground, its letters and their contrast. */
const PAIRS = [...SHEET.matchAll(/^\|[^|]*\| `(#\w{6})` \| `(#\w{6})`\s*\| ([\d.]+)\s*\|$/gm)];

/** What WCAG 2.2 asks for at level AA. */
const ENOUGH = 4.5;

describe("the design sheet", () => {
  it("gives the contrast of its colours as it is, and always enough", () => {
    assert.ok(PAIRS.length >= 6);
    for (const [row, ground = "", letters = "", given] of PAIRS) {
      const ratio = contrast(ground, letters);
      assert.ok(ratio >= ENOUGH, row);
      assert.equal(ratio.toFixed(1), given, row);
    }
  });

  it("has the colours of the panel's buttons", () => {
    for (const { colors, textColor } of Object.values(TONES)) {
      const [ground = ""] = colors.split("|");
      assert.ok(SHEET.includes(`\`${ground}\``), ground);
      assert.ok(SHEET.includes(`\`${textColor}\``), textColor);
    }
  });
});
