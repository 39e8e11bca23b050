import { expectSame } from "../support/expect";
import { readFixture } from "./fixture";
import { runVectors } from "./run";

describe("the vectors of Rogue: The Solitaire-Like", () => {
  it("all pass", () => {
    const report = runVectors(readFixture("vectors/rogue-solitaire.json"));
    expectSame(report, { kind: "run", game: "rogue-solitaire", passed: 15, failed: 0, failures: [] });
  });
});
