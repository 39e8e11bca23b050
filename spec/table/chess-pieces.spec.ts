import { angleBetween } from "../../src/tts/geometry";
import type { EmulatedTable, Piece } from "../../src/emulator";
import { expectNear, expectSame, expectTrue } from "../support/expect";
import { squareAt } from "./support/toy-chess";
import { expectSound } from "./support/soundness";
import { dealtToy, expectPicture, piece, stateOf, take, waitForPeople } from "./toy-chess";
import { freesHands } from "./support/hosting";
import { english } from "../support/english";

/** Fails unless everything is right, and nothing has gone wrong on the way. */
function expectRight(table: EmulatedTable): void {
  waitForPeople(table);
  expectPicture(table);
  expectSound(table);
}

/** Fails unless a piece is on a square, at its height and on its feet. */
function expectOn(object: Piece, square: number): void {
  const at = squareAt(square);
  expectNear(object.position.x, at.x, 0.4);
  expectNear(object.position.z, at.z, 0.4);
}

describe("chess pieces and their board", () => {
  it("are made where they belong: wooden, of two colours, facing each other", () => {
    const table = dealtToy({ seed: 1 });
    expectRight(table);
    expectSame(piece(table, "white-king").state.Name, "Chess_King");
    expectSame(piece(table, "white-king").state.MaterialIndex, 2);
    expectSame(piece(table, "black-king").state.MaterialIndex, 3);
    expectSame(piece(table, "chess-board").state.Name, "Chess_Board");
    const knight = piece(table, "white-knight");
    // A knight looks backward at yaw 0, so White's are turned right round.
    expectTrue(angleBetween(knight.rotation.y, 180) < 1, "the white knight looks at its own side");
    expectOn(knight, 13);
  });

  it("step where a player drops them, and snap to the square", () => {
    const table = dealtToy({ seed: 2 });
    const pawn = piece(table, "white-pawn");
    const at = squareAt(13 + 8);
    table
      .player("White")
      .drags(piece(table, "white-knight"))
      .to(at.x + 0.3, at.z - 0.3);
    waitForPeople(table);
    expectSame(stateOf(table).squares["white-knight"], 21);
    expectNear(piece(table, "white-knight").position.x, at.x, 0.05);
    expectOn(pawn, 12);
    expectRight(table);
  });

  it("glide back from where they may not be", () => {
    const table = dealtToy({ seed: 3 });
    const white = table.player("White");
    white.drags(piece(table, "white-knight")).to(squareAt(40).x, squareAt(40).z);
    expectRight(table);
    expectOn(piece(table, "white-knight"), 13);
    white.drags(piece(table, "white-king")).to(12, -8);
    expectRight(table);
    expectSame(table.player("White").obstacleTo(piece(table, "black-king")) === undefined, false);
  });

  it("that are attacked are taken off the board", () => {
    const table = dealtToy({ seed: 4 });
    take(table, { kind: "step", man: "white-pawn", square: 20 });
    expectRight(table);
    expectSame(stateOf(table).squares["black-bishop"], -1);
    expectTrue(piece(table, "black-bishop").position.x > 8, "the captured bishop still stands on the board");
  });

  it("become another piece of the same name", () => {
    const table = dealtToy({ seed: 5 });
    for (const shape of ["queen", "knight", "pawn"] as const) {
      take(table, { kind: "promote", man: "white-pawn", shape });
      expectRight(table);
    }
    expectSame(piece(table, "white-pawn").state.Name, "Chess_Pawn");
  });

  it("come back when they are deleted or put away, and copies go", () => {
    const table = dealtToy({ seed: 6 });
    const white = table.player("White");
    for (const id of ["white-king", "black-bishop", "chess-board"]) table.faults.loses(piece(table, id));
    table.seconds(1);
    expectRight(table);
    freesHands(table, white);
    table.seconds(1);
    white.copies(piece(table, "white-knight"));
    white.pastes(10, 0);
    white.drags(piece(table, "black-king")).to(14, 3);
    white.flips(piece(table, "white-king"));
    white.drags(piece(table, "chess-board")).to(2, 1);
    table.seconds(1);
    white.clicks(english.table.SENTENCES.handsOn);
    table.seconds(1);
    expectRight(table);
  });

  it("stay with the player who holds one, also while the table is drawn", () => {
    const table = dealtToy({ seed: 7 });
    const white = table.player("White");
    white.picksUp(piece(table, "white-pawn"));
    white.carries(squareAt(11).x, squareAt(11).z);
    take(table, { kind: "promote", man: "white-knight", shape: "rook" });
    table.seconds(2);
    expectTrue(piece(table, "white-pawn").heldBy !== undefined, "the pawn was taken out of the hand");
    white.drops();
    waitForPeople(table);
    expectSame(stateOf(table).squares["white-pawn"], 11);
    expectRight(table);
  });

  it("are there again after a rewind, and after loading a save made at any moment", () => {
    const table = dealtToy({ seed: 8 });
    const before = table.checkpoint();
    take(table, { kind: "step", man: "white-pawn", square: 20 });
    table.seconds(0.3);
    table.load(table.save());
    expectRight(table);
    table.rewindTo(before);
    expectRight(table);
    expectSame(stateOf(table).squares["black-bishop"], 20);
  });
});
