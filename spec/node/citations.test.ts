import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { readRuleBooks } from "../../scripts/build/rule-books";
import { outline } from "../../scripts/build/rule-pages";
import { ruleNumbers } from "../../scripts/build/rule-numbers";
import { ROOT } from "../../scripts/project";
import { GAMES } from "../../src/games";

/** What a rule number looks like: the letters of its book, then numbers. */
const CITED = /\b[A-Z]+-\d+(?:\.\d+)*/g;

/** The rule numbers of a book that the code and the sentences of a game cite, each with its file. */
function citations(game: string, book: string): [number: string, file: string][] {
  const folder = join(ROOT, "src", "games", game);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(ts|json)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), "utf8").matchAll(CITED)]
        .map(([number]): [string, string] => [number, file])
        .filter(([number]) => number.startsWith(`${book}-`)),
    );
}

describe("The rule numbers that a game cites", () => {
  for (const { id } of GAMES) {
    const numbers = ruleNumbers(id);
    const [book = ""] = numbers[0]?.split("-") ?? [];
    const cited = citations(id, book);

    it(`are rules of ${id}`, () => {
      assert.ok(cited.length > 150, `${cited.length} citations`);
      assert.deepEqual(
        cited.filter(([number]) => !numbers.includes(number)),
        [],
      );
    });

    it(`lead to a paragraph of what the players of ${id} read`, () => {
      const { answers, paragraphs } = outline(id, readRuleBooks(id));
      const unanswered = cited.filter(([number]) => !paragraphs.includes(answers[number] ?? ""));
      assert.deepEqual(unanswered, []);
    });
  }
});
