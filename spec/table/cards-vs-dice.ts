import type { EmulatedTable } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { gameTable } from "./game-table";

/** What specs do and see at the table of Cards vs Dice. */
export const {
  save: shippedSave,
  open: openOffsuit,
  piece,
  reportOf,
  stateOf,
  waitForPeople,
  deal,
  choicesOf,
  clickAction,
  dragAction,
  take,
  decider,
  continueWith,
  expectPicture,
} = gameTable(cardsVsDice);

/** A dealt table whose White has chosen to fight calmly, so that weapons may be used. */
export function battle(seed: number): EmulatedTable {
  const table = openOffsuit({ seed });
  deal(table, table.player("White"));
  clickAction(table, stateOf(table), { kind: "calm" });
  waitForPeople(table);
  return table;
}
