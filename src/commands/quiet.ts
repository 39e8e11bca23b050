import { everyText, type EmulatedTable } from "../emulator";
import { boardOf, isBusy } from "./board-account";

/** How long nothing may change on a screen before the table counts as waiting for people, in seconds. */
const STILL = 0.7;

/**
 * Lets time pass until nothing moves, nothing changes on this colour's screen any more, and the board of the game
 * waits for people. Answers whether that came within the given seconds.
 */
export function waitForQuiet(table: EmulatedTable, color: string, game: string, within = 120): boolean {
  const end = table.time() + within;
  while (table.time() < end) {
    table.settles(end - table.time());
    const before = everyText(table.sight(color)).join("\n");
    table.seconds(STILL);
    const board = boardOf(table, game);
    const busy = board !== undefined && isBusy(table, board);
    if (!busy && table.settles(0) && everyText(table.sight(color)).join("\n") === before) return true;
  }
  return false;
}
