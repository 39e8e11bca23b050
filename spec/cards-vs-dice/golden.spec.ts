import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { expectGolden } from "../support/golden";

describe("A recorded game of Cards vs Dice", () => {
  it("goes and reads word for word as it did when it was played", () => {
    expectGolden(cardsVsDice, "cards-vs-dice", { policy: "sensible", seed: 53, seats: 1, options: {} });
  });
});
