import type { EmulatedTable } from "../emulator";
import { account, boardOf, isBusy } from "./board-account";

/** How many seconds at most a table may take to be ready for anything. */
const PATIENCE = 60;
/** How long a person takes to click a button that has appeared, in seconds. It is in neither figure. */
const REACTION = 0.5;

/** The frames that a table needs from loading a save to its first button, and from the click on it to a dealt game. */
export interface Dealing {
  loadFrames: number;
  dealFrames: number;
}

/** Starts a game at a table that has just been loaded; undefined if the table never gets ready. */
export function dealGame(
  table: EmulatedTable,
  color: string,
  game: string,
  button: string,
): Dealing | undefined {
  const board = boardOf(table, game);
  if (board === undefined) return undefined;
  const frames = (condition: () => boolean): number | undefined => {
    let count = 0;
    const came = table.until(() => {
      count++;
      return condition();
    }, PATIENCE);
    return came ? count - 1 : undefined;
  };
  const loadFrames = frames(() => table.sight(color).panels.some(({ text }) => text === button));
  if (loadFrames === undefined) return undefined;
  table.seconds(REACTION);
  table.player(color).clicks(button);
  // Before anything has begun the board is not busy either; a dealt game waits for somebody's decision.
  const dealFrames = frames(() => {
    const { playing, deciding } = account(table, board);
    return playing === true && Array.isArray(deciding) && deciding.length > 0 && !isBusy(table, board);
  });
  return dealFrames === undefined ? undefined : { loadFrames, dealFrames };
}
