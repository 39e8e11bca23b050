import { CATALOGUES } from "../../src/catalogues";
import { GAMES } from "../../src/games";
import { LANGUAGES } from "../../src/kit/language";
import { textBranch, type TextBranch } from "../../src/kit/text-tree";
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
        expectTrue(most > 15, `${name} says hardly anything in any language`);
      }
    });

  it("have the rule book of their game in every language, as long in each", () => {
    for (const { id } of GAMES) {
      const notes = notesOf(id);
      const english = expectPresent(notes.branch("rules.en")).keys.length;
      expectTrue(english > 30, `${id} has ${english} paragraphs`);
      for (const language of LANGUAGES) {
        const rules = expectPresent(notes.branch(`rules.${language}`));
        expectSame(rules.keys.length, english, `${id}: ${language}`);
        for (const number of rules.keys) expectTrue(rules.text(number) !== "");
        expectTrue(expectPresent(notes.branch(`sections.${language}`)).keys.length > 5, `${id}: ${language}`);
      }
    }
  });
});
