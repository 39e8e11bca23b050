import type { EmulatedTable, Piece } from "../emulator";
import { decodedRecord } from "./decoded";

/** The board of a game, which is known by its memo. */
export function boardOf(table: EmulatedTable, game: string): Piece | undefined {
  return table.objects().find(({ state }) => state.Memo === `offsuit/${game}/board`);
}

/** What a board's function `describe` says of itself: options, the steps played, and whether it is busy. */
export function account(table: EmulatedTable, board: Piece): Record<string, unknown> {
  const text = table.execute("return describe()", board);
  return typeof text === "string" ? decodedRecord(text) : {};
}

/** Whether the board waits for dice, cards or its own moves rather than for people. */
export function isBusy(table: EmulatedTable, board: Piece): boolean {
  const { busy, drawing } = account(table, board);
  return busy !== "" || drawing === true;
}
