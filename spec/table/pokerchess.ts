import type { EmulatedTable, SettingsChoice } from "../../src/emulator";
import { pokerchess as game } from "../../src/games/pokerchess";
import type { State } from "../../src/games/pokerchess/rules/state";
import type { Options } from "../../src/kit/options";
import { gameTable } from "./game-table";
import { gameUpTo } from "./support/battle-under-way";

/** What specs do and see at the table of Pokerchess. */
export const pokerchess = gameTable(game);

/** Nobody is hurried. */
export const CALM: Options = { moveLimit: 0, battleLimit: 0, turnLimit: 200 };

/** A table at which a game that nobody hurries has come so far. */
export function tableAt(
  isThere: (this: void, state: State) => boolean,
  settings: SettingsChoice,
): EmulatedTable {
  const { steps } = gameUpTo(isThere, CALM);
  const table = pokerchess.open(settings, CALM);
  pokerchess.deal(table, table.player("White"));
  pokerchess.continueWith(table, steps);
  return table;
}
