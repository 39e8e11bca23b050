import {
  inLanguages,
  LANGUAGE_NAMES,
  LANGUAGES,
  speak,
  spoken,
  translateBy,
  type Language,
  type Sentences,
} from "../../src/kit/words/language";
import { readings } from "../../src/emulator/meter";
import { COUNTS_INSTRUCTIONS, newBudget, slice } from "../support/budget";
import { expectSame, expectTrue } from "../support/expect";
import { translationOf } from "../support/translations";

const ENGLISH = {
  TITLE: "A game",
  PROMPTS: { roll: "Roll the dice.", stop: "Stop?" },
  OPTIONS: { life: { label: "Life", detail: "How long you last." } },
} satisfies Sentences;

const TOY: Partial<Record<Language, Sentences>> = {
  de: { TITLE: "Ein Spiel", PROMPTS: { roll: "Würfle." }, OPTIONS: { life: { label: "Leben" } } },
  fr: { PROMPTS: { roll: "Lancez les dés.", stop: "Arrêter ?" } },
};

describe("the language of a table", () => {
  let text = inLanguages("toy", ENGLISH);

  before_each(() => {
    translateBy((language, catalogue) => (catalogue === "toy" ? TOY[language] : undefined));
    text = inLanguages("toy", ENGLISH);
  });

  after_each(() => {
    speak("en");
    translateBy(translationOf);
  });

  it("is English until another is spoken", () => {
    expectSame(spoken(), "en");
    expectSame(text(), ENGLISH);
  });

  it("decides what a catalogue says from then on", () => {
    speak("de");
    expectSame(spoken(), "de");
    expectSame(text().TITLE, "Ein Spiel");
    expectSame(text().PROMPTS.roll, "Würfle.");
    speak("fr");
    expectSame(text().PROMPTS.stop, "Arrêter ?");
    speak("en");
    expectSame(text(), ENGLISH);
  });

  it("is English wherever a translation has a gap, at every depth", () => {
    speak("de");
    expectSame(text().PROMPTS.stop, "Stop?");
    expectSame(text().OPTIONS.life.label, "Leben");
    expectSame(text().OPTIONS.life.detail, "How long you last.");
    speak("fr");
    expectSame(text().TITLE, "A game");
    expectSame(text().OPTIONS, ENGLISH.OPTIONS);
  });

  it("is English in a language without any translation", () => {
    speak("zh");
    expectSame(text(), ENGLISH);
  });

  it("is put together once, and leaves the English sentences alone", () => {
    speak("de");
    const wording = text();
    expectTrue(text() === wording, "the catalogue was put together again");
    expectSame(ENGLISH.PROMPTS, { roll: "Roll the dice.", stop: "Stop?" });
  });

  it("says nothing old when it changes to and fro", () => {
    for (let round = 0; round < 2; round++) {
      speak("de");
      expectSame([text().PROMPTS.roll, text().PROMPTS.stop], ["Würfle.", "Stop?"]);
      speak("fr");
      expectSame([text().PROMPTS.roll, text().PROMPTS.stop], ["Lancez les dés.", "Arrêter ?"]);
      speak("en");
      expectSame([text().PROMPTS.roll, text().PROMPTS.stop], ["Roll the dice.", "Stop?"]);
    }
  });

  it("has nothing to say where there is no sentence", () => {
    speak("de");
    const prompts: Readonly<Record<string, string | undefined>> = text().PROMPTS;
    expectSame(prompts["pass"], undefined);
  });

  it("is put together sentence by sentence, so that the frame in which it changes has little to do", () => {
    const english: Record<string, string> = {};
    const german: Record<string, string> = {};
    for (let index = 0; index < 2000; index++) {
      english[`${index}`] = `English ${index}`;
      if (index % 2 === 0) german[`${index}`] = `Deutsch ${index}`;
    }
    const many = inLanguages("many", { MANY: english });
    translateBy(() => ({ MANY: german }));
    speak("de");
    const budget = newBudget();
    const said = slice(budget, "two sentences", () => [many().MANY["1998"], many().MANY["1999"]]);
    expectSame(said, ["Deutsch 1998", "English 1999"]);
    const [reading] = readings(budget.meter);
    expectTrue(!COUNTS_INSTRUCTIONS || (reading?.count ?? 0) <= 1000, `${reading?.count} instructions`);
  });

  it("has a name in itself for everybody who looks for it", () => {
    for (const language of LANGUAGES) expectTrue(LANGUAGE_NAMES[language] !== "", language);
    expectSame(Object.keys(LANGUAGE_NAMES).length, LANGUAGES.length);
    expectSame(LANGUAGES[0], "en");
  });
});
