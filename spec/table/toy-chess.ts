import {
  openTable,
  readJson,
  writeJson,
  type EmulatedTable,
  type ObjectState,
  type SaveState,
  type SettingsChoice,
} from "../../src/emulator";
import { tintOf } from "../../src/kit/face";
import { PLAIN_FACE } from "../support/plain-face";
import { boardXml } from "../../src/table/objects/board-face";
import { boardMemo } from "../../src/table/objects/memo";
import { boardData, boardPose } from "../../src/table/objects/object-data";
import { gameTable } from "./game-table";
import { bundledScript } from "./support/bundled-script";
import { boardIn } from "./support/saved-board";
import { shippedSave } from "./support/save";
import { toyChess } from "./support/toy-chess";

/** A game whose table, seats and panels the toy borrows. */
const LENDER = "roll-flush";

/** What specs do and see at the table of the toy. */
export const { piece, reportOf, stateOf, personAt, waitForPeople, deal, take, expectPicture } =
  gameTable(toyChess);

let script = "";

/** A table on which there is nothing but the board of the toy: the stage makes all pieces anew. */
export function openToy(settings: SettingsChoice = {}): EmulatedTable {
  const { box, rules } = toyChess;
  const save: SaveState = shippedSave(LENDER);
  // The panels know their board by its GUID.
  const { GUID = "" } = boardIn(save, LENDER);
  if (script === "") script = bundledScript("spec.table.support.toy-board");
  const board = boardData(
    box.board,
    tintOf(PLAIN_FACE.palette.mat),
    boardMemo(rules.id),
    boardPose(0, 0),
    boardXml(box.board, PLAIN_FACE),
    script,
  );
  save.ObjectStates = save.ObjectStates.filter(({ Name }) => Name === "HandTrigger");
  const reading = readJson(writeJson({ ...board, GUID }));
  if (reading.kind === "read") save.ObjectStates.push(reading.value as ObjectState);
  const players = [{ color: "White" }, { color: "Blue" }];
  const table = openTable(save, { players, fussy: true, ...settings });
  table.seconds(1);
  return table;
}

/** A dealt table of the toy. */
export function dealtToy(settings: SettingsChoice = {}): EmulatedTable {
  const table = openToy(settings);
  deal(table, table.player("White"));
  return table;
}
