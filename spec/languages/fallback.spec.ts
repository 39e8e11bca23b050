import { openTable, type EmulatedTable, type PlayerVerbs } from "../../src/emulator";
import { speak } from "../../src/kit/words/language";
import { say } from "../../src/table/languages/sentences";
import { boardMemo } from "../../src/tts/piece-ids";
import { english } from "../support/english";
import { expectPresent, expectTrue } from "../support/expect";
import { cardsVsDiceTable } from "../table/cards-vs-dice";
import { clicks, shown } from "../table/support/panel-text";
import { shippedSave } from "../table/support/save";
import { readBy, speakAt } from "./foreign";

const GAME = "cards-vs-dice";
const HOW_TO_PLAY = "How to play";

/**
 * A table that speaks German, but for some texts in the notes of its board: they have another name of the same length, so that
 * nobody finds them, and everything else is where it was.
 */
function incomplete(renamed: readonly (readonly [name: string, other: string])[] = []): {
  table: EmulatedTable;
  white: PlayerVerbs;
  board: string;
} {
  const save = shippedSave(GAME);
  const board = expectPresent(save.ObjectStates?.find(({ Memo }) => Memo === boardMemo(GAME)));
  for (const [name, other] of renamed) {
    const [before = "", ...behind] = expectPresent(board.GMNotes).split(name);
    expectTrue(behind.length > 0, `${name} is not in the notes`);
    board.GMNotes = `${before}${other}${behind.join(name)}`;
  }
  const table = openTable(save, { players: [{ color: "White" }] });
  table.seconds(2);
  const piece = cardsVsDiceTable.piece(table, "board");
  speakAt(table, piece, "de");
  return { table, white: table.player("White"), board: piece.guid };
}

/** Whether White can read a text anywhere. */
function reads({ table, white }: { table: EmulatedTable; white: PlayerVerbs }, text: string): boolean {
  return readBy(table, white).some((line) => line.includes(text));
}

describe("A table in a language that is not complete", () => {
  after_each(() => {
    speak("en");
  });

  it("is in English nowhere if nothing is missing", () => {
    const german = incomplete();
    expectTrue(reads(german, say("start")) && reads(german, say("help")));
    expectTrue(!reads(german, english.table.SENTENCES.start) && !reads(german, english.cardsVsDice.HOOK));
    clicks(german.table, german.white, say("help"));
    expectTrue(!reads(german, HOW_TO_PLAY));
  });

  it("says in English the one sentence that is missing", () => {
    // German is the first of the languages that the notes have.
    const german = incomplete([[";help=", ";hemp="]]);
    expectTrue(reads(german, english.table.SENTENCES.help), "nobody finds help");
    expectTrue(reads(german, say("start")) && !reads(german, english.table.SENTENCES.start));
  });

  it("says everything about a game in English that has no catalogue, and the rest not", () => {
    const german = incomplete([["cards-vs-dice.de>", "cards-vs-dice.xx>"]]);
    for (const printed of [english.cardsVsDice.BOARD_WORDS.armory, english.cardsVsDice.BOARD_WORDS.tracker])
      expectTrue(reads(german, printed), printed);
    expectTrue(reads(german, say("start")) && !reads(german, english.table.SENTENCES.start));
  });

  it("has the rule book in English that is not translated", () => {
    const { table, white, board } = incomplete([
      ["rules.de>", "rules.xx>"],
      ["sections.de>", "sections.xx>"],
    ]);
    clicks(table, white, say("help"));
    clicks(table, white, HOW_TO_PLAY);
    expectTrue(shown(white, board, "page").startsWith("Cards are monsters"), shown(white, board, "page"));
  });
});
