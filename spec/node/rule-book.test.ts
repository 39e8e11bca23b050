import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { LONGEST, parseRuleBook, wordsIn, type PlayersBook } from "../../scripts/build/rule-book";
import { problemOf, readRuleBooks, type RuleBooks } from "../../scripts/build/rule-books";
import { bookTexts, outline } from "../../scripts/build/rule-pages";
import { GAMES } from "../../src/games";
import { LANGUAGES, speak } from "../../src/kit/language";
import { AREAS } from "../../src/table/panel/layout";
import { rulePage } from "../../src/kit/rule-book";
import { linesOf } from "./page-letters";

/** How high a line of the panel's pages is, in pixels: their letters are 13 pixels high. */
const LINE_HEIGHT = 15;

/** A text whose spaces are all alike. */
function plain(text: string): string {
  return text.replaceAll("\u00A0", " ");
}

function pageOf(...paragraphs: string[]): string {
  return ["# Toy", "## How to play", "Play.", "## Attacking", ...paragraphs].join("\n\n");
}

function parsed(...paragraphs: string[]): PlayersBook {
  return parseRuleBook(pageOf(...paragraphs), "toy.md");
}

/** A book in five languages, English with these paragraphs, the others with those. */
function books(english: string[], others = english): RuleBooks {
  const other = parsed(...others);
  return { en: parsed(...english), de: other, es: other, fr: other, zh: other };
}

describe("The rule book of a game", () => {
  it("is sections of paragraphs, with points and the rules they tell", () => {
    const { title, sections } = parsed(
      "Name a **target**. {CVD-5.2 CVD-5.9}",
      "A boss:\n- Jack: _10_\n- Queen: 8 {CVD-3.4}",
    );
    assert.equal(title, "Toy");
    assert.deepEqual(
      sections.map((section) => section.title),
      ["How to play", "Attacking"],
    );
    assert.deepEqual(sections[0]?.paragraphs, [{ text: "Play.", rules: [] }]);
    assert.deepEqual(sections[1]?.paragraphs, [
      { text: "Name a **target**.", rules: ["CVD-5.2", "CVD-5.9"] },
      { text: "A boss:\n- Jack: _10_\n- Queen: 8", rules: ["CVD-3.4"] },
    ]);
  });

  for (const [paragraph, expected] of [
    ["It names nothing.", /toy\.md: "It names nothing\." should end with the rules/],
    [`${"x".repeat(LONGEST.paragraph + 1)} {CVD-5}`, /has 401 letters, more than 400/],
    ["See CVD-5.2. {CVD-5}", /names a rule/],
    ["A <b>tag</b>. {CVD-5}", /bracket/],
    ["An **end is missing. {CVD-5}", /without its other end/],
    ["### Deeper {CVD-5}", /section of its own/],
  ] as const) {
    it(`is refused with a paragraph such as ${paragraph.slice(0, 30)}`, () => {
      assert.throws(() => parsed(paragraph), expected);
    });
  }

  it("is refused without a title, without sections, with an empty one, and with rules in How to play", () => {
    assert.throws(() => parseRuleBook("Play.", "toy.md"), /should begin with "# "/);
    assert.throws(() => parseRuleBook("# Toy\n\nPlay.", "toy.md"), /should come after "## How to play"/);
    assert.throws(() => parseRuleBook("# Toy\n\n## How to play\n\nPlay.", "toy.md"), /other sections/);
    assert.throws(() => parsed(), /"Attacking" has no paragraph/);
    assert.throws(
      () => parseRuleBook(pageOf("A. {CVD-5}").replace("Play.", "Play. {CVD-5}"), "toy.md"),
      /is in How to play/,
    );
  });

  it("tells rules that there are, each once, and the same in every language", () => {
    assert.equal(problemOf("cards-vs-dice", books(["A. {CVD-5}", "B. {CVD-6}"])), undefined);
    assert.match(problemOf("cards-vs-dice", books(["A. {CVD-77}"])) ?? "", /has no rule CVD-77/);
    assert.match(
      problemOf("cards-vs-dice", books(["A. {CVD-5}", "B. {CVD-5}"])) ?? "",
      /two paragraphs explain/,
    );
    assert.match(
      problemOf("cards-vs-dice", books(["A. {CVD-5}"], ["A. {CVD-6}"])) ?? "",
      /german\.md: "Attacking", paragraph 1, explains CVD-6; in English it is CVD-5/,
    );
    assert.match(
      problemOf("cards-vs-dice", books(["A. {CVD-5}"], ["A. {CVD-5}", "B. {CVD-6}"])) ?? "",
      /has 2 paragraphs, "Attacking" has 1/,
    );
    const long = books(["A. {CVD-5}"]);
    const wordy = {
      ...long.en,
      sections: [{ title: "", paragraphs: [{ text: "go ".repeat(251), rules: [] }] }],
    };
    for (const language of ["en", "fr"] as const) {
      assert.match(
        problemOf("cards-vs-dice", { ...long, [language]: wordy }) ?? "",
        new RegExp(`${language === "en" ? "english" : "french"}.md: How to play has 251 words, more than 250`),
      );
    }
  });

  it("answers a rule with the paragraph that tells it or what it is part of", () => {
    const { answers, letters, paragraphs, sections } = outline(
      "cards-vs-dice",
      books(["A. {CVD-5 CVD-8.1}", "B. {CVD-5.1}", "C. {CVD-8}"]),
    );
    assert.equal(letters, "CVD");
    assert.deepEqual(paragraphs, ["0", "1", "2", "3"]);
    assert.deepEqual(sections, [0, 1]);
    assert.equal(answers["CVD-5"], "1");
    assert.equal(answers["CVD-5.1"], "2");
    assert.equal(answers["CVD-5.10"], "1");
    assert.equal(answers["CVD-8.1"], "1");
    assert.equal(answers["CVD-8.2"], "3");
    assert.equal(answers["CVD-9"], undefined);
  });

  it("is missed by its name where a language has none", () => {
    assert.throws(() => readRuleBooks("toy"), /There is no src\/games\/toy\/rulebook\/english\.md/);
  });

  it("keeps French marks in their line", () => {
    const { paragraphs } = bookTexts(parsed("Oui : « non » ! {CVD-5}"), "fr");
    assert.equal(paragraphs["1"], "<b>1</b> Oui\u00A0: «\u00A0non\u00A0»\u00A0!");
  });

  it("carries tags for its marks, numbers, and spaces that break no Chinese line", () => {
    const book = parsed("A **b** _c_:\n- d {CVD-5}");
    assert.equal(bookTexts(book, "en").paragraphs["1"], "<b>1</b> A <b>b</b> <i>c</i>:\n· d");
    assert.ok(!bookTexts(book, "zh").paragraphs["1"]?.includes(" "));
    assert.deepEqual(bookTexts(book, "en").titles, { 0: "How to play", 1: "Attacking" });
  });
});

