import type { EmulatedTable, Piece } from "../../src/emulator";
import { columnsOf, columnPlace } from "../../src/tts/chips";
import { columnName, pieceMemo, travellerName } from "../../src/tts/piece-ids";
import { expectNear, expectPresent, expectSame, expectTrue } from "../support/expect";
import { expectSound } from "./support/soundness";
import { dealtToy, expectPicture, piece, reportOf, stateOf, take, waitForPeople } from "./toy-chess";
import { answers, asksForHandsOff, freesHands } from "./support/hosting";
import { english } from "../support/english";

/** Fails unless everything is right, and nothing has gone wrong on the way. */
function expectRight(table: EmulatedTable): void {
  waitForPeople(table);
  expectPicture(table);
  expectSound(table);
}

/** All objects that are chips. */
function chips(table: EmulatedTable): Piece[] {
  return table.objects().filter(({ type }) => type === "Chip" || type === "Stack");
}

/** The chips that are on their way just now. */
function travelling(table: EmulatedTable): Piece[] {
  const memos = [0, 1, 2, 3].map((index) => pieceMemo("toy-chess", travellerName(index)));
  return table.objects().filter(({ state, spawning }) => !spawning && memos.includes(state.Memo ?? ""));
}

function pay(table: EmulatedTable, from: string, to: string, count: number): void {
  take(table, { kind: "pay", from, to, chips: count });
}

describe("columns of chips", () => {
  it("hold ten chips each and make rows of two; more than four columns would hold are in higher ones", () => {
    expectSame(columnsOf(0), []);
    expectSame(columnsOf(1), [{ index: 0, count: 1 }]);
    expectSame(
      columnsOf(32).map(({ count }) => count),
      [10, 10, 10, 2],
    );
    for (const chips of [40, 41, 64, 256, 1000]) {
      const columns = columnsOf(chips);
      expectTrue(columns.length <= 4, `${chips} chips stand in ${columns.length} columns`);
      let sum = 0;
      for (const { count } of columns) sum += count;
      expectSame(sum, chips);
    }
    const place = columnPlace({ x: 1, z: 2, yaw: 90, layer: 0 }, 3);
    expectNear(place.x, 2.5, 0.001);
    expectNear(place.z, 0.5, 0.001);
  });
});

describe("chips", () => {
  it("stand as the scene has them, a single one too, and their names say how many there are", () => {
    const table = dealtToy({ seed: 1 });
    expectRight(table);
    pay(table, "stack1", "pot", 1);
    expectRight(table);
    const single = piece(table, columnName("pot", 0));
    expectSame(single.state.Name, "Chip_10");
    expectSame(single.state.Nickname, "pot: 1 chips");
    expectSame(chips(table).length, 9);
  });

  it("travel from the place that loses them to the one that gains them", () => {
    const table = dealtToy({ seed: 2 });
    pay(table, "stack1", "pot", 7);
    expectTrue(
      table.until(() => travelling(table).length > 0, 2),
      "no chips are on their way",
    );
    const stack = expectPresent(travelling(table)[0]);
    expectSame(stack.state.Number, 7);
    expectSame(table.player("White").obstacleTo(stack) === undefined, false, "they can be caught");
    const from = stack.position.z;
    table.seconds(0.4);
    expectTrue(stack.position.z > from + 1, "they do not move");
    expectRight(table);
  });

  it("are few objects however many they are", () => {
    const table = dealtToy({ seed: 3 });
    pay(table, "stack1", "stack2", 32);
    let most = 0;
    for (let i = 0; i < 60; i++) {
      table.frames(2);
      most = Math.max(most, travelling(table).length);
    }
    expectSame(most, 1);
    expectRight(table);
    expectSame(chips(table).length, 4);
  });

  it("are right after every kind of change, one upon the other", () => {
    const table = dealtToy({ seed: 4 });
    const pays = [
      ["stack1", "pot", 5],
      ["stack2", "pot", 5],
      ["stack1", "pot", 27],
      ["stack2", "pot", 27],
      ["pot", "stack2", 64],
      ["stack2", "pot", 33],
      ["pot", "stack1", 1],
    ] as const;
    for (const [from, to, count] of pays) {
      table.until(() => reportOf(table).busy === "", 5);
      pay(table, from, to, count);
      // The next change comes while the chips of this one are still on their way.
      table.until(() => travelling(table).length > 0, 1);
      table.seconds(0.3);
    }
    expectRight(table);
    expectSame(stateOf(table).chips, { stack1: 1, stack2: 31, pot: 32 });
  });

  it("come back when they are deleted, at their place and on their way", () => {
    const table = dealtToy({ seed: 5 });
    table.faults.loses(piece(table, columnName("stack1", 1)));
    table.seconds(1);
    expectRight(table);
    pay(table, "stack2", "pot", 9);
    table.until(() => travelling(table).length > 0, 2);
    table.faults.loses(expectPresent(travelling(table)[0]));
    expectRight(table);
    pay(table, "pot", "stack2", 9);
    table.until(() => travelling(table).length > 0, 2);
    // One that never arrives counts as arrived after a while.
    table.faults.sticks(expectPresent(travelling(table)[0]));
    table.seconds(5);
    expectRight(table);
  });

  it("are right again after a save, a load or a rewind in the middle of their way", () => {
    for (const moment of [0.05, 0.3, 0.6, 0.9]) {
      const table = dealtToy({ seed: 6 });
      const before = table.checkpoint();
      pay(table, "stack1", "pot", 12);
      table.until(() => travelling(table).length > 0, 2);
      table.seconds(moment);
      table.load(table.save());
      table.seconds(1);
      expectRight(table);
      expectSame(stateOf(table).chips["pot"], 12);
      table.rewindTo(before);
      table.seconds(1);
      expectRight(table);
      expectSame(stateOf(table).chips["pot"], 0);
    }
  });

  it("cannot be merged or taken apart; freed they can, and go back with what was copied", () => {
    const table = dealtToy({ seed: 7 });
    const white = table.player("White");
    for (const id of [columnName("stack1", 0), columnName("stack2", 3)])
      expectSame(white.obstacleTo(piece(table, id)) === undefined, false, `${id} can be moved`);
    freesHands(table, white);
    table.seconds(1);
    white.copies(piece(table, columnName("stack2", 0)));
    white.pastes(10, 8);
    white.drags(piece(table, columnName("stack1", 0))).onto(piece(table, columnName("stack1", 1)));
    white.draws(piece(table, columnName("stack2", 2))).to(10, -8);
    table.seconds(2);
    expectTrue(
      chips(table).some(({ state }) => state.Number === 20),
      "freed stacks do not merge",
    );
    white.clicks(english.table.SENTENCES.handsOn);
    table.seconds(1);
    expectRight(table);
    expectSame(chips(table).length, 8);
  });

  it("on their way when hands are freed stay, and are put right afterwards", () => {
    const table = dealtToy({ seed: 8 });
    const white = table.player("White");
    // The others agree while the chips are on their way: it was asked before.
    asksForHandsOff(table, white);
    table.seconds(1);
    pay(table, "stack1", "pot", 20);
    table.until(() => travelling(table).length > 0, 2);
    answers(table, "Blue");
    table.seconds(2);
    expectSame(travelling(table).length, 1);
    white.clicks(english.table.SENTENCES.handsOn);
    table.seconds(3);
    expectRight(table);
  });
});
