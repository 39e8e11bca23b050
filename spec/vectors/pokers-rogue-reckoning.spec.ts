import { expectSame } from "../support/expect";
import { readFixture } from "./fixture";
import { runVectors } from "./run";

describe("the vectors of Poker's Rogue Reckoning", () => {
  it("all pass", () => {
    const report = runVectors(readFixture("vectors/pokers-rogue-reckoning.json"));
    expectSame(report, { kind: "run", game: "pokers-rogue-reckoning", passed: 29, failed: 0, failures: [] });
  });
});
