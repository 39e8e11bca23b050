import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { parseRuleBook } from "../../scripts/build/rule-book";
import { ROOT } from "../../scripts/project";
import { LANGUAGE_FOLDERS, LANGUAGES, type Language } from "../../src/kit/words/language";
import { assertWithin } from "./within";

const GAME = join(ROOT, "spec", "high-card");
const ROOMS = ["rules", "policies", "words", "scene", "tutorial", "index", "catalogue"];

function bookFile(language: Language): string {
  return join(GAME, "rulebook", `${LANGUAGE_FOLDERS[language]}.md`);
}

/** The rules that each paragraph of its rule book tells in a language, section by section. */
function told(language: Language): string[] {
  const page = readFileSync(bookFile(language), "utf8");
  const { sections } = parseRuleBook(page, `High Card, ${language}`);
  return sections.flatMap(({ paragraphs }) => paragraphs.map(({ rules }) => rules.join(" ")));
}

describe("High Card, the example of docs/adding-a-game.md", () => {
  it("has a rule book that tells every rule once, alike in every language", () => {
    const rules = readFileSync(join(GAME, "rules.md"), "utf8").match(/(?<=\*\*)HC-\d+/g) ?? [];
    assert.equal(rules.length, 5);
    const written = LANGUAGES.filter((language) => existsSync(bookFile(language)));
    assert.ok(written.length > 1);
    for (const language of written) {
      assert.deepEqual(told(language), told("en"), language);
      assert.deepEqual(told(language).join(" ").trim().split(" "), [...rules], language);
    }
  });

  it("stays small enough to be read at a sitting, without imports, comments and empty lines", () => {
    const code = ROOMS.map((room) => readFileSync(join(GAME, `${room}.ts`), "utf8")).join("\n");
    const written = code.replaceAll(/^import [^;]*;$/gm, "");
    const lines = written.split("\n").filter((line) => !/^\s*(?:$|\/?\*|\/\/)/.test(line));
    assertWithin("exampleLines", lines.length);
  });
});