describe("The rule books that players read", () => {
  after(() => {
    speak("en");
  });

  for (const entry of GAMES) {
    const read = readRuleBooks(entry.id);

    it(`${entry.id}: How to play is short, and the book has its game's title`, () => {
      const title = entry.visit(({ words }) => words.title());
      for (const language of LANGUAGES) assert.equal(read[language].title, title);
      const [howToPlay] = read.en.sections;
      assert.equal(howToPlay?.title, "How to play");
      const words = wordsIn(howToPlay.paragraphs.map(({ text }) => text).join(" ")).length;
      assert.ok(words > 100 && words <= LONGEST.howToPlay, `${words} words`);
    });

    it(`${entry.id}: explains every option by the name that the panel has for it`, () => {
      for (const language of LANGUAGES) {
        speak(language);
        const text = Object.values(bookTexts(read[language], language).paragraphs).join("\n");
        const labels = entry.visit(({ words, rules }) =>
          rules.options.map((spec) => words.option(spec).label),
        );
        const missing = labels.filter((label) => !plain(text).includes(plain(label)));
        assert.deepEqual(missing, [], language);
      }
    });

    it(`${entry.id}: every page fits the panel in every language, wherever it begins`, () => {
      const book = outline(entry.id, read);
      const most = Math.floor(AREAS.page.height / LINE_HEIGHT);
      for (const language of LANGUAGES) {
        const { paragraphs } = bookTexts(read[language], language);
        for (const number of book.paragraphs) {
          const page = rulePage(book, language, number);
          const text = (page?.paragraphs ?? []).map((shown) => paragraphs[shown]).join("\n");
          const lines = linesOf(text, AREAS.page.width);
          assert.ok(lines > 0 && lines <= most, `${language}, ${number}: ${lines} lines of ${most}\n${text}`);
        }
      }
    });
  }
});
