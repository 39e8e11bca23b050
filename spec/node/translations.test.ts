import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { parseRuleBook } from "../../scripts/build/rule-book";
import { completedBooks } from "../../scripts/build/rule-books";
import { Fault } from "../../scripts/terminal/complaint";
import {
  lackingParagraphs,
  lackingSentences,
  translationGaps,
  type Gap,
} from "../../scripts/translations/gaps";
import { gapSummary, requireTranslated } from "../../scripts/translations/summary";
import { LANGUAGES, type Language, type Sentences } from "../../src/kit/words/language";
import { run } from "./command-line";

const ENGLISH = {
  TITLE: "A game",
  UNIT: "{count} HP",
  SUIT: "Joker",
  PROMPTS: { roll: "Roll the dice.", none: "" },
  push_one: "a card",
  push_other: "{count} cards",
} satisfies Sentences;

function lackingKeys(language: Language, translation?: Sentences, alike: readonly string[] = []): string[] {
  return lackingSentences(language, ENGLISH, translation, alike).map(({ key }) => key);
}

function gap(language: Language): Gap {
  return { language, file: "table.json", key: "start", english: "Deal" };
}

describe("What is not translated", () => {
  it("is every sentence, in the forms that the language has, where there is no file", () => {
    const all = ["TITLE", "UNIT", "SUIT", "PROMPTS.roll", "PROMPTS.none"];
    assert.deepEqual(lackingKeys("de"), [...all, "push_one", "push_other"]);
    assert.deepEqual(lackingKeys("zh"), [...all, "push_other"]);
    assert.equal(lackingSentences("de", ENGLISH, undefined, [])[3]?.english, ENGLISH.PROMPTS.roll);
  });

  it("is a key that is missing, and a sentence that is still English, unless it has no words or is listed", () => {
    const german = {
      ...ENGLISH,
      TITLE: "Ein Spiel",
      PROMPTS: { none: "" },
      push_one: "eine Karte",
    };
    assert.deepEqual(lackingKeys("de", german), ["SUIT", "PROMPTS.roll", "push_other"]);
    assert.deepEqual(lackingKeys("de", german, ["Joker"]), ["PROMPTS.roll", "push_other"]);
  });

  it("is each title and paragraph of a rule book that is still English", () => {
    const page = (...parts: string[]): string => ["# Toy", "## How to play", "Play.", ...parts].join("\n\n");
    const books = completedBooks({
      en: parseRuleBook(
        page("## Moving", "A. {CVD-5}", "B. {CVD-6 CVD-7}", "## The end", "C. {CVD-8}"),
        "en",
      ),
      de: parseRuleBook(page("## Ziehen", "A. {CVD-5}"), "de"),
    });
    assert.deepEqual(lackingParagraphs(books.de), [
      { key: "Ziehen {CVD-6 CVD-7}", english: "B." },
      { key: "The end", english: "The end" },
      { key: "The end {CVD-8}", english: "C." },
    ]);
    assert.deepEqual(lackingParagraphs(books.en), []);
    assert.equal(lackingParagraphs(books.fr).length, 7);
  });

  it("is counted in one sentence, and kept from the Workshop", () => {
    assert.equal(gapSummary([]), "Everything is translated.");
    assert.equal(gapSummary([gap("fr")]), "1 text is not translated: 1 in french.");
    assert.equal(
      gapSummary([gap("de"), gap("fr"), gap("de")]),
      "3 texts are not translated: 2 in german, 1 in french.",
    );
    requireTranslated([]);
    assert.throws(
      () => {
        requireTranslated([gap("fr")]);
      },
      (error) =>
        error instanceof Fault &&
        /^1 text is not translated: 1 in french\. The Workshop gets only .* npm run translations lists/.test(
          error.message,
        ),
    );
  });
});

describe("npm run translations", () => {
  it("lists what the project lacks and fails only if that is asked for", async () => {
    const gaps = translationGaps();
    const { status, stdout } = await run(["translations"]);
    assert.equal(status, 0);
    for (const { file, key } of gaps)
      assert.ok(stdout.includes(`${file}\n`) && stdout.includes(`  ${key}: `));
    assert.ok(stdout.endsWith(`${gapSummary(gaps)}\n`));
    const strict = await run(["translations", "--strict"]);
    assert.equal(strict.status, gaps.length > 0 ? 1 : 0);
    assert.ok((strict.stdout + strict.stderr).includes(gapSummary(gaps)));
  });

  it("takes one language, but not English", async () => {
    for (const language of LANGUAGES) {
      const { status, stdout, stderr } = await run(["translations", "--language", language]);
      if (language === "en") assert.match(stderr, /Allowed choices are de, /);
      else assert.ok(stdout.endsWith(`${gapSummary(translationGaps([language]))}\n`));
      assert.equal(status, language === "en" ? 2 : 0);
    }
  });
});
