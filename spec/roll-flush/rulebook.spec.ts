import { expectSame, expectTrue } from "../support/expect";
import { readText } from "../support/files";
import { anchors, numberAt } from "../support/rulebook";

const RULEBOOK = "../../docs/rules/roll-flush.md";
const SPECS = ["rules", "options", "rulings", "properties", "words", "policies", "odds", "legality"];
const SOURCES = [
  ...[
    "abilities",
    "agenda",
    "board",
    "choices",
    "draws",
    "ending",
    "hints",
    "languages/english/game",
    "languages/english/board",
    "languages/english/lesson",
    "legality",
    "odds",
  ],
  ...["options", "points", "rules", "scoring", "setup", "sight", "state", "turn", "words"],
  ...["policies/pushing", "policies/sensible", "policies/showing", "policies/worth"],
];

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
  it("resolves every rule number that the code and the words cite", () => {
    const page = readText(RULEBOOK);
    let cited = 0;
    for (const name of SOURCES) {
      const parts = readText(`../../src/games/roll-flush/${name}.ts`).split("RF-");
      for (const part of parts.slice(1)) {
        const number = numberAt(part);
        expectTrue(page.includes(`id="rf-${number}"`), `${name} cites RF-${number}`);
        cited++;
      }
    }
    expectTrue(cited > 150, `${cited} citations`);
  });
  it("has rulings R1 to R28", () => {
    const rulings = anchors(readText(RULEBOOK)).filter((anchor) => !anchor.startsWith("rf"));
    expectSame(rulings.length, 28);
    for (let i = 0; i < rulings.length; i++) expectSame(rulings[i], `r${i + 1}`);
  });
});
