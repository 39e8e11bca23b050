import type { EmulatedTable, PlayerVerbs } from "../../../src/emulator";
import { partId } from "../../../src/table/panel/layout";

/** How long a panel takes to show what a click has opened, in seconds. */
const OPENING_TIME = 0.5;

/** What a part of somebody's panel of the board with this GUID says; an empty text if it is not there. */
export function shown(player: PlayerVerbs, board: string, part: string): string {
  return player.sees().panels.find(({ id }) => id === partId(board, player.color(), part))?.text ?? "";
}

/** Clicks a button, and waits until the panel shows what that has opened. */
export function clicks(table: EmulatedTable, player: PlayerVerbs, label: string): void {
  player.clicks(label);
  table.seconds(OPENING_TIME);
}
