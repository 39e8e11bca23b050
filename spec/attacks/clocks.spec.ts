import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import type { Options } from "../../src/kit/options";
import { expectPresent, expectTrue } from "../support/expect";
import { english } from "../support/english";
import { pokerchess } from "../table/pokerchess";
import { expectSound } from "../table/support/soundness";
import { opensSettings } from "../table/support/hosting";

const { deal, decidingSeat, open: openPokerchess, personAt, reportOf, stateOf } = pokerchess;

/** How long a move may take in these games, in seconds. */
const LIMIT = 30;
/** How much longer it may have taken when the table looks at the clock, in seconds. */
const SLACK = 3;

/** A dealt game against the clock, and the people who are to move and who are not. */
function dealt(options: Options = {}): { table: EmulatedTable; mover: PlayerVerbs; other: PlayerVerbs } {
  const table = openPokerchess({ seed: 61 }, { moveLimit: LIMIT, ...options });
  deal(table, table.player("White"));
  const seat = expectPresent(decidingSeat(stateOf(table)));
  return { table, mover: personAt(table, seat), other: personAt(table, 1 - seat) };
}

/** Fails unless the time of the move that is due runs out when it should, whatever goes on meanwhile. */
function expectLate(table: EmulatedTable, meanwhile: (this: void, second: number) => void): void {
  const { steps } = reportOf(table);
  const begun = table.world.framesEver;
  const passed = (): number => (table.world.framesEver - begun) / table.world.settings.framesPerSecond;
  for (let turn = 0; passed() < 2 * LIMIT && reportOf(table).steps.length === steps.length; turn++) {
    meanwhile(turn);
    table.seconds(0.5);
  }
  const seconds = passed();
  expectTrue(seconds <= LIMIT + SLACK, `${LIMIT} seconds have taken ${seconds}`);
  const step = expectPresent(reportOf(table).steps[steps.length]);
  expectTrue(step.includes('"time"'), `not a step of the clock: ${step}`);
}

describe("An attack on the clock", () => {
  it("who is to move stands up: the time runs out all the same", () => {
    const { table, mover } = dealt();
    mover.stands();
    expectLate(table, () => undefined);
    expectSound(table);
  });

  it("who is to move leaves the game: the time runs out all the same", () => {
    const { table, mover } = dealt();
    mover.leaves();
    expectLate(table, () => undefined);
  });

  it("who is to move stands up and sits down again all the time", () => {
    const { table, mover } = dealt();
    const colour = mover.color();
    expectLate(table, (second) => {
      if (second % 2 === 0) mover.stands();
      else mover.sits(colour);
    });
    expectSound(table);
  });

  it("somebody types commands without end", () => {
    const { table, mover, other } = dealt();
    expectLate(table, () => {
      for (const player of [mover, other]) player.says("!offsuit table");
      for (const player of [mover, other]) player.says("!offsuit back");
    });
    expectSound(table);
  });

  it("somebody changes settings several times a second", () => {
    const { table } = dealt();
    const host = table.player("White");
    opensSettings(table, host);
    const { odds } = reportOf(table).settings;
    let changes = 0;
    expectLate(table, () => {
      const { panels } = table.sight("White");
      const button = panels.find(({ text }) => text.startsWith(english.table.SETTING_NAMES.odds));
      host.clicks(expectPresent(button?.text));
      if (reportOf(table).settings.odds !== odds) changes++;
    });
    expectTrue(changes > 5, `the setting has been another one ${changes} times only`);
  });
});
