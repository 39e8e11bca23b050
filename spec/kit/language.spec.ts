import {
  inLanguages,
  LANGUAGE_NAMES,
  LANGUAGES,
  speak,
  spoken,
  type Sentences,
} from "../../src/kit/language";
import { expectSame, expectTrue } from "../support/expect";

const ENGLISH = {
  TITLE: "A game",
  PROMPTS: { roll: "Roll the dice.", stop: "Stop?" },
  OPTIONS: { life: { label: "Life", detail: "How long you last." } },
} satisfies Sentences;

const text = inLanguages(ENGLISH, {
  de: { TITLE: "Ein Spiel", PROMPTS: { roll: "Würfle." }, OPTIONS: { life: { label: "Leben" } } },
  fr: { PROMPTS: { roll: "Lancez les dés.", stop: "Arrêter ?" } },
});

describe("the language of a table", () => {
  after_each(() => {
    speak("en");
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
    expectSame(text().OPTIONS.life, { label: "Leben", detail: "How long you last." });
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

  it("has a name in itself for everybody who looks for it", () => {
    for (const language of LANGUAGES) expectTrue(LANGUAGE_NAMES[language] !== "", language);
  });
});
