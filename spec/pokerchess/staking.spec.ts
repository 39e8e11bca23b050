import { rules } from "../../src/games/pokerchess/rules/rules";
import {
  equalShares,
  returnStake,
  startingStacks,
  teamStacks,
} from "../../src/games/pokerchess/rules/teams/chips";
import { expectSame } from "../support/expect";
import { formed } from "./people";

/** Stakes of a fighter's own, the stake, and the chips after the battle; then what goes back. */
function returned(own: number, stake: number, final: number): number[] {
  const { toGeneral, fighterKeeps } = returnStake(own, stake, final);
  return [toGeneral, fighterKeeps];
}

describe("PC-12.10 chips of a team", () => {
  it("one side's chips are divided equally, the remainder in roster order (R36)", () => {
    expectSame(teamStacks({ teamChips: "perSide", startingChips: 32 }, 3), [11, 11, 10]);
    expectSame(teamStacks({ teamChips: "perSide", startingChips: 32 }, 1), [32]);
    expectSame(teamStacks({ teamChips: "perSide", startingChips: 2 }, 5), [1, 1, 0, 0, 0]);
  });
  it("or everybody gets the starting chips", () => {
    expectSame(teamStacks({ teamChips: "perPerson", startingChips: 32 }, 3), [32, 32, 32]);
  });
  it("shares differ by one at most and lose nothing", () => {
    expectSame(equalShares(17, 5), [4, 4, 3, 3, 3]);
    expectSame(equalShares(0, 2), [0, 0]);
  });
  it("the first of a roster is the General, wherever that person sits", () => {
    const { options } = rules.start({ startingChips: 8 }, 2);
    expectSame(
      startingStacks(
        options,
        [
          [4, 0, 2],
          [3, 1],
        ],
        5,
      ),
      [3, 4, 2, 4, 3],
    );
  });
  it("come with the Generals, and are remembered as what each had first (PC-12.20)", () => {
    const state = formed(
      [
        [2, 0, 4],
        [3, 1],
      ],
      { startingChips: 8 },
    );
    expectSame(
      [state.stacks, state.buyIns],
      [
        [3, 4, 3, 4, 2],
        [3, 4, 3, 4, 2],
      ],
    );
    expectSame(formed([[2, 0], [1]], { teamChips: "perPerson", startingChips: 9 }).stacks, [9, 9, 9]);
  });
});

describe("PC-12.15 the return of a stake", () => {
  it("gives the General the stake's part of what the fighter has, rounded down (R39)", () => {
    expectSame(returned(9, 1, 20), [2, 18]);
    expectSame(returned(9, 1, 19), [1, 18]);
    expectSame(returned(3, 7, 5), [3, 2]);
  });
  it("is exact if the fighter's chips have not changed (R39)", () => {
    for (let own = 0; own < 12; own++) {
      for (let stake = 1; stake < 12; stake++) expectSame(returned(own, stake, own + stake), [stake, own]);
    }
  });
  it("gives everything back to the General who staked all there was", () => {
    expectSame(returned(0, 6, 11), [11, 0]);
    expectSame(returned(4, 6, 0), [0, 0]);
  });
  it("without a stake gives nothing", () => {
    expectSame(returned(0, 0, 0), [0, 0]);
    expectSame(returned(5, 0, 12), [0, 12]);
  });
});
