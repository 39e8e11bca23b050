import { readings } from "../../src/emulator/meter";
import { LANGUAGES, speak, type Language, type Sentences } from "../../src/kit/words/language";
import { COUNTS_INSTRUCTIONS, newBudget, slice } from "../support/budget";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { CATALOGUES_UNDER_TEST, GAMES_UNDER_TEST } from "../support/games-under-test";
import { expectWithin } from "../support/limits";
import { numberAt } from "../support/rulebook";
import { translationOf } from "../support/translations";
import {
  flattened,
  formsByName,
  isOneNumber,
  namedForm,
  placesOf,
  pluralForms,
  sameSentence,
} from "../../src/languages/sentences";

/** What rule numbers begin with. */
const BOOKS = ["CVD-", "RF-", "RS-", "PRR-", "PC-", "HC-"];
/** What is in the names of the groups of sentences that tell what happens and what to do: those who play look no number up. */
const PLAYING = ["TUTORIAL", "PROMPTS", "CONFIRM", "CHOICES", "EVENTS", "STATUS"];

/** The rule numbers that a sentence cites. */
function citedIn(sentence: string): string[] {
  const cited: string[] = [];
  for (const book of BOOKS) {
    for (const part of sentence.split(book).slice(1)) cited.push(`${book}${numberAt(part)}`);
  }
  return cited;
}

/** Fails unless a sentence has these places; the form of a single number may do without it. */
function expectPlaces(language: Language, key: string, sentence: string, places: readonly string[]): void {
  const found = placesOf(sentence);
  const mayLackCount = isOneNumber(language, namedForm(key).form) && !found.includes("count");
  expectSame(found, mayLackCount ? places.filter((place) => place !== "count") : places, key);
}

/** Fails unless a catalogue says everything that a translation does. */
function expectSaid(said: Sentences, translation: Sentences): void {
  for (const [key, value] of Object.entries(translation)) {
    const found = said[key];
    if (typeof value === "string") expectSame(found, value, key);
    else if (typeof found === "object") expectSaid(found, value);
    else expectTrue(false, `${key} is a group`);
  }
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

  for (const { name, english, text } of CATALOGUES_UNDER_TEST) {
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

    it(`${name}: whoever plays reads no number of a rule; what is refused, pointed at or asked of Help cites them`, () => {
      for (const [key, sentence] of Object.entries(original)) {
        const [group = ""] = key.split(".");
        if (PLAYING.some((part) => group.includes(part))) expectSame(citedIn(sentence), [], key);
      }
    });

    for (const language of LANGUAGES) {
      const translation = language === "en" ? undefined : translationOf(language, name);
      if (translation === undefined) continue;
      const translated = flattened(translation);

      it(`${name}, ${language}: no sentence is left over, and each has the forms of the language`, () => {
        const inEnglish = formsByName(original);
        for (const [sentence, forms] of Object.entries(formsByName(translated))) {
          const expected = expectPresent(inEnglish[sentence], `${sentence} is no sentence of English`);
          expectSame(forms, expected.length === 0 ? [] : pluralForms(language), sentence);
        }
      });

      it(`${name}, ${language}: it is what is said when the language is spoken`, () => {
        speak(language);
        expectSaid(text() as Sentences, translation);
      });

      it(`${name}, ${language}: #budget it is put together once, and hardly longer than a slice of a frame`, () => {
        if (!COUNTS_INSTRUCTIONS) return;
        const budget = newBudget();
        speak(language);
        slice(budget, "the first time", text);
        slice(budget, "from then on", text);
        const counts = readings(budget.meter).map(({ count }) => count);
        expectWithin("languageChoice", Math.max(...counts));
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

      it(`${name}, ${language}: a sentence is empty only where English says nothing either`, () => {
        for (const [key, sentence] of Object.entries(translated)) {
          expectSame(sentence === "", sameSentence(original, key) === "", `${key}: "${sentence}"`);
        }
      });
    }
  }
});
