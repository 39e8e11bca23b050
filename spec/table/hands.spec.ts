import type { EmulatedTable } from "../../src/emulator";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { expectSound } from "./support/soundness";
import { dealtToy, expectPicture, openToy, piece, reportOf, stateOf, take, waitForPeople } from "./toy-chess";
import { freesHands, opens, opensPlayers } from "./support/hosting";
import { english } from "../support/english";

/** The King of Hearts, as Tabletop Simulator numbers it. */
const KING_OF_HEARTS = 30;

/** Fails unless everything is right, and nothing has gone wrong on the way. */
function expectRight(table: EmulatedTable): void {
  waitForPeople(table);
  expectPicture(table);
  expectSound(table);
}

/** Whether somebody at a colour sees the face of the King of Hearts now. */
function seesKing(table: EmulatedTable, colour: string): boolean {
  return table.sight(colour).objects.some(({ card }) => card === KING_OF_HEARTS);
}

/** The ids of the cards in somebody's hand. */
function handOf(table: EmulatedTable, colour: string): string[] {
  return table
    .player(colour)
    .hand()
    .map(({ state }) => (state.Memo ?? "").split("/")[2] ?? "");
}

/** Gives the King of Hearts to White's seat. */
function withKing(seed: number): EmulatedTable {
  const table = dealtToy({ seed });
  take(table, { kind: "hold", card: "KH", seat: 0 });
  expectRight(table);
  expectSame(handOf(table, "White"), ["KH"]);
  return table;
}

describe("cards in hands", () => {
  it("are seen by anyone who holds them, and by nobody else in any frame", () => {
    const table = dealtToy({ seed: 1 });
    const seats = [0, 1, -1, 0, -1];
    seats.forEach((seat, step) => {
      const before = seats[step - 1] ?? -1;
      take(table, { kind: "hold", card: "KH", seat });
      // Anyone who has just held it sees it until it is taken away.
      const others = ["White", "Blue", "Grey", "Orange"].filter((_, one) => one !== seat && one !== before);
      for (let frame = 0; frame < 150; frame++) {
        table.frames(1);
        for (const other of others)
          expectTrue(!seesKing(table, other), `${other} sees the card in frame ${frame}`);
      }
      expectRight(table);
      expectSame(handOf(table, "White").length, seat === 0 ? 1 : 0);
      expectSame(handOf(table, "Blue").length, seat === 1 ? 1 : 0);
      expectSame(seesKing(table, "White"), seat === 0);
      expectSame(seesKing(table, "Blue"), seat === 1);
    });
  });

  it("several at once", () => {
    const table = dealtToy({ seed: 2 });
    for (const card of ["KH", "2C", "7D"]) {
      table.until(() => reportOf(table).busy === "", 5);
      take(table, { kind: "hold", card, seat: 0 });
    }
    expectRight(table);
    expectSame(handOf(table, "White").length, 3);
  });

  it("go back when they are taken out and dropped anywhere, even in another hand", () => {
    const table = withKing(3);
    const white = table.player("White");
    white.drags(piece(table, "KH")).to(0, -4);
    table.seconds(2);
    expectRight(table);
    expectSame(handOf(table, "White"), ["KH"]);
    white.drags(piece(table, "KH")).to(5.7, 19.84);
    table.seconds(2);
    expectRight(table);
    expectTrue(!seesKing(table, "Blue"), "the other hand shows the card");
  });

  it("come back when they are deleted", () => {
    const table = withKing(4);
    table.faults.loses(piece(table, "KH"));
    table.seconds(3);
    expectRight(table);
    expectSame(handOf(table, "White"), ["KH"]);
  });

  it("are on the table, hidden, when their holder leaves, and are in the hand of anyone who is given the chair", () => {
    const table = withKing(5);
    expectTrue(table.player("White").stands(), "White cannot stand up");
    table.seconds(3);
    expectRight(table);
    for (const colour of ["White", "Blue", "Grey"])
      expectTrue(!seesKing(table, colour), `${colour} sees the card`);
    const blue = table.player("Blue");
    expectTrue(expectPresent(table.world.people[0]).color === "Grey", "nobody has left");
    expectSame(blue.hand().length, 0);
    expectTrue(table.joins("Cara", "White").color() === "White", "the chair is not free");
    table.seconds(3);
    expectSame(handOf(table, "White"), []);
    blue.clicks(fill(english.table.SENTENCES.seatNewcomer, { colour: "White" }));
    table.seconds(3);
    expectRight(table);
    expectSame(handOf(table, "White"), ["KH"]);
  });

  it("of somebody who plays both seats are held only while that seat is to decide", () => {
    const table = openToy({ seed: 6, players: [{ color: "White" }] });
    const white = table.player("White");
    opensPlayers(table, white);
    white.clicks(english.table.SENTENCES.addSeat);
    table.seconds(1);
    opens(table, white, english.table.SENTENCES.back, english.table.SENTENCES.start);
    waitForPeople(table);
    take(table, { kind: "hold", card: "KH", seat: 0 });
    waitForPeople(table);
    take(table, { kind: "hold", card: "2C", seat: 1 });
    expectRight(table);
    expectSame(handOf(table, "White"), ["KH"]);
    take(table, { kind: "pass" });
    expectRight(table);
    expectSame(stateOf(table).turn, 1);
    expectSame(handOf(table, "White"), ["2C"]);
    expectTrue(!seesKing(table, "White"), "the card of the other seat is open");
  });

  it("stay hidden through a save, a load and a rewind at any moment", () => {
    for (const moment of [0.1, 0.4, 0.7, 1, 1.5]) {
      const table = dealtToy({ seed: 7 });
      const before = table.checkpoint();
      take(table, { kind: "hold", card: "KH", seat: 0 });
      table.seconds(moment);
      const saved = table.save();
      for (let time = 0; time < 2; time++) {
        if (time === 0) table.load(saved);
        else table.rewindTo(before);
        for (let frame = 0; frame < 90; frame++) {
          table.frames(1);
          expectTrue(!seesKing(table, "Blue"), `Blue sees the card ${frame} frames after the load`);
        }
        table.seconds(1);
        expectRight(table);
      }
    }
  });

  it("remain where they are while hands are free", () => {
    const table = withKing(8);
    const white = table.player("White");
    freesHands(table, white);
    table.seconds(1);
    expectSame(handOf(table, "White"), ["KH"]);
    white.drags(piece(table, "KH")).to(5, 0);
    table.seconds(2);
    expectTrue(!seesKing(table, "Blue"), "a freed card is open to all");
    white.clicks(english.table.SENTENCES.handsOn);
    table.seconds(2);
    expectRight(table);
    expectSame(handOf(table, "White"), ["KH"]);
  });
});
