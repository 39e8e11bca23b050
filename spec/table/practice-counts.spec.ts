import type { EmulatedTable } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { decodedRecord } from "../../src/commands/decoded";
import { apply } from "../../src/kit/record/record";
import { standardOptions } from "../../src/kit/rules/options";
import { say } from "../../src/table/languages/sentences";
import { english, longestPart, startOf } from "../support/english";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { cardsVsDiceTable } from "./cards-vs-dice";
import { dealsTodaysCards, expectNotShown, expectShown, heard, notebookPage } from "./support/hosting";
import { clicks, shown } from "./support/panel-text";
import { stepOf } from "./support/report";
import { boardIn, headerOf } from "./support/saved-board";
import { expectSound } from "./support/soundness";

const { decider, open: openOffsuit, piece, reportOf, stateOf, take, waitForPeople } = cardsVsDiceTable;

const { SENTENCES } = english.table;
const { rules } = cardsVsDice;
const NOON = 1795003200 + 43200 - (1795003200 % 86400);
const DAILY_PAGE = say("dailyPage", { title: english.cardsVsDice.TITLE });
const ACCURACY = startOf(SENTENCES.reviewAccuracy);
const BOT = startOf(SENTENCES.rivalDice);
const MOST_TRIES = 5;

/** Plays the game on the table to its end. */
function plays(table: EmulatedTable, policy: string): void {
  const decide = decider(policy, 3);
  for (;;) {
    const state = stateOf(table);
    if (rules.waiting(state).kind === "over") break;
    take(table, decide(state));
    waitForPeople(table);
  }
  // What is reckoned in the background has come to its end.
  table.seconds(60);
}

/** Plays on from a place of the review, to the end. */
function practises(table: EmulatedTable): void {
  const white = table.player("White");
  const { guid } = piece(table, "board");
  clicks(table, white, SENTENCES.review);
  table.until(() => shown(white, guid, "page").startsWith(ACCURACY), 120);
  const playOn = say("practise", { place: 1 });
  if (!white.sees().panels.some(({ text }) => text === playOn))
    clicks(table, white, say("more", { page: 1, pages: 2 }));
  table.seconds(1);
  clicks(table, white, playOn);
  waitForPeople(table);
  plays(table, "sensible");
}

/** What a save tells of statistics, of today's deal and of achievements, and what has been told of them. */
function counted(table: EmulatedTable): Record<string, unknown> {
  const text = boardIn(table.save(), rules.id).LuaScriptState ?? "";
  const { session, daily, achieved } = decodedRecord(expectPresent(headerOf(text)));
  const told = heard(table, "White")
    .split("\n")
    .filter((line) => line.includes(longestPart(SENTENCES.achievementsTold)));
  return { session, daily, achieved, told, page: notebookPage(table, DAILY_PAGE) };
}

/** What the game on the record has earned. */
function earned(table: EmulatedTable): string[] {
  const witness = expectPresent(cardsVsDice.achievements).watch(1);
  const state = rules.start(standardOptions(rules.options), 1);
  for (const line of reportOf(table).steps) {
    const done = apply(rules, state, stepOf(line, rules));
    if (done.kind === "done") witness.note(done.events);
  }
  const waiting = rules.waiting(state);
  return witness.earned(0, waiting.kind === "over" && waiting.result.winners.includes(0));
}

describe("a practice game", () => {
  it("earns no achievement, and counts in no statistics and not as today's deal", () => {
    const table = openOffsuit({ seed: 77, beginning: NOON }, {}, { speed: "instant" });
    const white = table.player("White");
    const { guid } = piece(table, "board");
    table.seconds(2);
    dealsTodaysCards(table, white);
    waitForPeople(table);
    plays(table, "random");
    const before = counted(table);
    const real = earned(table);
    expectTrue(before["daily"] !== undefined && before["session"] !== undefined);
    table.until(() => shown(white, guid, "story").includes(BOT), 120);
    expectShown(table, "White", BOT);

    practises(table);
    // Dice may fall badly once: what is asked is whether a better end counts.
    const wentBetter = (): boolean => earned(table).some((name) => !real.includes(name));
    for (let tries = 1; tries < MOST_TRIES && !wentBetter(); tries++) {
      clicks(table, white, SENTENCES.endPractice);
      waitForPeople(table);
      table.seconds(2);
      practises(table);
    }
    expectTrue(wentBetter(), "practice went no better, so it could not count");
    expectSame(counted(table), before);
    expectNotShown(table, "White", BOT);
    expectNotShown(table, "White", SENTENCES.rivalThinking);

    clicks(table, white, SENTENCES.endPractice);
    waitForPeople(table);
    table.seconds(60);
    expectSame(counted(table), before);
    expectShown(table, "White", BOT);
    expectSound(table);
  });
});
