import { rollFlush } from "../../src/games/roll-flush";
import { expectGolden } from "../support/golden";

describe("Recorded games of Roll Flush", () => {
  it("of two players go and read word for word as they did when they were played", () => {
    expectGolden(rollFlush, "roll-flush-two", { policy: "sensible", seed: 4, seats: 2, options: {} });
  });
  it("of four players go and read word for word as they did when they were played", () => {
    const options = { target: 12 };
    expectGolden(rollFlush, "roll-flush-four", { policy: "sensible", seed: 2, seats: 4, options });
  });
});
