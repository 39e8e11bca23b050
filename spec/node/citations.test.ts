import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";
import { readRuleBook } from "../../scripts/build/rule-book";
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
    it(`are in the rule book of ${id}`, () => {
      const numbers = (readRuleBook(id)?.rules ?? []).map(({ number }) => number);
      const [book = ""] = /\b[A-Z]+(?=-\d)/.exec(numbers.join(" ")) ?? [];
      const cited = citations(id, book);
      assert.ok(cited.length > 150, `${cited.length} citations`);
      const unknown = cited.filter(([number]) => !numbers.includes(number));
      assert.deepEqual(unknown, []);
    });
  }
});
