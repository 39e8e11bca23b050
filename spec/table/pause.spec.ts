import type { EmulatedTable } from "../../src/emulator";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { battle, cardsVsDiceTable as cardsVsDice } from "./cards-vs-dice";
import { pokerchess } from "./pokerchess";
import { agrees, allAgree, endsGame, expectHeard, expectNotShown, expectShown } from "./support/hosting";
import { expectSound } from "./support/soundness";
import { english } from "../support/english";

const {
  choicesOf,
  deal,
  decidingSeat,
  expectPicture,
  open: openPokerchess,
  personAt,
  reportOf,
  stateOf,
  take,
  waitForPeople,
} = pokerchess;

/** A dealt game of White, the host, and Blue against the clock. */
function dealt(seed: number): EmulatedTable {
  const table = openPokerchess({ seed }, { moveLimit: 45 });
  deal(table, table.player("White"));
  return table;
}

/** What the clock in White's panel says. */
function clockOf(table: EmulatedTable): string {
  const { panels } = table.sight("White");
  return panels.find(({ id }) => id?.endsWith(".White.clock") === true)?.text ?? "";
}

function pause(table: EmulatedTable): void {
  table.player("White").says("!offsuit pause");
  table.seconds(0.5);
  allAgree(table);
  table.seconds(1);
}

/** What somebody reads of a pause by White, the host, who alone can end it. */
function pausedFor(colour: string): string {
  const { pausedForYou, pausedForOthers } = english.table.SENTENCES;
  return fill(colour === "White" ? pausedForYou : pausedForOthers, { colour: "White" });
}

describe("a paused game", () => {
  it("takes no choice, stops the clock, and says who paused and who continues", () => {
    const table = dealt(101);
    const [white, blue] = [table.player("White"), table.player("Blue")];
    white.clicks(english.table.SENTENCES.tableTab);
    table.seconds(0.5);
    white.clicks(english.table.SENTENCES.pauseGame);
    agrees(table, "Blue");
    table.seconds(1);
    const clock = clockOf(table);
    expectTrue(clock !== "", "the clock is gone");
    const before = stateOf(table);
    const seat = expectPresent(decidingSeat(before));
    take(table, expectPresent(choicesOf(before, seat)[0]).action, seat);
    table.seconds(20);
    expectSame(stateOf(table), before);
    expectSame(clockOf(table), clock);
    expectHeard(
      table,
      personAt(table, seat).color(),
      fill(english.table.SENTENCES.isPaused, { colour: "White" }),
    );
    for (const colour of ["White", "Blue", "Grey"]) expectShown(table, colour, pausedFor(colour));
    expectNotShown(table, "Blue", english.table.SENTENCES.resumeGame);
    blue.says("!offsuit resume");
    table.seconds(0.5);
    expectShown(table, "Blue", english.table.SENTENCES.hostOnly);
    white.clicks(english.table.SENTENCES.resumeGame);
    waitForPeople(table);
    take(table, expectPresent(choicesOf(before, seat)[0]).action, seat);
    waitForPeople(table);
    expectTrue(reportOf(table).steps.length > 0);
    expectPicture(table);
    expectSound(table);
  });

  it("lets a die that rolls come to rest and counts it", () => {
    const table = battle(102);
    cardsVsDice.clickAction(table, cardsVsDice.stateOf(table), { kind: "face", target: "m1", weapon: "d20" });
    table.seconds(0.6);
    expectSame(cardsVsDice.reportOf(table).busy, "rolling");
    pause(table);
    cardsVsDice.waitForPeople(table);
    expectSame(cardsVsDice.reportOf(table).steps.length, 4, "shuffle, calm, the attack and its roll");
    expectShown(table, "White", pausedFor("White"));
    cardsVsDice.expectPicture(table);
    expectSound(table);
  });

  it("keeps computers waiting", () => {
    const table = openPokerchess({ seed: 103, players: [{ color: "White" }] });
    const white = table.player("White");
    white.clicks(english.table.SENTENCES.startFilled);
    waitForPeople(table);
    const state = stateOf(table);
    take(table, expectPresent(choicesOf(state, 0)[0]).action, 0);
    table.until(() => decidingSeat(stateOf(table)) === 1, 20);
    pause(table);
    const { steps } = reportOf(table);
    table.seconds(6);
    expectSame(reportOf(table).steps, steps, "a computer has played on");
    white.says("!offsuit resume");
    waitForPeople(table);
    expectTrue(reportOf(table).steps.length > steps.length, "the computer does not play on");
    expectSound(table);
  });

  it("stays paused after saving, loading and rewinding, and not in the next game", () => {
    const table = dealt(104);
    const checkpoint = table.checkpoint();
    pause(table);
    table.load(table.save());
    table.seconds(3);
    expectShown(table, "Blue", pausedFor("Blue"));
    table.rewindTo(checkpoint);
    table.seconds(3);
    expectNotShown(table, "Blue", pausedFor("Blue"));
    pause(table);
    endsGame(table, table.player("White"));
    table.seconds(1);
    expectShown(table, "White", english.table.SENTENCES.start);
    deal(table, table.player("White"));
    expectNotShown(table, "White", pausedFor("White"));
    expectSound(table);
  });

  it("can be ended by the players when the host has no seat any more, and by no spectator", () => {
    const table = dealt(105);
    const anna = table.joins("Anna");
    anna.sits("Purple");
    pause(table);
    table.player("White").stands();
    table.seconds(1);
    expectNotShown(table, "Purple", english.table.SENTENCES.resumeGame);
    table.player("Blue").clicks(english.table.SENTENCES.resumeGame);
    table.seconds(1);
    for (const reader of ["White", "Blue"]) expectNotShown(table, "Blue", pausedFor(reader));
    expectShown(table, "Blue", fill(english.table.SENTENCES.vacancy, { colour: "White" }));
    expectSound(table);
  });
});
