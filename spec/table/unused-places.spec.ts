import type { EmulatedTable } from "../../src/emulator";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { reckoning } from "./pokers-rogue-reckoning";
import { expectSound } from "./support/soundness";

/** Whether a place is drawn on the board. */
function isShown(table: EmulatedTable, place: string): boolean {
  const ui = expectPresent(reckoning.piece(table, "board").ui);
  return ui.attributeOf(expectPresent(ui.byId(place), place), "active") !== "false";
}

describe("A place that nothing can be at", () => {
  it("is not on the board, and is there as soon as something can be", () => {
    const table = reckoning.open({ seed: 91 });
    reckoning.deal(table, table.player("White"));
    table.seconds(2);
    expectTrue(isShown(table, "room1-frame") && !isShown(table, "room9-of-9-frame"));
    expectTrue(!isShown(table, "enemy-frame"));
    const decide = reckoning.decider("random", 91);
    for (let decision = 0; decision < 40 && reckoning.stateOf(table).enemy === undefined; decision++) {
      reckoning.take(table, decide(reckoning.stateOf(table), 0), 0);
      reckoning.waitForPeople(table, 120);
    }
    table.seconds(2);
    expectTrue(reckoning.stateOf(table).enemy !== undefined, "no enemy came");
    expectSame(
      ["enemy-frame", "black-frame"].map((place) => isShown(table, place)),
      [true, true],
    );
    expectSound(table);
  });

  it("is hidden after the game is loaded, too", () => {
    const table = reckoning.open({ seed: 92 });
    reckoning.deal(table, table.player("White"));
    table.seconds(2);
    const again = reckoning.open({ seed: 93 });
    again.load(table.save());
    again.seconds(5);
    expectTrue(isShown(again, "room1-frame") && !isShown(again, "room9-of-9-frame"));
    expectSound(again);
  });
});
