import type { EmulatedTable } from "../../src/emulator";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { fill } from "../../src/kit/words/words";
import { partId } from "../../src/table/panel/layout";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { english } from "../support/english";
import { gameTable } from "../table/game-table";
import {
  agrees,
  expectHeard,
  expectNotHeard,
  expectNotShown,
  expectShown,
  freesHands,
  heard,
  notebookPage,
  opens,
  opensSettings,
  dealsTodaysCards,
} from "../table/support/hosting";

const at = gameTable(rogueSolitaire);
const { SENTENCES } = english.table;
const DAY = 86_400;
const NOON = 1795003200 + DAY / 2 - (1795003200 % DAY);
const TITLE = english.rogue.TITLE;
const PAGE = fill(SENTENCES.dailyPage, { title: TITLE });

/** The code of the day of a moment, in seconds since 1970. */
function dayOf(seconds: number): string {
  return os.date("!%Y-%m-%d", seconds);
}

function dealsToday(table: EmulatedTable): void {
  table.seconds(2);
  dealsTodaysCards(table, table.player("White"));
  at.waitForPeople(table);
}

/** Somebody types a code before the deal, and deals. */
function dealsBy(table: EmulatedTable, code: string): void {
  table.seconds(2);
  const white = table.player("White");
  opens(table, white, SENTENCES.optionsTab);
  white.typesInto(partId(at.piece(table, "board").guid, "White", "field"), code);
  table.seconds(1);
  opens(table, white, SENTENCES.back, SENTENCES.start);
  at.waitForPeople(table);
}

/** Plays some decisions, or to the end; answers how many. */
function playsOn(table: EmulatedTable, most: number, policy = "random"): number {
  return at.playOn(table, { policy, seed: 1, most });
}

function givesUp(table: EmulatedTable): void {
  const white = table.player("White");
  opens(table, white, SENTENCES.tableTab);
  const { panels } = white.sees();
  if (panels.every(({ text }) => text !== SENTENCES.newGame)) opens(table, white, SENTENCES.gameTab);
  white.clicks(SENTENCES.newGame);
  agrees(table, "White");
  table.seconds(4);
}

/** The lines of the days that can be shared. */
function lines(table: EmulatedTable): string[] {
  return (notebookPage(table, PAGE) ?? "").split("\n").filter((line) => line.startsWith("Offsuit "));
}

/** Fails unless today's cards count as tried, by a line that tells this. */
function expectTried(table: EmulatedTable, ...marks: string[]): void {
  expectShown(table, "White", SENTENCES.dailyTried);
  const [line] = lines(table);
  for (const mark of marks) expectTrue(expectPresent(line, "there is no line").includes(mark), `${line}`);
}

