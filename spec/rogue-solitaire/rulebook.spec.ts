import { expectSame, expectTrue } from "../support/expect";
import { readText } from "../support/files";
import { anchors } from "../support/rulebook";

const RULEBOOK = "../../docs/rules/rogue-solitaire.md";
const SPECS = ["rules", "options", "rulings", "properties", "words", "odds", "legality"];

describe("The rule book of Rogue: The Solitaire-Like", () => {
  it("is covered: every number, and every ruling, is named by some test", () => {
    const tests = SPECS.map((name) => readText(`../../spec/rogue-solitaire/${name}.spec.ts`)).join("\n");
    const numbered = anchors(readText(RULEBOOK));
    expectTrue(numbered.length > 80, `${numbered.length} anchors`);
    for (const anchor of numbered) {
      const isRuling = !anchor.startsWith("rs");
      const name = isRuling ? `it("${anchor.toUpperCase()} ` : `${anchor.toUpperCase()} `;
      expectTrue(tests.includes(name), `no test names ${anchor.toUpperCase()}`);
    }
  });
  it("has rulings R1 to R22", () => {
    const rulings = anchors(readText(RULEBOOK)).filter((anchor) => !anchor.startsWith("rs"));
    expectSame(rulings.length, 22);
    for (let i = 0; i < rulings.length; i++) expectSame(rulings[i], `r${i + 1}`);
  });
});
