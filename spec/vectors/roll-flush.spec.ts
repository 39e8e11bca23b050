import { expectSame } from "../support/expect";
import { readFixture } from "./fixture";
import { runVectors } from "./run";

describe("the vectors of Roll Flush", () => {
  it("all pass", () => {
    const report = runVectors(readFixture("vectors/roll-flush.json"));
    expectSame(report, { kind: "run", game: "roll-flush", passed: 18, failed: 0, failures: [] });
  });
});
