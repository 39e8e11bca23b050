import type { EmulatedTable, Piece } from "../../../src/emulator";
import { eyesOf, viewerOf } from "../../../src/emulator/sight";
import type { PicturedElement } from "../../../src/emulator/ui/picture";
import { expectPresent, expectSame, expectTrue } from "../../support/expect";

/** Places of the print differ by the rounding of its pixels, along both axes. */
const PIXELS = 2.5;

/** A text on a board as somebody sees it: where its middle is, and how far it is turned, in degrees. */
interface Reading {
  text: string;
  x: number;
  z: number;
  turn: number;
}

function numbersOf(list = "0 0 0"): number[] {
  return list.split(" ").map((part) => expectPresent(tonumber(part), list));
}

/** All texts in a part of a board's picture, which is at a place of the whole and turned so far. */
function readingsIn(elements: readonly PicturedElement[], x = 0, z = 0, turn = 0): Reading[] {
  let readings: Reading[] = [];
  const [sin, cos] = [Math.sin(math.rad(turn)), Math.cos(math.rad(turn))];
  for (const { tag, attributes, text = "", children = [] } of elements) {
    const [right = 0, away = 0] = numbersOf(attributes["offsetxy"]);
    const at = { x: x + right * cos - away * sin, z: z + right * sin + away * cos };
    const turned = (turn + (numbersOf(attributes["rotation"])[2] ?? 0)) % 360;
    if (tag === "text" && text !== "") readings.push({ text, ...at, turn: turned });
    readings = readings.concat(readingsIn(children, at.x, at.z, turned));
  }
  return readings;
}

/** What somebody at a colour reads on a board; suits that are drawn there have no class of letters. */
export function readingsOf(table: EmulatedTable, board: Piece, colour: string): Reading[] {
  const viewer = viewerOf(eyesOf(table.world, colour));
  const readings = readingsIn(expectPresent(board.ui).pictureFor(viewer));
  return readings.filter(({ text }) => !["♠", "♥", "♦", "♣"].includes(text));
}

/** How far a text has to be turned on a board to be upright for somebody at a colour. */
export function uprightFor(table: EmulatedTable, board: Piece, colour: string): number {
  const hand = table.objects().find(({ type, state }) => type === "Hand" && state.FogColor === colour);
  const yaw = board.rotation.y - expectPresent(hand, colour).rotation.y;
  return ((Math.round(yaw) % 360) + 360) % 360;
}

/** Fails unless each of these colours reads the same on a board, upright and where it is printed. */
export function expectUpright(table: EmulatedTable, board: Piece, colours: readonly string[]): void {
  const [first = ""] = colours;
  const model = readingsOf(table, board, first);
  expectTrue(model.length > 5, "hardly anything is on the board");
  for (const colour of colours) {
    const turn = uprightFor(table, board, colour);
    const readings = readingsOf(table, board, colour);
    expectSame(
      readings.map(({ text }) => text),
      model.map(({ text }) => text),
      colour,
    );
    for (let index = 0; index < readings.length; index++) {
      const [reading, other] = [expectPresent(readings[index]), expectPresent(model[index])];
      expectSame(reading.turn, turn, `${colour} reads "${reading.text}"`);
      const apart = Math.abs(reading.x - other.x) + Math.abs(reading.z - other.z);
      expectTrue(apart <= PIXELS, `"${reading.text}" is elsewhere for ${colour}`);
    }
  }
}
