import type { EmulatedTable } from "../../src/emulator";
import { readRecordText } from "../../src/kit/record/record-reader";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { CALM, pokerchess } from "./pokerchess";
import { gameUpTo } from "./support/battle-under-way";
import { endsGame, expectNotShown, expectShown, heard, notebookPage } from "./support/hosting";
import { playAgain } from "./support/again";
import { expectSound } from "./support/soundness";
import { english } from "../support/english";

const {
  continueWith,
  deal,
  decidingSeat,
  open: openPokerchess,
  personAt,
  reportOf,
  stateOf,
  take,
  waitForPeople,
} = pokerchess;

const PAGE = fill(english.table.SENTENCES.recordTitle, { title: english.pokerchess.TITLE });

/** A game of White, the host, and Blue in which a battle has been fought. */
function underWay(seed: number): EmulatedTable {
  const table = openPokerchess({ seed }, CALM);
  deal(table, table.player("White"));
  continueWith(
    table,
    gameUpTo(({ phase }) => phase.kind === "retreat" || phase.kind === "promote", CALM).steps,
  );
  return table;
}

/** The player to move gives the game up. */
function forfeit(table: EmulatedTable): void {
  take(table, { kind: "forfeit" }, expectPresent(decidingSeat(stateOf(table))));
  waitForPeople(table);
}

/** The lines of the record in the Notebook, its header first. */
function recorded(table: EmulatedTable): string[] {
  table.until(() => notebookPage(table, PAGE) !== undefined, 20);
  const reading = readRecordText(expectPresent(notebookPage(table, PAGE), "there is no record"));
  expectSame(reading.kind, "read");
  return reading.kind === "read" ? reading.lines : [];
}

describe("the record of a game", () => {
  it("stands in the Notebook when the game is over, step by step, in letters that BBCode does not touch", () => {
    const table = underWay(81);
    table.seconds(2);
    expectSame(notebookPage(table, PAGE), undefined, "the record of a game that goes on");
    forfeit(table);
    const [header, ...steps] = recorded(table);
    expectSame(steps, reportOf(table).steps);
    expectTrue((header ?? "").includes('"game":"pokerchess"'), header);
    expectTrue((header ?? "").includes('"turnLimit":200'), header);
    const page = notebookPage(table, PAGE) ?? "";
    expectTrue(!page.includes("[") && !page.includes("]"), page);
    expectSound(table);
  });

  it("is written when a game is given up, in the place of the one before", () => {
    const table = underWay(82);
    forfeit(table);
    const before = recorded(table);
    const white = table.player("White");
    playAgain(table, "White", "Blue");
    waitForPeople(table);
    const { steps } = reportOf(table);
    endsGame(table, white);
    table.seconds(2);
    expectSame(recorded(table).slice(1), steps);
    expectTrue(before.length !== steps.length + 1);
    expectSound(table);
  });

  it("nobody gets while the game continues, for it says what is hidden; and nothing is undone once it is open", () => {
    const table = underWay(83);
    const white = table.player("White");
    white.says("!offsuit record");
    table.seconds(1);
    expectTrue(heard(table, "White").includes(english.table.SENTENCES.recordLater), heard(table, "White"));
    expectSame(notebookPage(table, PAGE), undefined);
    const loser = personAt(table, expectPresent(decidingSeat(stateOf(table))));
    forfeit(table);
    expectNotShown(table, loser.color(), english.table.SENTENCES.undo);
    loser.says("!offsuit undo");
    table.seconds(1);
    expectTrue(
      heard(table, loser.color()).includes(english.table.SENTENCES.recordIsOpen),
      heard(table, loser.color()),
    );
    white.says("!offsuit statistics");
    table.seconds(1);
    expectShown(table, "White", english.table.SENTENCES.writeRecord);
    expectSound(table);
  });
});
