import type { EmulatedTable } from "../../src/emulator";
import type { Game } from "../../src/kit/game/game";
import type { GameAction, GameEvent } from "../../src/kit/rules/rules";
import { below, seeded } from "../../src/kit/data/random";
import { begin, expectNothingLeft, finish, open as openSelfTest } from "../box/support/self-test";
import { box, findBoard, openShelf, press, pressAndRest, rest, BOXED } from "../box/support/shelf-table";
import { expectPresent, expectTrue } from "../support/expect";
import { english } from "../support/english";
import { GAMES_OF_TODAY } from "../support/rotation";
import { SCALE } from "../support/scale";
import { gameTable } from "../table/game-table";
import { expectSound } from "../table/support/soundness";

/** How another script stops waits: all that there are, or each that it can think of by its number. */
const STOPS: Readonly<Record<string, string>> = {
  "Wait.stopAll()": "Wait.stopAll()",
  "Wait.stop of every number": "for number = 1, 20000 do Wait.stop(number) end",
};
/** The frames after the deal was asked for in which it happens, one way or the other in turn: while all is gathered, shuffled, dealt, and shown. */
const DEALING = [0, 3, 10, 25, 45, 70, 100, 150];
/** How many choices are made, and within how many frames after each it happens. */
const CHOICES = 6 * SCALE;
const WITHIN = 100;
/** How long the game may take to wait for people again, in seconds: no more than any other game. */
const PATIENCE = 30;
/** For how long a script stops waits again and again, and how often, in seconds. */
const RESTLESS = 0.7;

function describeGame<State, Action extends GameAction, Event extends GameEvent, Seen>(
  game: Game<State, Action, Event, Seen>,
): void {
  const at = gameTable(game);
  const { id } = game.rules;

  function isOurs(memo = ""): boolean {
    return memo.startsWith(`offsuit/${id}/`) && memo !== `offsuit/${id}/board`;
  }

  function choose(table: EmulatedTable, seed: number): void {
    const state = at.stateOf(table);
    const seat = expectPresent(at.decidingSeat(state), "the game is over too early");
    at.clickAction(table, state, at.decider("sensible", seed)(state, seat), seat);
  }

  const stops = Object.entries(STOPS);
  stops.forEach(([name, stop], way) => {
    it(`${id}: ${name} during the deal`, () => {
      for (const frames of DEALING.filter((_frames, index) => SCALE > 1 || index % stops.length === way)) {
        const table = at.open({ seed: 371 });
        table.player("White").clicks(english.table.SENTENCES.start);
        table.frames(frames);
        table.execute(stop);
        at.waitForPeople(table, PATIENCE);
        expectTrue(at.reportOf(table).playing, `nothing was dealt after ${frames} frames`);
        at.expectPicture(table);
        expectSound(table);
      }
    });

    it(`${id}: ${name} after each choice`, () => {
      const random = seeded(372);
      const table = at.open({ seed: 372 });
      at.deal(table, table.player("White"));
      for (let choice = 0; choice < CHOICES && at.decidingSeat(at.stateOf(table)) !== undefined; choice++) {
        const { steps } = at.reportOf(table);
        choose(table, 372);
        table.frames(below(random, WITHIN));
        table.execute(stop);
        at.waitForPeople(table, PATIENCE);
        expectTrue(at.reportOf(table).steps.length > steps.length, `no step after choice ${choice}`);
      }
      at.expectPicture(table);
      expectSound(table);
    });
  });

  it(`${id}: again and again`, () => {
    const table = at.open({ seed: 373 });
    table.execute(`
      function stopAgain() Wait.stopAll() again = Time.time + ${RESTLESS} end
      again = 0
      function onUpdate() if Time.time >= again then stopAgain() end end
    `);
    table.player("White").clicks(english.table.SENTENCES.start);
    at.waitForPeople(table, 2 * PATIENCE);
    for (let choice = 0; choice < 2; choice++) {
      const { steps } = at.reportOf(table);
      const state = at.stateOf(table);
      const seat = expectPresent(at.decidingSeat(state));
      at.take(table, at.decider("sensible", 373)(state, seat), seat);
      at.waitForPeople(table, 2 * PATIENCE);
      expectTrue(at.reportOf(table).steps.length > steps.length, `no step after choice ${choice}`);
    }
    table.execute("onUpdate = nil");
    at.waitForPeople(table);
    at.expectPicture(table);
    expectSound(table);
  });

  it(`${id}: at rest; what is moved afterwards is put right when something happens, or at the next save`, () => {
    const table = at.open({ seed: 374 });
    at.deal(table, table.player("White"));
    const move = (): void => {
      const piece = expectPresent(
        table
          .objects()
          .find(({ state, type }) => isOurs(state.Memo) && type !== "Block" && state.Locked === true),
      );
      table.execute(`getObjectFromGUID("${piece.guid}").setRotation({0, 77, 0})`);
    };
    for (const happens of [
      () => table.player("White").says("!offsuit"),
      () => {
        table.save();
      },
    ]) {
      table.execute("Wait.stopAll()");
      move();
      happens();
      table.seconds(6);
      at.expectPicture(table);
    }
    choose(table, 374);
    at.waitForPeople(table);
    expectSound(table);
  });
}

/** From one time that a script stops all waits to the next while the self-test runs, in seconds, and how often it does. */
const SELF_TEST_GAP = 3;
const SELF_TEST_STOPS = 5;
/** The frames after a click on the shelf in which it happens. */
const OPENING = [0, 1, 5, 20, 45, 80, 120, 200];

describe("another script stops all waits", () => {
  for (const entry of GAMES_OF_TODAY) entry.visit(describeGame);

  it("while the self-test runs", () => {
    const table = openSelfTest();
    begin(table);
    for (let stop = 0; stop < SELF_TEST_STOPS; stop++) {
      table.seconds(SELF_TEST_GAP);
      table.execute("Wait.stopAll()");
    }
    finish(table);
    expectNothingLeft(table);
  });

  it("while a game is brought from the shelf, or put away", () => {
    OPENING.forEach((frames, index) => {
      const game = expectPresent(BOXED[index % BOXED.length]);
      const table = openShelf({ seed: 375 });
      press(table, game);
      table.frames(frames);
      table.execute("Wait.stopAll()");
      rest(table);
      expectTrue(findBoard(table, game) !== undefined, `${game} does not come after ${frames} frames`);
      table.player("White").clicks(english.table.SENTENCES.start);
      rest(table);
      const white = table.player("White");
      press(table, game);
      if (white.sees().dialog !== undefined) white.answers();
      table.frames(frames);
      table.execute("Wait.stopAll()");
      rest(table);
      expectTrue(findBoard(table, game) === undefined, `${game} stays after ${frames} frames`);
      pressAndRest(table, game);
      expectTrue(findBoard(table, game) !== undefined, `${game} does not come back after ${frames} frames`);
      expectTrue(box(table, game).guid !== "");
      expectSound(table);
    });
  });
});
