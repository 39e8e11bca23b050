import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { pluralRule } from "../../scripts/build/plural-rules";
import { LANGUAGES, speak } from "../../src/kit/words/language";
import { pluralForm } from "../../src/kit/words/plurals";
import rules from "../../src/kit/plural-rules.json";
import { fillCount } from "../../src/kit/words/words";

const MOST = 1000;

describe("The forms of sentences by numbers", () => {
  for (const language of LANGUAGES) {
    it(`are those of Intl.PluralRules in ${language}, from 0 to ${MOST}`, () => {
      const expected = new Intl.PluralRules(language);
      try {
        speak(language);
        for (let number = 0; number <= MOST; number++) {
          assert.equal(pluralForm(number), expected.select(number), `${language}: ${number}`);
        }
      } finally {
        speak("en");
      }
    });
  }

  it("are in the table as the build would write it", () => {
    for (const language of LANGUAGES) assert.deepEqual(rules[language], pluralRule(language), language);
  });

  it("would fit in the table for languages with many forms", () => {
    for (const language of ["ar", "cs", "pl", "ru"]) {
      const { below100, from100 } = pluralRule(language);
      const expected = new Intl.PluralRules(language);
      for (let number = 0; number <= MOST; number++) {
        const form = number < 100 ? below100[number] : from100[number % 100];
        assert.equal(form ?? "other", expected.select(number), `${language}: ${number}`);
      }
    }
  });

  it("decide which sentence is filled", () => {
    const words = { cards_one: "1 card", cards_other: "{count} cards", none: "no card, {count}" };
    const said = (count: number): string => fillCount(words, "cards", { count });
    assert.deepEqual([0, 1, 2].map(said), ["0 cards", "1 card", "2 cards"]);
    assert.equal(fillCount(words, "none", { count: 1 }), "no card, 1");
    speak("fr");
    assert.deepEqual([0, 1, 2].map(said), ["1 card", "1 card", "2 cards"]);
    speak("zh");
    assert.deepEqual([0, 1, 2].map(said), ["0 cards", "1 cards", "2 cards"]);
    speak("en");
  });
});
