import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { LONGEST, parseRuleBook, wordsIn, type PlayersBook } from "../../scripts/build/rule-book";
import { completedBooks, problemOf, readRuleBooks, type RuleBooks } from "../../scripts/build/rule-books";
import { bookTexts, outline } from "../../scripts/build/rule-pages";
import { inLanguage } from "../../scripts/build/translations";
import { GAMES } from "../../src/games";
import { byLanguage, LANGUAGES, type Language } from "../../src/kit/words/language";
import { AREAS } from "../../src/table/panel/layout";
import { rulePage } from "../../src/kit/words/rule-book";
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

/** A book in every language, English with these paragraphs, the others with those. */
function books(english: string[], others = english): RuleBooks {
  const [original, other] = [parsed(...english), parsed(...others)];
  return byLanguage((language) => (language === "en" ? original : other));
}

/** The texts of a book behind How to play. */
function textsOf({ sections }: PlayersBook): string[] {
  return sections.slice(1).flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));
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

  it("tells rules that there are, each once, and nothing else in any language", () => {
    assert.equal(problemOf("cards-vs-dice", books(["A. {CVD-5}", "B. {CVD-6}"])), undefined);
    assert.match(problemOf("cards-vs-dice", books(["A. {CVD-77}"])) ?? "", /has no rule CVD-77/);
    assert.match(
      problemOf("cards-vs-dice", books(["A. {CVD-5}", "B. {CVD-5}"])) ?? "",
      /two paragraphs explain/,
    );
    assert.match(
      problemOf("cards-vs-dice", books(["A. {CVD-5}"], ["A. {CVD-6}"])) ?? "",
      /german.*: "Attacking", paragraph 1, explains CVD-6, which no paragraph in English does/,
    );
    assert.match(
      problemOf("cards-vs-dice", books(["A. {CVD-5}"], ["A. {CVD-5}", "B. {CVD-6}"])) ?? "",
      /german.*: "Attacking", paragraph 2, explains CVD-6, which no paragraph in English does/,
    );
    assert.match(
      problemOf("cards-vs-dice", books(["A. {CVD-5 CVD-6}"], ["A. {CVD-5}", "B. {CVD-5}"])) ?? "",
      /german.*: "Attacking", paragraph 2, explains CVD-5 once more/,
    );
    assert.match(
      problemOf("cards-vs-dice", books(["A. {CVD-5}", "B. {CVD-6}"], ["B. {CVD-6}", "A. {CVD-5}"])) ?? "",
      /german.*: "Attacking", paragraph 2, comes earlier in English/,
    );
    const long = books(["A. {CVD-5}"]);
    const wordy = {
      ...long.en,
      sections: [{ title: "", paragraphs: [{ text: "go ".repeat(251), rules: [] }] }],
    };
    for (const language of ["en", "fr"] as const) {
      assert.match(
        problemOf("cards-vs-dice", { ...long, [language]: wordy }) ?? "",
        new RegExp(
          `${language === "en" ? "english" : "french"}/rulebook/cards-vs-dice.md: How to play has 251 words, more than 250`,
        ),
      );
    }
  });

  it("is refused with more in How to play, more sections or other sections than English has", () => {
    const problem = (english: string, german: string): string =>
      problemOf("cards-vs-dice", {
        en: parseRuleBook(english, "toy.md"),
        de: parseRuleBook(german, "toy.md"),
      }) ?? "";
    const two = pageOf("A. {CVD-5}", "## Defending", "B. {CVD-6}");
    assert.equal(problem(two, two), "");
    assert.match(problem(two, two.replace("Play.", "Play.\n\nPlay on.")), /has 2 paragraphs, .* has 1/);
    assert.match(
      problem(two, pageOf("A. {CVD-5}", "B. {CVD-6}")),
      /paragraph 2, is in another section in English/,
    );
    assert.match(
      problem(two, `${two}\n\n## More\n\nC. {CVD-7}`),
      /CVD-7, which no paragraph in English does/,
    );
  });

  it("is English wherever a translation tells less, and says so", () => {
    const english = pageOf("A. {CVD-5}", "B. {CVD-6 CVD-7}", "## Defending", "C. {CVD-8}");
    const german = pageOf("Ä. {CVD-5}", "Ö. {CVD-6}").replace("Attacking", "Angreifen");
    const written = { en: parseRuleBook(english, "toy.md"), de: parseRuleBook(german, "toy.md") };
    assert.equal(problemOf("cards-vs-dice", written), undefined);
    const { de, fr } = completedBooks(written);
    assert.deepEqual(textsOf(de), ["Ä.", "B.", "C."]);
    assert.deepEqual(
      de.sections.map(({ title, untranslated }) => [title, untranslated]),
      [
        ["How to play", undefined],
        ["Angreifen", undefined],
        ["Defending", true],
      ],
    );
    assert.deepEqual(
      de.sections.flatMap(({ paragraphs }) => paragraphs.map(({ untranslated }) => untranslated)),
      [undefined, undefined, true, true],
    );
    assert.deepEqual(textsOf(fr), textsOf(written.en));
    assert.ok(fr.sections.every(({ untranslated }) => untranslated));
  });

  it("breaks the lines of an English paragraph as English in every language", () => {
    const written = { en: parsed("A b c. {CVD-5}", "D. {CVD-6}"), zh: parsed("丁。 {CVD-6}") };
    const { zh } = completedBooks(written);
    assert.equal(bookTexts(zh, "zh").paragraphs["1"], "<b>1</b> A b c.");
    assert.equal(bookTexts(zh, "zh").paragraphs["2"], "<b>2</b>\u00A0丁。");
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

  it("is missed by its name where English has none", () => {
    assert.throws(() => readRuleBooks("toy"), /There is no src\/languages\/english\/rulebook\/toy\.md/);
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

/** The paragraphs of a book that are not translated. */
function textsLacking({ sections }: PlayersBook): string[] {
  return sections.flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ text, untranslated }) => (untranslated === true ? [text.replaceAll("_", "")] : [])),
  );
}

describe("The rule books that players read", () => {
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
      const labelsIn = (language: Language): string[] =>
        inLanguage(language, () =>
          entry.visit(({ words, rules }) => rules.options.map((spec) => words.option(spec).label)),
        );
      const english = labelsIn("en");
      for (const language of LANGUAGES) {
        const { paragraphs } = bookTexts(read[language], language);
        const text = plain(Object.values(paragraphs).join("\n"));
        // What is still English, in the catalogue or in the book, counts as missing (scripts/translations), and as no error.
        const lacking = plain(textsLacking(read[language]).join("\n"));
        const missing = labelsIn(language).filter(
          (label, index) =>
            !text.includes(plain(label)) &&
            (language === "en" ||
              (label !== english[index] && !lacking.includes(plain(english[index] ?? "")))),
        );
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
