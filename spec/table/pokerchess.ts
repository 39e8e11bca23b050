import { openTable, type EmulatedTable, type SaveState, type SettingsChoice } from "../../src/emulator";
import { pokerchess as game } from "../../src/games/pokerchess";
import type { State } from "../../src/games/pokerchess/rules/state";
import { copy } from "../../src/kit/data/data";
import type { Options } from "../../src/kit/rules/options";
import { gameTable } from "./game-table";
import { gameUpTo } from "./support/battle-under-way";

/** What specs do and see at the table of Pokerchess. */
export const pokerchess = gameTable(game);

/** Nobody is hurried. */
export const CALM: Options = { moveLimit: 0, battleLimit: 0, turnLimit: 200 };

/** The tables at which games have come so far, as they were saved: whoever asks for the same again need not deal again. */
const REACHED = new Map<unknown, SaveState>();

/** A table at which a game that nobody hurries has come so far. Each of these functions goes with the same people. */
export function tableAt(
  isThere: (this: void, state: State) => boolean,
  settings: SettingsChoice,
): EmulatedTable {
  const saved = REACHED.get(isThere);
  if (saved !== undefined) {
    const players = [{ color: "White" }, { color: "Blue" }];
    const again = openTable(copy(saved), { players, fussy: true, ...settings });
    again.seconds(1.5);
    pokerchess.waitForPeople(again, 120);
    return again;
  }
  const { steps } = gameUpTo(isThere, CALM);
  const table = pokerchess.open(settings, CALM);
  pokerchess.deal(table, table.player("White"));
  pokerchess.continueWith(table, steps);
  REACHED.set(isThere, table.save());
  return table;
}
