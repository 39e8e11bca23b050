import type { EmulatedTable } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { GAMES } from "../../src/games";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { gameTable } from "./game-table";
import { dealsTodaysCards, expectShown, notebookPage, opensSettings, shown } from "./support/hosting";
import { fillCount } from "../../src/kit/words/words";
import { inARow } from "./support/days";
import { expectSound } from "./support/soundness";
import {
  type DailyResult,
  dayNumber,
  runOf,
  calendarOf,
  rankingOf,
  readDaily,
} from "../../src/kit/record/daily";
import { english } from "../support/english";

const at = gameTable(cardsVsDice);
/** A day at noon in Greenwich, in seconds. */
const NOON = 1795003200 + 43200 - (1795003200 % 86400);
const DAY = 86400;
const BLANK_WEEKS = [1, 2, 3, 4].map(() => "– – – – – – –");
const PAGE = fill(english.table.SENTENCES.dailyPage, { title: english.cardsVsDice.TITLE });

function result(day: string, id: string, won: boolean, score: number): DailyResult {
  return {
    day,
    id,
    colour: "White",
    stage: "played",
    won,
    score,
    done: 1,
    all: 4,
    steps: 9,
    hints: 0,
    undone: 0,
    freed: 0,
    variant: false,
    rank: 0,
  };
}

/** Today's deal, played to its end by the weakest of policies. */
function playToday(table: EmulatedTable, button = english.table.SENTENCES.dailyDeal): void {
  table.seconds(2);
  dealsTodaysCards(table, table.player("White"), button);
  at.waitForPeople(table);
  const decide = at.decider("random", 3);
  for (;;) {
    const state = at.stateOf(table);
    if (at.decidingSeat(state) === undefined) break;
    at.take(table, decide(state));
    at.waitForPeople(table);
  }
}

describe("Today's deal", () => {
  it("is the same everywhere on a day, and its first result is kept, told and written down", () => {
    const table = at.open({ seed: 71, beginning: NOON });
    playToday(table);
    const other = at.open({ seed: 72, beginning: NOON + 3 * 3600 });
    other.seconds(2);
    dealsTodaysCards(other, other.player("White"));
    at.waitForPeople(other);
    const dealt = (which: EmulatedTable): string => expectPresent(at.reportOf(which).steps[0]);
    expectSame(dealt(other), dealt(table));

    expectShown(table, "White", inARow(1));
    const page = expectPresent(notebookPage(table, PAGE));
    const line = expectPresent(page.split("\n").find((text) => text.startsWith("Offsuit 2026-11-")));
    expectTrue(
      string.match(line, "^Offsuit 2026%-11%-%d%d · Cards vs Dice · [■□]+.* · %w%w%w%w$")[0] !== undefined,
      line,
    );
    expectShown(table, "White", line);
    expectSound(table);

    // Only the first result of a day counts, and all is there again after loading, on the next day too.
    table.player("White").clicks(english.table.SENTENCES.changeOptions);
    table.seconds(1);
    playToday(table, english.table.SENTENCES.dailyAgain);
    expectSame(notebookPage(table, PAGE), page);
    expectShown(table, "White", fill(english.table.SENTENCES.dailyPractice, { line }));
    const next = at.open({ seed: 73, beginning: NOON + DAY });
    next.load(table.save());
    next.seconds(3);
    next.player("White").clicks(english.table.SENTENCES.changeOptions);
    next.seconds(1);
    playToday(next);
    expectShown(next, "White", inARow(2));
    opensSettings(next, next.player("White"));
    next.player("White").clicks(english.table.SENTENCES.gameTab);
    next.seconds(1);
    next.player("White").clicks(english.table.SENTENCES.statistics);
    next.seconds(1);
    expectShown(next, "White", fillCount(english.table.SENTENCES, "dailyRun", { count: 2 }));
    expectTrue(shown(next, "White").includes("– □ □"), "the calendar");
  });

  it("has its line and its run at the end if midnight has passed meanwhile", () => {
    const table = at.open({ seed: 74, beginning: NOON + DAY / 2 - 20 });
    playToday(table);
    table.seconds(5);
    const day = os.date("!%Y-%m-%d", NOON);
    expectTrue(
      os.date("!%Y-%m-%d", NOON + DAY / 2 - 20 + table.time()) > day,
      "the game was over before midnight",
    );
    expectShown(table, "White", `Offsuit ${day}`);
    expectShown(table, "White", inARow(1));
    expectSound(table);
  });

  it("is offered in every game for one and in no other", () => {
    for (const entry of GAMES) {
      entry.visit((game) => {
        expectSame(game.tally !== undefined, game.rules.seats.max === 1);
      });
    }
  });
});

describe("The results of the days", () => {
  it("count days as the calendar does", () => {
    expectSame(dayNumber("1970-01-01"), 0);
    expectSame(dayNumber("2000-03-01"), 11017);
    expectSame(expectPresent(dayNumber("2024-03-01")) - expectPresent(dayNumber("2024-02-28")), 2);
    expectSame(expectPresent(dayNumber("2027-01-01")) - expectPresent(dayNumber("2026-12-31")), 1);
    expectSame(dayNumber("2026-11"), undefined);
    expectSame(dayNumber("tomorrow"), undefined);
  });

  it("make runs, which end with the first day left out, and a calendar", () => {
    const days = ["2026-11-18", "2026-11-20", "2026-11-21", "2026-11-22"];
    const results = days.map((day) => result(day, "a", day === "2026-11-21", 1));
    const today = expectPresent(dayNumber("2026-11-23"));
    expectSame(runOf(results, "a", today), 3);
    expectSame(runOf(results, "a", today - 1), 3);
    expectSame(runOf(results, "a", today + 1), 0);
    expectSame(runOf(results, "b", today), 0);
    const weeks = calendarOf(results, "a", today);
    expectSame(
      weeks.map(({ signs }) => signs),
      [...BLANK_WEEKS, "– – □ – □ ■ □", "–"],
    );
    expectSame(weeks[5]?.monday, today, "that is a Monday");
    expectSame(calendarOf(results, "b", today), []);
  });

  it("rank anyone who has played the same cards: a win first, then the score, then who was first", () => {
    const day = "2026-11-23";
    const results = [
      result(day, "a", false, 300),
      result(day, "b", true, 100),
      result(day, "c", false, 400),
    ].concat([result(day, "d", false, 300), result("2026-11-22", "e", true, 900)]);
    expectSame(
      rankingOf(results, day).map(({ id }) => id),
      ["b", "c", "a", "d"],
    );
    const open: DailyResult = { ...result(day, "f", false, 0), stage: "open" };
    const left: DailyResult = { ...result(day, "g", false, 200), stage: "givenUp" };
    expectSame(
      rankingOf(results.concat([open, left]), day).map(({ id }) => id),
      ["b", "c", "a", "d", "g"],
    );
    expectSame(runOf([left], "g", expectPresent(dayNumber(day))), 1, "who gives up has played");
    expectSame(runOf([open], "f", expectPresent(dayNumber(day))), 0);
  });

  it("are read from a save, and what is damaged counts as none", () => {
    const good = [result("2026-11-23", "a", true, 1)];
    expectSame(readDaily(good), good);
    const older = { ...result("2026-11-22", "b", false, 2), stage: undefined };
    expectSame(readDaily([older]), [result("2026-11-22", "b", false, 2)]);
    expectSame(readDaily([{ day: 5 }]), []);
    expectSame(readDaily([result("never", "a", true, 1)]), []);
    expectSame(readDaily("rubbish"), []);
  });
});
