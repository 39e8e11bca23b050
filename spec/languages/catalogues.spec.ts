import { readings } from "../../src/emulator/meter";
import { LANGUAGES, speak, type Language } from "../../src/kit/language";
import { COUNTS_INSTRUCTIONS, newBudget, slice } from "../support/budget";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { CATALOGUES_UNDER_TEST, GAMES_UNDER_TEST } from "../support/games-under-test";
import { numberAt } from "../support/rulebook";
import { ALIKE, NAMES, UNITS } from "./alike";
import {
  flattened,
  formsByName,
  isOneNumber,
  namedForm,
  placesOf,
  pluralForms,
  sameSentence,
  withoutPlaces,
} from "./catalogues";

/** What a language may cost that somebody has just chosen; it is done once. */
const MOST_INSTRUCTIONS = 15_000;
const LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** What rule numbers begin with. */
const BOOKS = ["CVD-", "RF-", "RS-", "PRR-", "PC-", "HC-"];

/** Whether a sentence has words beside its places, signs, numbers and units. */
function hasWords(sentence: string): boolean {
  let word = "";
  for (const letter of `${withoutPlaces(sentence)} `.split("")) {
    if (LETTERS.includes(letter)) word += letter;
    else if (word !== "" && !UNITS.includes(word)) return true;
    else word = "";
  }
  return false;
}

/** The rule numbers that a sentence cites. */
function citedIn(sentence: string): string[] {
  const cited: string[] = [];
  for (const book of BOOKS) {
    for (const part of sentence.split(book).slice(1)) cited.push(`${book}${numberAt(part)}`);
  }
  return cited;
}

function isNamedAlike(language: Exclude<Language, "en">, sentence: string): boolean {
  return !hasWords(sentence) || NAMES.includes(sentence) || ALIKE[language].includes(sentence);
}

/** Fails unless a sentence has these places; the form of a single number may do without it. */
function expectPlaces(language: Language, key: string, sentence: string, places: readonly string[]): void {
  const found = placesOf(sentence);
  const mayLackCount = isOneNumber(language, namedForm(key).form) && !found.includes("count");
  expectSame(found, mayLackCount ? places.filter((place) => place !== "count") : places, key);
}

describe("The catalogues of sentences", () => {
  after_each(() => {
    speak("en");
  });

  it("are those of every game, of the kit, the table and the box", () => {
    const names = CATALOGUES_UNDER_TEST.map(({ name }) => name);
    for (const { id } of GAMES_UNDER_TEST) expectTrue(names.includes(id), `${id} has no catalogue`);
    for (const { name, english } of CATALOGUES_UNDER_TEST) {
      expectTrue(Object.keys(flattened(english)).length > 20, `${name} says hardly anything`);
    }
  });

  it("are there in every language", () => {
    for (const { name, translations } of CATALOGUES_UNDER_TEST) {
      for (const language of LANGUAGES) {
        if (language !== "en") expectPresent(translations[language], `${name} is not there in ${language}`);
      }
    }
  });

  for (const { name, english, translations, text } of CATALOGUES_UNDER_TEST) {
    const original = flattened(english);

    it(`${name}: where a number matters, a sentence has each form of English, and puts the number in`, () => {
      for (const [sentence, forms] of Object.entries(formsByName(original))) {
        if (forms.length > 0) expectSame(forms, pluralForms("en"), sentence);
      }
      for (const [key, sentence] of Object.entries(original)) {
        const { name: sentenceName, form } = namedForm(key);
        if (form === "") continue;
        const places = placesOf(expectPresent(original[`${sentenceName}_other`]));
        expectTrue(places.includes("count"), `${sentenceName}: which number?`);
        expectPlaces("en", key, sentence, places);
      }
    });

    for (const language of LANGUAGES) {
      if (language === "en" || translations[language] === undefined) continue;
      const translated = flattened(translations[language]);

      it(`${name}, ${language}: no sentence is missing, none is left over, and each has the forms of the language`, () => {
        const expected: Record<string, string[]> = {};
        for (const [sentence, forms] of Object.entries(formsByName(original))) {
          expected[sentence] = forms.length === 0 ? [] : pluralForms(language);
        }
        expectSame(formsByName(translated), expected);
      });

      it(`${name}, ${language}: #budget it is put together once, and hardly longer than a slice of a frame`, () => {
        if (!COUNTS_INSTRUCTIONS) return;
        const budget = newBudget();
        speak(language);
        slice(budget, "the first time", text);
        slice(budget, "from then on", text);
        const counts = readings(budget.meter).map(({ count }) => count);
        expectTrue(Math.max(...counts) < MOST_INSTRUCTIONS, `${Math.max(...counts)} instructions`);
        expectTrue(Math.min(...counts) < 100, `${Math.min(...counts)} instructions every time`);
      });

      it(`${name}, ${language}: the same values stand in each sentence, and the same rules`, () => {
        for (const [key, sentence] of Object.entries(translated)) {
          const expected = sameSentence(original, key);
          expectPlaces(
            language,
            key,
            sentence,
            placesOf(original[`${namedForm(key).name}_other`] ?? expected),
          );
          expectSame(citedIn(sentence), citedIn(expected), key);
        }
      });

      it(`${name}, ${language}: every sentence is there, and in its language`, () => {
        const english: string[] = [];
        for (const [key, sentence] of Object.entries(translated)) {
          const expected = sameSentence(original, key);
          expectSame(sentence === "", expected === "", `${key}: "${sentence}"`);
          if (sentence === expected && !isNamedAlike(language, sentence)) english.push(`${key}: ${sentence}`);
        }
        expectSame(english, []);
      });
    }
  }
});
