import type { EmulatedTable, PlayerVerbs } from "../../src/emulator";
import type { Action } from "../../src/games/pokerchess/rules/state";
import { withAmount } from "../../src/kit/rules/choices";
import type { Options } from "../../src/kit/rules/options";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { english } from "../support/english";
import { pokerchess } from "../table/pokerchess";
import { gameUpTo } from "../table/support/battle-under-way";
import { expectSound } from "../table/support/soundness";
import { boardIn } from "../table/support/saved-board";
import { agrees, answers, isAsked, opensSettings, shown } from "../table/support/hosting";

const {
  choicesOf,
  continueWith,
  deal,
  decidingSeat,
  open: openPokerchess,
  personAt,
  reportOf,
  stateOf,
  take,
} = pokerchess;

/** How long a move may take in these games, in seconds. */
const LIMIT = 31;
/** How much longer it may have taken when the table looks at the clock, in seconds. */
const SLACK = 3;
/** How long a raise takes until the other one can answer it, in seconds. */
const REACTION = 2;
/** How long it takes at most until a clock runs again, in seconds. */
const SLOWEST = 3;

/** The seconds on the clock of White's panel, once there is one: it starts when everything is told and can be chosen. */
function secondsLeft(table: EmulatedTable): number {
  table.until(() => clockOf(table) !== undefined, SLOWEST);
  return expectPresent(clockOf(table), "no clock");
}

function clockOf(table: EmulatedTable): number | undefined {
  const clock = table.sight("White").panels.find(({ id }) => id?.endsWith(".White.clock") === true)?.text;
  const [seconds] = string.match(clock ?? "", "(%d+) s");
  return tonumber(seconds);
}

/** A dealt game against the clock, and the people who are to move and who are not. */
function dealt(options: Options = {}): { table: EmulatedTable; mover: PlayerVerbs; other: PlayerVerbs } {
  const table = openPokerchess({ seed: 61 }, { moveLimit: LIMIT, ...options });
  deal(table, table.player("White"));
  const seat = expectPresent(decidingSeat(stateOf(table)));
  return { table, mover: personAt(table, seat), other: personAt(table, 1 - seat) };
}

/** A battle against the clock that waits for a bet, and the people who are to bet and who are not. */
function inBattle(): { table: EmulatedTable; bettor: PlayerVerbs; other: PlayerVerbs; seat: number } {
  const options = { moveLimit: LIMIT, battleLimit: LIMIT, turnLimit: 200 };
  const { steps } = gameUpTo(({ phase }) => phase.kind === "bet", options);
  const table = openPokerchess({ seed: 62 }, options);
  deal(table, table.player("White"));
  continueWith(table, steps);
  const seat = expectPresent(decidingSeat(stateOf(table)));
  return { table, bettor: personAt(table, seat), other: personAt(table, 1 - seat), seat };
}

/** A raise by so much more than the smallest one. */
function raise(table: EmulatedTable, more: number): Action {
  const state = stateOf(table);
  const choices = choicesOf(state, expectPresent(decidingSeat(state)));
  const open = expectPresent(
    choices.find(({ amounts }) => amounts !== undefined),
    "nothing can be raised",
  );
  return withAmount(open, expectPresent(open.amounts).min + more);
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

  it("who is to bet undoes raises: the others are asked, and what was used stays used", () => {
    const { table, bettor, other, seat } = inBattle();
    table.until(() => secondsLeft(table) <= 6, LIMIT);
    const { steps } = reportOf(table);
    for (let time = 0; time < 3; time++) {
      const left = secondsLeft(table);
      expectTrue(left <= 6, `${left} s are left after ${time} undos`);
      take(table, raise(table, time), seat);
      table.seconds(REACTION);
      expectTrue(secondsLeft(table) > 20, "another decision, and no fresh time for it");
      bettor.says("!offsuit undo");
      table.seconds(1);
      expectTrue(reportOf(table).steps.length > steps.length, "undone unasked");
      answers(table, other.color());
      table.seconds(1.2);
      expectTrue(reportOf(table).steps.length === steps.length, "not undone, though both agree");
      if (time === 1) table.load(table.save());
      table.seconds(0.5);
    }
    expectTrue(secondsLeft(table) <= 6, `${secondsLeft(table)} s are left`);
    expectSound(table);
  });

  it("a raise that was undone and made again leaves who is to answer what they had left", () => {
    const { table, bettor, other, seat } = inBattle();
    take(table, raise(table, 0), seat);
    table.seconds(12);
    const left = secondsLeft(table);
    expectTrue(left < LIMIT - 8, `${left} s are left`);
    bettor.says("!offsuit undo");
    table.seconds(1);
    agrees(table, other.color());
    table.seconds(1.5);
    take(table, raise(table, 0), seat);
    table.seconds(REACTION);
    expectTrue(secondsLeft(table) <= left, `${secondsLeft(table)} s are left, after ${left} s`);
    bettor.says("!offsuit undo");
    table.seconds(1);
    agrees(table, other.color());
    table.seconds(1.5);
    take(table, raise(table, 1), seat);
    table.seconds(REACTION);
    expectTrue(secondsLeft(table) > LIMIT - 5, "another raise, and no fresh time to answer it");
    expectSound(table);
  });

  for (const frames of [20, 60, 100]) {
    it(`a pause that is asked for ${frames} frames into the deal stops no clock until the others agree`, () => {
      const table = openPokerchess({ seed: 63 }, { moveLimit: LIMIT });
      const [white, blue] = [table.player("White"), table.player("Blue")];
      const isPaused = (): boolean => shown(table, "White").includes(english.table.SENTENCES.pausedTurn);
      white.clicks(english.table.SENTENCES.start);
      table.frames(frames);
      expectSame(reportOf(table).deciding, [], "somebody is to decide already");
      white.says("!offsuit pause");
      table.seconds(1);
      // Panels tell nothing before the cards lie.
      expectTrue(
        table.until(() => isAsked(table, "Blue"), 5),
        "Blue is not asked",
      );
      table.until(() => reportOf(table).deciding.length > 0, 20);
      table.seconds(1);
      expectTrue(!isPaused(), "the clock of the first move stands still, and Blue was never asked");
      agrees(table, blue.color());
      table.seconds(1);
      expectTrue(isPaused(), "not paused, though both agree");
      expectSound(table);
    });
  }

  it("a save whose clock tells of more seconds than there are is one like any other", () => {
    const { table } = dealt();
    const { steps } = reportOf(table);
    const save = table.save();
    const board = boardIn(save, "pokerchess");
    const [text, count] = string.gsub(board.LuaScriptState ?? "", '("elapsed":)[%d.]+', "%11e308");
    expectTrue(count > 0, "the save has no clock");
    board.LuaScriptState = text;
    table.load(save);
    table.seconds(5);
    expectTrue(reportOf(table).steps.length <= steps.length + 1, "steps of the clock without end");
    expectTrue(secondsLeft(table) > 0, "no clock");
  });
});
