import { openTable, type EmulatedTable } from "../../src/emulator";
import { rules } from "../../src/games/rogue-solitaire/rules/rules";
import { fill } from "../../src/kit/words/words";
import { expectSame } from "../support/expect";
import { english, startOf } from "../support/english";
import { rogue } from "./rogue-solitaire";

const { deal, decider, open: openRogue, stateOf, take, waitForPeople } = rogue;

/** The line on the board that counts the floors. */
function floorLine(table: EmulatedTable): string {
  const labels = table.sight("Grey").labels.map(({ text }) => text);
  return labels.find((text) => text.startsWith(startOf(english.rogue.BOARD.floor))) ?? labels.join(" | ");
}

/** Plays on until the game is over. */
function finish(table: EmulatedTable, policy: string): void {
  const decide = decider(policy, 1);
  for (let state = stateOf(table); rules.waiting(state).kind !== "over"; state = stateOf(table)) {
    take(table, decide(state));
    waitForPeople(table);
  }
}

describe("the best run", () => {
  it("RS-9.3 is on the board, for the next games and after loading the save", () => {
    const table = openRogue({ seed: 71 }, { startJokers: 9, diagonal: true, targetFloors: 1 });
    deal(table, table.player("White"));
    expectSame(floorLine(table), fill(english.rogue.BOARD.floor, { floor: 1, floors: 0, best: 0 }));
    finish(table, "sensible");
    expectSame(floorLine(table), fill(english.rogue.BOARD.floor, { floor: 1, floors: 1, best: 1 }));
    table.player("White").clicks(english.table.SENTENCES.playAgain);
    waitForPeople(table);
    expectSame(floorLine(table), fill(english.rogue.BOARD.floor, { floor: 1, floors: 0, best: 1 }));
    const loaded = openTable(table.save(), { players: [{ color: "White" }], seed: 72 });
    waitForPeople(loaded);
    expectSame(floorLine(loaded), fill(english.rogue.BOARD.floor, { floor: 1, floors: 0, best: 1 }));
  });
});