describe("A second try at today's cards", () => {
  it("is no first one after hints before the first choice", () => {
    const table = at.open({ seed: 731, beginning: NOON });
    dealsToday(table);
    table.player("White").says("!offsuit hint");
    table.seconds(5);
    givesUp(table);
    expectTried(table, SENTENCES.dailyGivenUp);
  });

  it("is no first one after a look at the deal, and giving up puts no order of the cards into the Notebook", () => {
    const table = at.open({ seed: 732, beginning: NOON });
    dealsToday(table);
    givesUp(table);
    expectTried(table, SENTENCES.dailyGivenUp);
    expectSame(notebookPage(table, fill(SENTENCES.recordTitle, { title: TITLE })), undefined);
  });

  it("has no record before nobody can try it any more, and the statistics say so", () => {
    const table = at.open({ seed: 743, beginning: NOON });
    const white = table.player("White");
    const looksAtStatistics = (): void => {
      opens(table, white, SENTENCES.tableTab);
      if (white.sees().panels.every(({ text }) => text !== SENTENCES.statistics))
        opens(table, white, SENTENCES.gameTab);
      opens(table, white, SENTENCES.statistics);
    };
    dealsToday(table);
    expectTrue(playsOn(table, 400) < 400, "the game does not end");
    table.seconds(5);
    looksAtStatistics();
    expectShown(table, "White", english.table.SENTENCES.recordAfterDay);
    // The host's machine sleeps: to run every frame of three days would take minutes.
    table.faults.pauses(3 * DAY, false);
    table.seconds(5);
    white.clicks(SENTENCES.writeRecord);
    table.seconds(20);
    looksAtStatistics();
    expectTrue(notebookPage(table, fill(SENTENCES.recordTitle, { title: TITLE })) !== undefined, "no record");
    expectNotShown(table, "White", english.table.SENTENCES.recordAfterDay);
  });

  it("is no first one after a search with hands off, of which the line tells", () => {
    const table = at.open({ seed: 733, beginning: NOON });
    dealsToday(table);
    freesHands(table, table.player("White"));
    table.seconds(2);
    table.player("White").clicks(SENTENCES.handsOn);
    at.waitForPeople(table);
    givesUp(table);
    expectTried(table, SENTENCES.dailyGivenUp, SENTENCES.dailyHandsOff);
  });

  it("is no first one tomorrow for who deals tomorrow's cards today", () => {
    const table = at.open({ seed: 734, beginning: NOON });
    dealsBy(table, dayOf(NOON + DAY));
    givesUp(table);
    const tomorrow = at.open({ seed: 735, beginning: NOON + DAY });
    tomorrow.load(table.save());
    tomorrow.seconds(5);
    expectTried(tomorrow, dayOf(NOON + DAY));
  });

  it("is no first one after a game with the same cards and another option, of which the line tells", () => {
    const table = at.open({ seed: 736, beginning: NOON }, { startJokers: 4 });
    dealsBy(table, dayOf(NOON));
    givesUp(table);
    expectTried(table, SENTENCES.dailyOptions);
  });

  it("learns nothing from a report or a record as long as somebody may try the cards", () => {
    const table = at.open({ seed: 737, beginning: NOON });
    dealsToday(table);
    const shuffle = expectPresent(at.reportOf(table).steps.find((step) => step.includes("shuffled")));
    const white = table.player("White");
    white.says("!offsuit report");
    table.seconds(10);
    const page = expectPresent(notebookPage(table, fill(SENTENCES.reportTitle, { title: TITLE })));
    expectTrue(!page.includes(shuffle), "the report holds the order of the deck");
    givesUp(table);
    white.says("!offsuit record");
    table.seconds(5);
    expectSame(notebookPage(table, fill(SENTENCES.recordTitle, { title: TITLE })), undefined);
  });

  it("is over at its end, and its record waits until nobody can try the cards", () => {
    const table = at.open({ seed: 738, beginning: NOON });
    dealsToday(table);
    playsOn(table, 10_000);
    const white = table.player("White");
    white.says("!offsuit record");
    table.seconds(5);
    expectHeard(table, "White", english.table.SENTENCES.recordAfterDay);
    const record = fill(SENTENCES.recordTitle, { title: TITLE });
    expectSame(notebookPage(table, record), undefined);
    const later = at.open({ seed: 739, beginning: NOON + 2 * DAY });
    later.load(table.save());
    later.seconds(5);
    later.player("White").says("!offsuit record");
    later.seconds(10);
    expectTrue(notebookPage(later, record) !== undefined, "there is never a record");
  });

  it("is no first one after midnight for who has cleared the statistics", () => {
    const table = at.open({ seed: 740, beginning: NOON });
    dealsToday(table);
    playsOn(table, 10_000);
    table.seconds(8);
    const before = lines(table);
    const night = at.open({ seed: 741, beginning: NOON + DAY / 2 + 600 });
    night.load(table.save());
    night.seconds(5);
    opensSettings(night, night.player("White"));
    opens(night, night.player("White"), SENTENCES.gameTab, SENTENCES.statistics);
    night.player("White").clicks(SENTENCES.forgetStatistics);
    agrees(night, "White");
    opens(night, night.player("White"), SENTENCES.back, SENTENCES.changeOptions);
    dealsBy(night, dayOf(NOON));
    playsOn(night, 3);
    givesUp(night);
    expectSame(lines(night), before);
  });
});

describe("Achievements", () => {
  it("are nobody's whose game another one has finished at their colour", () => {
    const told = " has achieved: ";
    const open = (): EmulatedTable => {
      const table = at.open({ seed: 92 }, {}, { speed: "instant" });
      at.deal(table, table.player("White"));
      return table;
    };
    const alone = open();
    const [winner, other] = [alone.player("White").person, alone.player("Blue").person];
    // A name may be meant to be taken for another one.
    winner.name = "[b]Blue[/b]";
    other.name = "[b]Blue[/b]";
    const all = playsOn(alone, 10_000, "sensible");
    alone.seconds(8);
    expectHeard(alone, "White", `(b)Blue(/b) (White)${told}`);
    expectNotHeard(alone, "White", "[b]");

    const table = open();
    playsOn(table, all - 1, "sensible");
    const [white, blue] = [table.player("White"), table.player("Blue")];
    white.stands();
    blue.sits("White");
    table.seconds(1);
    at.waitForPeople(table);
    playsOn(table, 1, "sensible");
    table.seconds(8);
    expectTrue(at.decidingSeat(at.stateOf(table)) === undefined, "the game is not over");
    expectNotHeard(table, "White", told);
    expectTrue(!heard(table, "Grey").includes(told), "somebody has achieved something");
  });
});
