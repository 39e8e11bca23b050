import { expectSame, expectTrue } from "../support/expect";
import { readText } from "../support/files";
import { numberAt } from "../support/rulebook";

const RULEBOOK = "../../docs/rules/pokerchess.md";
const SPECS = [
  ...[
    "battle",
    "betting",
    "clock",
    "elections",
    "legality",
    "moves",
    "options",
    "properties",
    "rules",
    "rulings",
  ],
  ...["settlement", "staking", "team-games", "teams", "timed-games"],
];

/** The numbers that the rule book gives its rules, such as `5.7`; they begin the points of its lists. */
function ruleNumbers(page: string): string[] {
  const numbers: string[] = [];
  for (const line of page.split("\n")) {
    const start = line.startsWith("- ") ? line.indexOf("PC-") : -1;
    // Between the dash and the number there can be an anchor.
    if (start === 2 || (start > 2 && line.startsWith('- <a id="')))
      numbers.push(numberAt(line.slice(start + 3)));
  }
  return numbers;
}

/** Whether a text names a rule, and not just one whose number goes on. */
function names(text: string, rule: string): boolean {
  return text
    .split(rule)
    .slice(1)
    .some((rest) => !"0123456789".includes(rest.charAt(0)) || rest === "");
}

describe("The rule book of Pokerchess", () => {
  it("is covered: every number, and every ruling, is named by some test", () => {
    const tests = SPECS.map((name) => readText(`../../spec/pokerchess/${name}.spec.ts`)).join("\n");
    const numbers = ruleNumbers(readText(RULEBOOK));
    expectTrue(numbers.length > 100, `${numbers.length} rules`);
    for (const number of numbers) expectTrue(names(tests, `PC-${number}`), `no test names PC-${number}`);
    for (let ruling = 1; ruling <= 58; ruling++) {
      expectTrue(names(tests, `R${ruling}`), `no test names R${ruling}`);
    }
  });
  it("has rulings R1 to R58", () => {
    const page = readText(RULEBOOK);
    for (let ruling = 1; ruling <= 58; ruling++) expectTrue(names(page, `R${ruling}`), `R${ruling}`);
    expectSame(names(page, "R59"), false);
  });
});
