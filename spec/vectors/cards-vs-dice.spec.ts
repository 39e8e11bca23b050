import { expectSame } from "../support/expect";
import { readFixture } from "./fixture";
import { runVectors } from "./run";

describe("the vectors of Cards vs Dice", () => {
  it("all pass", () => {
    const report = runVectors(readFixture("vectors/cards-vs-dice.json"));
    expectSame(report, { kind: "run", game: "cards-vs-dice", passed: 15, failed: 0, failures: [] });
  });
});
