import type { EmulatedTable } from "../../src/emulator";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame } from "../support/expect";
import { pokerchess } from "./pokerchess";
import { playAgain } from "./support/again";
import { expectNotShown, expectShown, opens } from "./support/hosting";
import { expectSound } from "./support/soundness";
import { english, startOf } from "../support/english";

const { deal, decidingSeat, open, reportOf, stateOf, take, waitForPeople } = pokerchess;
const { SENTENCES } = english.table;
const { againstClock, acceptOptions, changeOptions, withoutClock, noClock, start, startFilled, rematch } =
  SENTENCES;

/** A table at which one person would play with a bot. */
function alone(): EmulatedTable {
  return open({ seed: 171, players: [{ color: "White" }] });
}

function clicks(table: EmulatedTable, button: string): void {
  table.player("White").clicks(button);
  waitForPeople(table);
}

/** The button that deals, as it is while somebody has yet to accept how. */
function waitingFor(players: string): string {
  return `${start}\n${fill(SENTENCES.dealWaits, { players })}`;
}

/** How the clock of the game on the board runs. */
function modeOf(table: EmulatedTable): string {
  return stateOf(table).options.clockMode;
}

/** Ends the game that is on, so that the table counts it. */
function giveUp(table: EmulatedTable): void {
  take(table, { kind: "forfeit" }, expectPresent(decidingSeat(stateOf(table))));
  waitForPeople(table);
}

function heard(table: EmulatedTable): string {
  return table
    .sight("White")
    .lines.map(({ text }) => text)
    .join("\n");
}

describe("a game against a bot", () => {
  it("has no clock, however many were finished, and the lobby says so", () => {
    const table = alone();
    expectShown(table, "White", noClock);
    clicks(table, startFilled);
    expectSame(modeOf(table), "none");
    giveUp(table);
    clicks(table, rematch);
    expectSame(modeOf(table), "none");
    expectSound(table);
  });

  it("has one after a click in the lobby, which says what it costs to be late, and none after another click", () => {
    const table = alone();
    clicks(table, againstClock);
    expectNotShown(table, "White", noClock);
    expectShown(table, "White", startOf(english.pokerchess.CLOCK.always));
    clicks(table, withoutClock);
    expectShown(table, "White", noClock);
    clicks(table, againstClock);
    table.load(table.save());
    waitForPeople(table);
    clicks(table, startFilled);
    expectSame(modeOf(table), "always");
    expectSound(table);
  });

  it("has the clock that somebody has set", () => {
    const table = open({ seed: 171, players: [{ color: "White" }] }, { moveLimit: 300 });
    expectNotShown(table, "White", againstClock);
    clicks(table, startFilled);
    expectSame(modeOf(table), "always");
  });
});

describe("a game between people", () => {
  it("has no clock until everybody has finished one at this table; then all are told what being late costs", () => {
    const table = open({ seed: 172 });
    expectShown(table, "White", againstClock);
    deal(table, table.player("White"));
    expectSame(modeOf(table), "none");
    expectSame(heard(table).includes(startOf(english.pokerchess.CLOCK.always)), false);
    giveUp(table);
    expectSame(reportOf(table).playing, true);
    // A rematch is played by the same rules.
    playAgain(table, "White", "Blue");
    waitForPeople(table);
    expectSame(modeOf(table), "none");
    giveUp(table);
    table.seconds(1);
    clicks(table, changeOptions);
    deal(table, table.player("White"));
    expectSame(modeOf(table), "always");
    expectSame(heard(table).includes(startOf(english.pokerchess.CLOCK.always)), true, heard(table));
    expectSound(table);
  });

  it("is dealt with the clock if one of them asks for it and the other one accepts that", () => {
    const table = open({ seed: 172 });
    const blue = table.player("Blue");
    clicks(table, againstClock);
    const asksFor = fill(SENTENCES.optionDiffersBy, {
      option: english.pokerchess.OPTION_WORDS.clockMode.label,
      now: english.pokerchess.OPTION_VALUES.always,
      before: english.pokerchess.OPTION_VALUES.none,
      player: "White",
    });
    expectShown(table, "Blue", asksFor);
    clicks(table, waitingFor("Blue"));
    expectSame(reportOf(table).playing, false);
    blue.clicks(acceptOptions);
    waitForPeople(table);
    // Whoever turns it off and on asks anew.
    clicks(table, withoutClock);
    expectNotShown(table, "Blue", acceptOptions);
    clicks(table, againstClock);
    clicks(table, waitingFor("Blue"));
    expectSame(reportOf(table).playing, false);
    expectShown(table, "Blue", acceptOptions);
    blue.clicks(acceptOptions);
    waitForPeople(table);
    clicks(table, start);
    expectSame(modeOf(table), "always");
    expectSound(table);
  });

  it("is dealt with the clock by whoever is asked to accept it, and has none after a click on the standard rules", () => {
    const table = open({ seed: 172 });
    table.player("Blue").clicks(againstClock);
    waitForPeople(table);
    opens(table, table.player("White"), SENTENCES.optionsTab, SENTENCES.standardOptions, SENTENCES.back);
    expectShown(table, "Blue", noClock);
    table.player("Blue").clicks(againstClock);
    waitForPeople(table);
    clicks(table, waitingFor("White"));
    expectSame(modeOf(table), "always");
  });
});
