import { expectPresent, expectSame, expectTrue } from "../support/expect";

const RULEBOOK = "../../docs/rules/cards-vs-dice.md";
const SPECS = ["rules", "options", "rulings", "properties", "words", "policies", "odds", "legality"];

function readText(path: string): string {
  const [file] = io.open(path, "r");
  const opened = expectPresent(file, `${path} cannot be opened`);
  const text = opened.read("*a") ?? "";
  opened.close();
  return text;
}

/** The ids of all anchors in a page. */
function anchors(page: string): string[] {
  const parts = page.split('<a id="');
  return parts.slice(1).map((part) => part.split('"')[0] ?? "");
}

describe("The rule book of Cards vs Dice", () => {
  it("is covered: every number, and every ruling, is named by some test", () => {
    const tests = SPECS.map((name) => readText(`../../spec/cards-vs-dice/${name}.spec.ts`)).join("\n");
    const numbered = anchors(readText(RULEBOOK));
    expectTrue(numbered.length > 80, `${numbered.length} anchors`);
    for (const anchor of numbered) {
      const isRuling = anchor.startsWith("r");
      const name = isRuling ? `it("${anchor.toUpperCase()} ` : `${anchor.toUpperCase()} `;
      expectTrue(tests.includes(name), `no test names ${anchor.toUpperCase()}`);
    }
  });
  it("resolves every rule number that the code and the words cite", () => {
    const page = readText(RULEBOOK);
    const sources = [
      "aftermath",
      "attack",
      "board",
      "damage",
      "english",
      "legality",
      "odds",
      "options",
      "setup",
      "state",
    ];
    let cited = 0;
    for (const name of sources) {
      const parts = readText(`../../src/games/cards-vs-dice/${name}.ts`).split("CVD-");
      for (const part of parts.slice(1)) {
        const number = numberAt(part);
        expectTrue(page.includes(`id="cvd-${number}"`), `${name} cites CVD-${number}`);
        cited++;
      }
    }
    expectTrue(cited > 100, `${cited} citations`);
  });
  it("has rulings R1 to R33", () => {
    const rulings = anchors(readText(RULEBOOK)).filter((anchor) => anchor.startsWith("r"));
    expectSame(rulings.length, 33);
    for (let i = 0; i < rulings.length; i++) expectSame(rulings[i], `r${i + 1}`);
  });
});

/** The rule number at the start of a text, such as `5.11`. */
function numberAt(text: string): string {
  let number = "";
  for (let i = 0; i < text.length; i++) {
    const character = text.charAt(i);
    const isPoint = character === "." && "0123456789".includes(text.charAt(i + 1)) && i + 1 < text.length;
    if (!isPoint && !"0123456789".includes(character)) break;
    number += character;
  }
  return number;
}
