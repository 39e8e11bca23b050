import { expectSame, expectTrue } from "../support/expect";
import { readText } from "../support/files";
import { anchors } from "../support/rulebook";

const RULEBOOK = "../../docs/rules/roll-flush.md";
const SPECS = ["rules", "options", "rulings", "properties", "words", "policies", "odds", "legality"];

describe("The rule book of Roll Flush", () => {
  it("is covered: every number, and every ruling, is named by some test", () => {
    const tests = SPECS.map((name) => readText(`../../spec/roll-flush/${name}.spec.ts`)).join("\n");
    const numbered = anchors(readText(RULEBOOK));
    expectTrue(numbered.length > 100, `${numbered.length} anchors`);
    for (const anchor of numbered) {
      const isRuling = !anchor.startsWith("rf");
      const name = isRuling ? `it("${anchor.toUpperCase()} ` : `${anchor.toUpperCase()} `;
      expectTrue(tests.includes(name), `no test names ${anchor.toUpperCase()}`);
    }
  });
  it("has rulings R1 to R28", () => {
    const rulings = anchors(readText(RULEBOOK)).filter((anchor) => !anchor.startsWith("rf"));
    expectSame(rulings.length, 28);
    for (let i = 0; i < rulings.length; i++) expectSame(rulings[i], `r${i + 1}`);
  });
});
