import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { placeAt } from "../../src/games/rogue-solitaire/rules/board";
import { OPTIONS } from "../../src/games/rogue-solitaire/rules/options";
import type { State } from "../../src/games/rogue-solitaire/rules/state";
import { playOut } from "../../src/commands/playout";
import { standardOptions } from "../../src/kit/rules/options";
import { expectPresent, expectSame, expectTrue } from "../support/expect";

const GAMES = 12;

describe("The goal", () => {
  it("R23 is never empty while YOU is elsewhere and a floor is being crossed", () => {
    const sensible = expectPresent(rogueSolitaire.policies["sensible"]);
    let looked = 0;
    let floors = 0;
    const look = (state: State): void => {
      if (state.phase.kind !== "move") return;
      looked++;
      const isCrossed = state.you === state.goal;
      expectTrue(placeAt(state, state.goal).kind !== "empty" && !isCrossed, "nothing has to be beaten");
    };
    for (let seed = 1; seed <= GAMES; seed++) {
      const options = {
        ...standardOptions(OPTIONS),
        startJokers: 9,
        targetFloors: 4,
        diagonal: seed % 2 === 0,
      };
      const ending = playOut(rogueSolitaire, { options, policies: [sensible], seed }, look);
      expectSame(ending.kind, "over");
      floors += ending.state.floors;
    }
    expectTrue(looked > 100 && floors > GAMES, `${looked} states, ${floors} floors`);
  });
});
