import { pokerchess } from "../../src/games/pokerchess";
import { expectGolden } from "../support/golden";

describe("Recorded games of Pokerchess", () => {
  it("of two players go and read word for word as they did when they were played", () => {
    const options = { pawnDoubleStep: true, castling: true };
    expectGolden(pokerchess, "pokerchess-two", { policy: "random", seed: 5, seats: 2, options });
  });
  it("of two teams, from their forming on, too", () => {
    const options = { turnLimit: 16 };
    expectGolden(pokerchess, "pokerchess-teams", { policy: "random", seed: 3, seats: 5, options });
  });
});
