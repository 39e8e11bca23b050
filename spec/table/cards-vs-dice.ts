import type { EmulatedTable } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { gameTable } from "./game-table";

/** What specs do and see at the table of Cards vs Dice. */
export const cardsVsDiceTable = gameTable(cardsVsDice);

/** A dealt table whose White has chosen to fight calmly, so that weapons may be used. */
export function battle(seed: number): EmulatedTable {
  const table = cardsVsDiceTable.open({ seed });
  cardsVsDiceTable.deal(table, table.player("White"));
  cardsVsDiceTable.clickAction(table, cardsVsDiceTable.stateOf(table), { kind: "calm" });
  cardsVsDiceTable.waitForPeople(table);
  return table;
}
