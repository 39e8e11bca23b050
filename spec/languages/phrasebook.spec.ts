import { CATALOGUES } from "../../src/catalogues";
import { GAMES } from "../../src/games";
import { LANGUAGES } from "../../src/kit/words/language";
import { textBranch, type TextBranch } from "../../src/kit/data/text-tree";
import { boardMemo } from "../../src/tts/piece-ids";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { translationOf } from "../support/translations";
import { shippedSave } from "../table/support/save";
import { flattened } from "../../src/languages/sentences";

/** Every text in a branch by its keys, those of inner branches as `GROUP.key`. */
function textsIn(branch: TextBranch): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const key of branch.keys) {
    const inner = branch.branch(key);
    if (inner === undefined) texts[key] = expectPresent(branch.text(key));
    else for (const [name, text] of Object.entries(textsIn(inner))) texts[`${key}.${name}`] = text;
  }
  return texts;
}

function notesOf(game: string): TextBranch {
  const board = shippedSave(game).ObjectStates?.find(({ Memo }) => Memo === boardMemo(game));
  return textBranch(expectPresent(board?.GMNotes));
}

/** Fails unless the notes have a part of the rule book in English, more than `least` texts, and nothing else in other languages. */
function expectBook(notes: TextBranch, part: "rules" | "sections", least: number): void {
  const english = expectPresent(notes.branch(`${part}.en`));
  expectTrue(english.keys.length > least, `${english.keys.length} ${part}`);
  for (const language of LANGUAGES) {
    const name = `${part}.${language}`;
    const said = expectPresent(notes.branch(name));
    expectSame(
      said.keys,
      english.keys.filter((key) => said.keys.includes(key)),
      name,
    );
    for (const key of said.keys) {
      expectTrue(said.text(key) !== "", `${name}: ${key}`);
      if (language !== "en") expectTrue(said.text(key) !== english.text(key), `${name}: ${key} is English`);
    }
  }
}

describe("The notes of a board", () => {
  for (const { id } of GAMES)
    it(`have every sentence of ${id}, the table, the boxes and the kit that is not English`, () => {
      const notes = notesOf(id);
      for (const { name, english } of CATALOGUES) {
        if (name !== "kit" && name !== "table" && name !== "box" && name !== id) continue;
        const original = flattened(english);
        let most = 0;
        for (const language of LANGUAGES) {
          if (language === "en") continue;
          const kept = textsIn(expectPresent(notes.branch(`${name}.${language}`)));
          let count = 0;
          for (const [key, sentence] of Object.entries(flattened(translationOf(language, name)))) {
            if (sentence === original[key]) continue;
            expectSame(kept[key], sentence, `${name}.${language}: ${key}`);
            count++;
          }
          most = Math.max(most, count);
          expectSame(Object.keys(kept).length, count, `${name}.${language} has more than it says`);
        }
        // A new game may be in English alone.
        if (name !== id) expectTrue(most > 15, `${name} says hardly anything in any language`);
      }
    });

  it("have the rule book of their game in English, and what other languages say otherwise, in the same order", () => {
    for (const { id } of GAMES) {
      const notes = notesOf(id);
      expectBook(notes, "rules", 30);
      expectBook(notes, "sections", 5);
    }
  });
});
