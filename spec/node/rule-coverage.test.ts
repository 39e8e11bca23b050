import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { ruleNumbers } from "../../scripts/build/rule-numbers";
import { ROOT } from "../../scripts/project";
import { coverageOf, ruleCoverage, rulingsOf } from "../../scripts/testing/rule-coverage";
import type { PassedTest } from "../../scripts/testing/verdict";
import { GAMES } from "../../src/games";

const RULINGS: Readonly<Record<string, number>> = {
  "cards-vs-dice": 33,
  "roll-flush": 28,
  "rogue-solitaire": 23,
  "pokers-rogue-reckoning": 43,
  pokerchess: 59,
};

/** Tests of a game that have passed, one for each of these titles. */
function passed(game: string, titles: readonly string[]): PassedTest[] {
  return titles.map((title) => ({
    file: `spec/${game}/rules.spec.ts`,
    title: `The rules ${title} are kept`,
  }));
}

describe("The coverage of rules", () => {
  for (const { id } of GAMES) {
    it(`counts each rule and ruling of ${id} once`, () => {
      const all = coverageOf(id, passed(id, [...ruleNumbers(id), ...rulingsOf(id)]));
      assert.equal(all.failed, 0, all.report);
      assert.ok(all.passed > 70, `${all.passed} rules`);
      const none = coverageOf(id, []);
      assert.deepEqual([none.passed, none.failed], [0, all.passed]);
    });

    it(`knows every ruling of ${id}`, () => {
      const page = readFileSync(join(ROOT, "docs", "rules", `${id}.md`), "utf8");
      const rulings = rulingsOf(id);
      assert.equal(rulings.length, RULINGS[id]);
      for (const ruling of rulings) assert.match(page, new RegExp(`\\b${ruling}\\b`));
    });
  }

  it("misses a rule that only a longer number, another game's test or no title names", () => {
    const lacking = "RF-5.1";
    const numbers = [...ruleNumbers("roll-flush"), ...rulingsOf("roll-flush")];
    const titles = numbers.filter((number) => number !== lacking);
    assert.ok(titles.includes("RF-5.10"));
    const { failed, report } = coverageOf("roll-flush", [
      ...passed("roll-flush", titles),
      ...passed("rogue-solitaire", [lacking]),
    ]);
    assert.equal(failed, 1);
    assert.match(report, /names RF-5\.1\.$/m);
  });

  it("is asked for the games whose specs have all run", () => {
    const specs = [
      "spec/roll-flush/rules.spec.ts",
      "spec/roll-flush/words.spec.ts",
      "spec/pokerchess/rules.spec.ts",
    ];
    assert.equal(ruleCoverage([], ["spec/roll-flush/rules.spec.ts"], specs).length, 0);
    assert.equal(ruleCoverage([], specs.slice(0, 2), specs).length, 1);
    assert.equal(ruleCoverage([], specs, specs).length, 2);
  });
});
