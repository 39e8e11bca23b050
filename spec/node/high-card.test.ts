import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { LANGUAGE_FILES } from "../../scripts/build/language-files";
import { parseRuleBook } from "../../scripts/build/rule-book";
import { ROOT } from "../../scripts/project";
import { LANGUAGES } from "../../src/kit/language";

const GAME = join(ROOT, "spec", "high-card");
/** How long the example of docs/adding-a-game.md may be: lines of code, without imports, comments and empty lines. */
const MOST_LINES = 300;
const ROOMS = ["rules", "policies", "words", "scene", "lesson", "index", "languages/index"];

/** The rules that each paragraph of its rule book tells in a language, section by section. */
function told(language: (typeof LANGUAGES)[number]): string[] {
  const page = readFileSync(join(GAME, "rulebook", `${LANGUAGE_FILES[language]}.md`), "utf8");
  const { sections } = parseRuleBook(page, `High Card, ${language}`);
  return sections.flatMap(({ paragraphs }) => paragraphs.map(({ rules }) => rules.join(" ")));
}

describe("High Card, the example of docs/adding-a-game.md", () => {
  it("has a rule book that tells every rule once, alike in every language", () => {
    const rules = readFileSync(join(GAME, "rules.md"), "utf8").match(/(?<=\*\*)HC-\d+/g) ?? [];
    assert.equal(rules.length, 5);
    for (const language of LANGUAGES) {
      assert.deepEqual(told(language), told("en"), language);
      assert.deepEqual(told(language).join(" ").trim().split(" "), [...rules], language);
    }
  });

  it("stays small enough to be read at a sitting", () => {
    const code = ROOMS.map((room) => readFileSync(join(GAME, `${room}.ts`), "utf8")).join("\n");
    const written = code.replaceAll(/^import [^;]*;$/gm, "");
    const lines = written.split("\n").filter((line) => !/^\s*(?:$|\/?\*|\/\/)/.test(line));
    assert.ok(lines.length < MOST_LINES, `${lines.length} lines`);
  });
});
