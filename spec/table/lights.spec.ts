import type { EmulatedTable } from "../../src/emulator";
import { BOARD_TOP, CHESS_BOARD } from "../../src/tts/constants";
import { COUNTS_INSTRUCTIONS, expectReadingsWithinBudget } from "../support/budget";
import { expectNear, expectSame, expectTrue } from "../support/expect";
import { expectSound } from "./support/soundness";
import { squareAt } from "./support/toy-chess";
import { dealtToy, expectPicture, piece, take, waitForPeople } from "./toy-chess";
import { freesHands } from "./support/hosting";
import { english } from "../support/english";

/** A line that is drawn on the board, in inches from the middle of the board, and how high above the floor. */
interface Drawn {
  west: number;
  east: number;
  south: number;
  north: number;
  height: number;
}

interface SavedLine {
  points3: { x: number; y: number; z: number }[];
}

/** The lines that are drawn on the board now. */
function lights(table: EmulatedTable): Drawn[] {
  const { state, position, scale } = piece(table, "board");
  const lines = (state["AttachedVectorLines"] ?? []) as SavedLine[];
  return lines.map(({ points3 }) => {
    const xs = points3.map(({ x }) => x * scale.x);
    const zs = points3.map(({ z }) => z * scale.z);
    return {
      west: Math.min(...xs),
      east: Math.max(...xs),
      south: Math.min(...zs),
      north: Math.max(...zs),
      height: position.y + (points3[0]?.y ?? 0) * scale.y,
    };
  });
}

/** How many lines are drawn inside a square of the chess board. */
function linesOn(table: EmulatedTable, square: number): number {
  const { x, z } = squareAt(square);
  const half = CHESS_BOARD.square / 2;
  return lights(table).filter(
    ({ west, east, south, north }) =>
      west > x - half && east < x + half && south > z - half && north < z + half,
  ).length;
}

describe("lights", () => {
  it("frame every square on to which the held piece may be dropped, twice where something is", () => {
    const table = dealtToy({ seed: 1 });
    const white = table.player("White");
    white.picksUp(piece(table, "white-pawn"));
    table.seconds(1);
    // A pawn on square 12 may go to 11, or attack the bishop on 20; its own king and knight are on 4 and 13.
    expectSame(linesOn(table, 11), 2);
    expectSame(linesOn(table, 20), 3);
    expectSame(lights(table).length, 5);
    for (const { height } of lights(table)) expectNear(height, BOARD_TOP + CHESS_BOARD.top + 0.045, 0.01);
    expectSame(piece(table, "black-bishop").highlights.length, 1);
    expectTrue(piece(table, "white-king").highlights.length === 0, "its own king is outlined");
    white.drops();
    table.seconds(0.1);
    expectSame(lights(table).length, 0);
    expectSame(piece(table, "black-bishop").highlights.length, 0);
    waitForPeople(table);
    expectPicture(table);
    expectSound(table);
  });

  it("shine for nobody else's pieces, and not while hands are free", () => {
    const table = dealtToy({ seed: 2 });
    const white = table.player("White");
    freesHands(table, white);
    table.seconds(1);
    white.picksUp(piece(table, "white-pawn"));
    table.seconds(1);
    expectSame(lights(table).length, 0);
    white.drops();
    white.clicks(english.table.SENTENCES.handsOn);
    waitForPeople(table);
    table.player("Blue").picksUp(piece(table, "white-king"));
    table.seconds(1);
    expectSame(lights(table).length, 0);
    expectSound(table);
  });

  it("go out when the held piece is deleted or its holder leaves, and with a load", () => {
    const table = dealtToy({ seed: 3 });
    const hold = (): void => {
      table.player("White").picksUp(piece(table, "white-king"));
      table.seconds(1);
      expectTrue(lights(table).length > 0, "no light is on");
    };
    hold();
    table.faults.loses(piece(table, "white-king"));
    table.seconds(0.2);
    expectSame(lights(table).length, 0);
    waitForPeople(table);
    hold();
    table.load(table.save());
    table.seconds(0.2);
    expectSame(lights(table).length, 0);
    waitForPeople(table);
    hold();
    table.player("White").stands();
    table.seconds(0.2);
    expectSame(lights(table).length, 0);
    expectSound(table);
  });

  it("change with the piece that is held: the search for the first one's places ends", () => {
    const table = dealtToy({ seed: 4 });
    const white = table.player("White");
    white.picksUp(piece(table, "white-pawn"));
    table.frames(3);
    white.drops();
    white.picksUp(piece(table, "white-king"));
    table.seconds(1);
    expectSame(linesOn(table, 11), 0);
    expectSame(linesOn(table, 3), 2);
    white.drops();
    waitForPeople(table);
    expectSame(lights(table).length, 0);
    expectSound(table);
  });

  if (COUNTS_INSTRUCTIONS)
    it("#budget keep within a frame's share of work, and so does a table full of men, chips and cards in hands", () => {
      const table = dealtToy({ seed: 5, meter: true });
      const white = table.player("White");
      white.picksUp(piece(table, "white-king"));
      table.seconds(2);
      white.drops();
      waitForPeople(table);
      for (const action of [
        { kind: "pay", from: "stack1", to: "pot", chips: 13 },
        { kind: "hold", card: "KH", seat: 0 },
        { kind: "promote", man: "white-pawn", shape: "queen" },
        { kind: "hold", card: "KH", seat: 1 },
        { kind: "pay", from: "pot", to: "stack2", chips: 13 },
      ] as const) {
        take(table, action);
        waitForPeople(table);
      }
      expectPicture(table);
      expectReadingsWithinBudget(table.meter());
    });
});
