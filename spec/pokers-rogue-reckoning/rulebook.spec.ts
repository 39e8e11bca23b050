import { expectSame, expectTrue } from "../support/expect";
import { readText } from "../support/files";
import { anchors } from "../support/rulebook";

const RULEBOOK = "../../docs/rules/pokers-rogue-reckoning.md";
const SPECS = ["rules", "abilities", "options", "rulings", "properties", "legality"];

describe("The rule book of Poker's Rogue Reckoning", () => {
  it("is covered: every number, and every ruling, is named by some test", () => {
    const tests = SPECS.map((name) => readText(`../../spec/pokers-rogue-reckoning/${name}.spec.ts`)).join(
      "\n",
    );
    const numbered = anchors(readText(RULEBOOK));
    expectTrue(numbered.length > 200, `${numbered.length} anchors`);
    for (const anchor of numbered) {
      const isRuling = !anchor.startsWith("prr");
      const name = isRuling ? `it("${anchor.toUpperCase()} ` : `${anchor.toUpperCase()} `;
      expectTrue(tests.includes(name), `no test names ${anchor.toUpperCase()}`);
    }
  });
  it("has rulings R1 to R42", () => {
    const rulings = anchors(readText(RULEBOOK)).filter((anchor) => !anchor.startsWith("prr"));
    expectSame(rulings.length, 42);
    for (let i = 0; i < rulings.length; i++) expectSame(rulings[i], `r${i + 1}`);
  });
});
