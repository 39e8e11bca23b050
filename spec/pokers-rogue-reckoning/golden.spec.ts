import { pokersRogueReckoning } from "../../src/games/pokers-rogue-reckoning";
import { expectGolden } from "../support/golden";

describe("A recorded game of Poker's Rogue Reckoning", () => {
  it("goes and reads word for word as it did when it was played", () => {
    expectGolden(pokersRogueReckoning, "pokers-rogue-reckoning", {
      policy: "sensible",
      seed: 213,
      seats: 1,
      options: {},
    });
  });
});
