import type { EmulatedTable } from "../../src/emulator";
import { count, newSession, readSession, type Session } from "../../src/kit/record/session";
import { fill, fillCount } from "../../src/kit/words/words";
import { expectPresent, expectSame } from "../support/expect";
import { CALM, pokerchess } from "./pokerchess";
import { agrees, expectNotShown, expectShown } from "./support/hosting";
import { playAgain } from "./support/again";
import { expectSound } from "./support/soundness";
import { english, longestPart, startOf } from "../support/english";

const { deal, decidingSeat, open: openPokerchess, stateOf, take, waitForPeople } = pokerchess;

/** What the page says of this many games. */
function finished(count: number): string {
  return fillCount(english.table.SENTENCES, "statisticsGames", { count, title: english.pokerchess.TITLE });
}

/** A session in which White and Blue have played, and these have won. */
function played(winners: readonly string[], seconds: readonly number[] = []): Session {
  const session = newSession();
  winners.forEach((winner, index) => {
    const summary = { turns: index + 3 };
    const won = winner === "" ? [] : [winner];
    count(session, { players: ["White", "Blue"], winners: won, summary, seconds: seconds[index] ?? 60 });
  });
  return session;
}

describe("what a table remembers", () => {
  it("is who has won, how many times in a row, and what was most and quickest", () => {
    const { games, standings, totals, best, quickest } = played(
      ["White", "White", "Blue", "White", ""],
      [90, 70, 80, 100, 10],
    );
    expectSame(games, 5);
    expectSame(standings["White"], { won: 3, run: 0, longestRun: 2 });
    expectSame(standings["Blue"], { won: 1, run: 0, longestRun: 1 });
    expectSame(totals, { turns: 3 + 4 + 5 + 6 + 7 });
    expectSame(best, { turns: 7 });
    expectSame(quickest, 70, "a game that nobody has won is no quick win");
  });

  it("leaves alone the run of anyone who has not played", () => {
    const session = played(["White", "White"]);
    count(session, { players: ["Blue", "Red"], winners: ["Red"], summary: {}, seconds: 60 });
    expectSame(session.standings["White"], { won: 2, run: 2, longestRun: 2 });
  });

  it("is read from a save, and from a damaged one", () => {
    const session = played(["White", "Blue", "Blue"]);
    expectSame(readSession(session), session);
    const damaged = readSession({
      games: "many",
      standings: { White: 7, Blue: { won: "x", run: 2 } },
      quickest: [],
    });
    expectSame(damaged, { ...newSession(), standings: { Blue: { won: 0, run: 2, longestRun: 0 } } });
    expectSame(readSession("nonsense"), newSession());
  });
});

/** Plays a game that Blue gives up. */
function playedTo(table: EmulatedTable, isFirst: boolean): void {
  if (isFirst) table.player("White").clicks(english.table.SENTENCES.start);
  else playAgain(table, "White", "Blue");
  waitForPeople(table);
  take(table, { kind: "forfeit" }, 1);
  waitForPeople(table);
}

describe("the page of statistics", () => {
  it("says what was played at this table, also after loading, and forgets it after a question", () => {
    const table = openPokerchess({ seed: 145 }, CALM);
    const white = table.player("White");
    playedTo(table, true);
    playedTo(table, false);
    const told = fill(english.table.SENTENCES.statisticsOf, {
      ...{ signs: "■■■■■■■■■■", colour: "White", won: 2, games: 2, run: 2, longest: 2 },
    });
    white.clicks(english.table.SENTENCES.tableTab);
    table.seconds(0.5);
    white.clicks(english.table.SENTENCES.statistics);
    table.seconds(0.5);
    expectShown(table, "White", finished(2));
    expectShown(table, "White", told);
    expectShown(table, "White", startOf(english.table.SENTENCES.statisticsQuickest));
    table.load(table.save());
    table.seconds(6);
    table.player("White").says("!offsuit statistics");
    table.seconds(1);
    expectShown(table, "White", told);
    table.player("White").clicks(english.table.SENTENCES.forgetStatistics);
    table.seconds(0.5);
    agrees(table, "White");
    table.seconds(1);
    expectNotShown(table, "White", told);
    expectShown(table, "White", longestPart(english.table.SENTENCES.statisticsNone));
    expectSound(table);
  });

  it("counts the same game once, however often it is loaded, and no seconds of a pause", () => {
    const table = openPokerchess({ seed: 143 }, CALM);
    deal(table, table.player("White"));
    table.player("White").says("!offsuit pause");
    table.seconds(100);
    table.player("White").says("!offsuit resume");
    waitForPeople(table);
    take(table, { kind: "forfeit" }, expectPresent(decidingSeat(stateOf(table))));
    waitForPeople(table);
    table.load(table.save());
    table.seconds(6);
    table.player("White").says("!offsuit statistics");
    table.seconds(1);
    expectShown(table, "White", finished(1));
    expectNotShown(table, "White", `${startOf(english.table.SENTENCES.statisticsQuickest)}1:`);
    expectSound(table);
  });
});
