import type { EmulatedTable } from "../../src/emulator";
import { rules } from "../../src/games/cards-vs-dice/rules/rules";
import { text } from "../../src/games/cards-vs-dice/catalogue";
import { speak } from "../../src/kit/words/language";
import { say } from "../../src/table/languages/sentences";
import { expectSame, expectTrue } from "../support/expect";
import { battle, cardsVsDiceTable } from "../table/cards-vs-dice";
import { englishParts, foundIn, readBy, speakAt, TRANSLATING_TIME } from "./foreign";

const {
  clickAction,
  decider,
  expectPicture,
  open: openOffsuit,
  piece,
  stateOf,
  waitForPeople,
} = cardsVsDiceTable;

/** The catalogues of all that speaks at this table. */
const SPEAKING = ["kit", "table", "box", "cards-vs-dice"];
/** This many decisions have met every kind of sentence, a new battle among them. */
const DECISIONS = 14;

/** What White can read, without the lines that were said before this many. */
function readAt(table: EmulatedTable, linesBefore = 0): string[] {
  const white = table.player("White");
  const lines = white.sees().lines.slice(0, linesBefore);
  const texts = readBy(table, white);
  const old = lines.map((line) => line.text);
  return texts.filter((line) => !old.includes(line));
}

describe("A table of Cards vs Dice in German", () => {
  after_each(() => {
    speak("en");
  });

  it("is German in all that is printed, written on pieces, asked and told in a game", () => {
    const table = openOffsuit({ seed: 5 });
    const white = table.player("White");
    const parts = englishParts("de", SPEAKING);
    expectTrue(parts.length > 150, `${parts.length} parts of sentences are English only`);
    const said = white.sees().lines.length;
    speakAt(table, piece(table, "board"), "de");
    const lobby = readAt(table, said);
    expectSame(foundIn(parts, lobby), []);
    for (const printed of [text().BOARD_WORDS.armory, text().BOARD_WORDS.tracker, text().DIE_NAMES.d20])
      expectTrue(lobby.includes(printed ?? ""), `${printed} is not on the board`);
    white.clicks(say("start"));
    waitForPeople(table);
    const decide = decider("sensible", 3);
    for (let step = 0; step < DECISIONS && rules.waiting(stateOf(table)).kind !== "over"; step++) {
      const state = stateOf(table);
      clickAction(table, state, decide(state));
      waitForPeople(table);
      expectSame(foundIn(parts, readAt(table, said)), []);
    }
    expectPicture(table);
    expectTrue(stateOf(table).battle > 1, "the first battle has not ended");
  });

  it("is German again when it is loaded", () => {
    const table = battle(8);
    speakAt(table, piece(table, "board"), "de");
    const before = readBy(table, table.player("White")).filter((line) => line.includes("Kampf"));
    expectTrue(before.length > 0);
    const said = table.player("White").sees().lines.length;
    table.load(table.save());
    waitForPeople(table);
    table.seconds(TRANSLATING_TIME);
    expectSame(foundIn(englishParts("de", SPEAKING), readAt(table, said)), []);
    expectPicture(table);
  });

  it("reads as before when English is spoken again, and does not change what is due", () => {
    const table = battle(8);
    const english = readAt(table);
    const steps = stateOf(table);
    speakAt(table, piece(table, "board"), "de");
    expectTrue(foundIn(englishParts("de", SPEAKING), readAt(table)).length < 10);
    speakAt(table, piece(table, "board"), "en");
    expectSame(readAt(table), english);
    expectSame(stateOf(table), steps);
  });
});
