import type { EmulatedTable, Piece } from "../emulator";
import { isRecord } from "../kit/data/data";
import { decodedRecord } from "./decoded";

/** The board of a game, which is known by its memo. */
export function boardOf(table: EmulatedTable, game: string): Piece | undefined {
  return table.objects().find(({ state }) => state.Memo === `offsuit/${game}/board`);
}

/** What a board's function `describe` says of itself: options, seats, the steps played, and whether it is busy. */
export function account(table: EmulatedTable, board: Piece): Record<string, unknown> {
  const text = table.execute("return describe()", board);
  return typeof text === "string" ? decodedRecord(text) : {};
}

/** The colours of a board's seats in the order of the game's seats, from its account of itself. */
export function seatColours({ seats }: Record<string, unknown>): string[] {
  const colours: string[] = [];
  if (!Array.isArray(seats)) return colours;
  for (const tableSeat of seats) {
    const colour: unknown = isRecord(tableSeat) ? tableSeat["colour"] : undefined;
    if (typeof colour === "string") colours.push(colour);
  }
  return colours;
}

/** The steps in a board's account of itself, a text of JSON each; undefined if it has none. */
export function stepsOf({ steps }: Record<string, unknown>): string[] | undefined {
  if (typeof steps !== "string") return undefined;
  return steps === "" ? [] : steps.split("\n");
}

/** Whether the board lets people choose, even if it still draws the table. */
export function asks(table: EmulatedTable, board: Piece): boolean {
  const text = table.execute("return describe(true)", board);
  return typeof text === "string" && text.includes('"busy":""');
}

/** Whether the board waits for dice, cards or its own moves rather than for people. */
export function isBusy(table: EmulatedTable, board: Piece): boolean {
  const text = table.execute("return describe(true)", board);
  if (typeof text !== "string") return true;
  // Asked in every frame: not decoded. Within a text every quote is escaped.
  return !text.includes('"busy":""') || text.includes('"drawing":true') || text.includes('"studying":true');
}
