import type { SaveState } from "../../src/emulator";
import type { ObjectData } from "../../src/tts/object-data";
import { gameTable } from "../table/game-table";
import { ownBoard, saveWith } from "../table/support/own-board";
import { highCard } from ".";

let board: ObjectData | undefined;

/** The board of High Card as a build would make it. */
export function highCardBoard(): ObjectData {
  board ??= ownBoard(highCard, "spec.high-card.index", "highCard");
  return board;
}

/** What specs do and see at the table of High Card. */
export const highCardTable = gameTable(highCard, (): SaveState => saveWith(highCardBoard()));
