import { openTable, type EmulatedTable, type SettingsChoice } from "../../src/emulator";
import { gameTable } from "./game-table";
import { ownBoard, saveWith } from "./support/own-board";
import { toyChess } from "./support/toy-chess";
import type { ObjectData } from "../../src/tts/object-data";

/** What specs do and see at the table of the toy. */
export const { piece, reportOf, stateOf, personAt, waitForPeople, deal, take, expectPicture } =
  gameTable(toyChess);

let board: ObjectData | undefined;

/** A table on which there is nothing but the board of the toy. */
export function openToy(settings: SettingsChoice = {}): EmulatedTable {
  board ??= ownBoard(toyChess, "spec.table.support.toy-chess", "toyChess");
  const players = [{ color: "White" }, { color: "Blue" }];
  const table = openTable(saveWith(board), { players, fussy: true, ...settings });
  table.seconds(1);
  return table;
}

/** A dealt table of the toy. */
export function dealtToy(settings: SettingsChoice = {}): EmulatedTable {
  const table = openToy(settings);
  deal(table, table.player("White"));
  return table;
}
