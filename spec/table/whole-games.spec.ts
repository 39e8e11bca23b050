import { expectSame } from "../support/expect";
import {
  clickAction,
  deal,
  decider,
  dragAction,
  expectPicture,
  expectSound,
  openOffsuit,
  stateOf,
  waitForPeople,
} from "./game-table";

describe("a whole game of Cards vs Dice at the table", () => {
  it("is played to its end through the panel", () => {
    const table = openOffsuit({ seed: 3 });
    const white = table.player("White");
    deal(table, white);
    const decide = decider("sensible", 3);
    let state = stateOf(table);
    while (state.phase.kind !== "over") {
      clickAction(table, white, state, decide(state));
      waitForPeople(table);
      state = stateOf(table);
      expectPicture(table);
    }
    expectSound(table);
  });

  it("is played to its end by dragging dice", () => {
    const table = openOffsuit({ seed: 4 });
    const white = table.player("White");
    deal(table, white);
    const decide = decider("random", 4);
    let state = stateOf(table);
    while (state.phase.kind !== "over") {
      dragAction(table, white, state, decide(state));
      waitForPeople(table);
      state = stateOf(table);
      expectPicture(table);
    }
    expectSound(table);
    expectSame(state.phase.kind, "over");
  });
});
