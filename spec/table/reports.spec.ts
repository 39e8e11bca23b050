import type { EmulatedTable } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { readRecordText } from "../../src/kit/record/record-reader";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { gameTable } from "./game-table";
import { rollFlushTable } from "./roll-flush";
import { expectHeard, expectNotShown, expectShown, notebookPage } from "./support/hosting";
import { english } from "../support/english";

const { deal, open: openRollFlush, piece, reportOf, stateOf, take, waitForPeople } = rollFlushTable;

const solo = gameTable(cardsVsDice);
const BUTTON = english.table.SENTENCES.report;

/** The page of a report, once it is written. */
function reported(table: EmulatedTable, title: string): string {
  const page = fill(english.table.SENTENCES.reportTitle, { title });
  expectTrue(
    table.until(() => notebookPage(table, page) !== undefined, 20),
    "there is no report",
  );
  return expectPresent(notebookPage(table, page));
}

/** Something raises an error in the middle of the board's work: an action that cannot be read. */
function goWrong(table: EmulatedTable, board: ReturnType<typeof piece>): void {
  const action = 'setmetatable({}, {__index = function() error("no card [7H] here", 0) end})';
  table.execute(`rehearsal.takeAction("White", ${action})`, board);
}

describe("A report", () => {
  it("is a click away once something has gone wrong, and holds what a developer needs", () => {
    const table = solo.open({ seed: 61 });
    const white = table.player("White");
    solo.deal(table, white);
    expectNotShown(table, "White", BUTTON);
    solo.clickAction(
      table,
      solo.stateOf(table),
      expectPresent(solo.choicesOf(solo.stateOf(table))[0]).action,
    );
    solo.waitForPeople(table);
    goWrong(table, solo.piece(table, "board"));
    table.seconds(3);
    solo.waitForPeople(table);
    expectShown(table, "White", BUTTON);
    white.clicks(BUTTON);
    const page = reported(table, english.cardsVsDice.TITLE);
    table.seconds(2);
    expectHeard(
      table,
      "White",
      fill(english.table.SENTENCES.reportWritten, {
        title: fill(english.table.SENTENCES.reportTitle, { title: english.cardsVsDice.TITLE }),
      }),
    );
    for (const part of [
      "no card (7H) here",
      "Offsuit 0.1.0, cards-vs-dice",
      "Mistake: takeAction: ",
      "Found out: cards enter hands when loose",
      "Seats: White person",
      "White: choose",
      "step by seat 0",
      "mistake in takeAction: ",
      "White: report",
    ])
      expectTrue(page.includes(part), `"${part}" is missing in\n${page}`);
    expectTrue(!page.includes("[") && !page.includes("]"), page);
    const reading = readRecordText(page);
    expectSame(reading.kind === "read" ? reading.lines.slice(1) : [], solo.reportOf(table).steps);
    expectNotShown(table, "White", BUTTON);
    expectSame(table.errors(), []);
  });

  it("can be written from Help at any time, in the lobby too", () => {
    const table = solo.open({ seed: 62 });
    const white = table.player("White");
    table.seconds(2);
    white.clicks(english.table.SENTENCES.help);
    table.seconds(1);
    white.clicks(BUTTON);
    const page = reported(table, english.cardsVsDice.TITLE);
    expectTrue(page.includes("Mistake: none") && page.includes("Record\nno game"), page);
  });

  it("tells nothing that is hidden while others play", () => {
    const table = openRollFlush({ seed: 63, players: [{ color: "White" }, { color: "Blue" }] });
    deal(table, table.player("White"));
    take(table, { kind: "roll" }, reportOf(table).deciding[0] ?? 0);
    waitForPeople(table);
    goWrong(table, piece(table, "board"));
    table.seconds(3);
    table.player("Blue").says("!offsuit report");
    const page = reported(table, english.rollFlush.TITLE);
    expectTrue(page.includes("Record\nleft out: it would show hidden cards"), page);
    expectSame(readRecordText(page).kind === "read", false);
    const cards = stateOf(table).deck.concat(
      ...stateOf(table).hands.map((hand) => hand.map(({ card }) => card)),
    );
    const told = page.split("no card (7H)").join("");
    for (const card of cards) expectTrue(!told.includes(` ${card}`) && !told.includes(`"${card}"`), card);
  });
});
