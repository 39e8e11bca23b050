import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { expectGolden } from "../support/golden";

describe("A recorded game of Rogue: The Solitaire-Like", () => {
  it("goes and reads word for word as it did when it was played", () => {
    expectGolden(rogueSolitaire, "rogue-solitaire", { policy: "sensible", seed: 261, seats: 1, options: {} });
  });
});
