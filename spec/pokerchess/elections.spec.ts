import {
  electCaptains,
  electFinalists,
  electGeneral,
  type Fraction,
} from "../../src/games/pokerchess/rules/teams/elections";
import { expectSame } from "../support/expect";

function written(totals: readonly Fraction[]): string[] {
  return totals.map(({ numerator, denominator }) =>
    denominator === 1 ? `${numerator}` : `${numerator}/${denominator}`,
  );
}

function captains(ballots: number[][]): { captains: number[]; totals: string[][] } {
  const election = electCaptains(ballots);
  return { captains: election.captains, totals: election.totals.map((round) => written(round)) };
}

function general(members: number[], ballots: number[][], votes: number[]): number[] {
  const { finalists } = electFinalists(members, ballots);
  return finalists.concat([electGeneral(finalists, votes)]);
}

describe("PC-12.5 a General", () => {
  it("is who is alone in the team, whatever is on the ballots", () => {
    for (const ballots of [[[]], [[4]]])
      for (const vote of [4, -1]) expectSame(general([4], ballots, [vote]), [4, 4]);
  });
});

describe("PC-12.3 captains", () => {
  it("are elected by reweighted approval: the player who helped to elect the first counts half for the second", () => {
    // Seat 1 has three approvals, seat 2 has three of the same people, seat 3 two of others.
    expectSame(captains([[1, 2], [1, 2], [1, 2], [3], [3]]), {
      captains: [1, 3],
      totals: [
        ["0", "3", "3", "2", "0"],
        ["0", "3/2", "3/2", "2", "0"],
      ],
    });
  });
  it("are named with exact fractions, reduced", () => {
    expectSame(captains([[0, 1], [0, 1], [0, 2], [2]]).totals, [
      ["3", "2", "2", "0"],
      ["3/2", "1", "3/2", "0"],
    ]);
  });
  it("ties go to the earlier seat in both rounds (R45)", () => {
    expectSame(captains([[2, 1], [1, 2], []]).captains, [1, 2]);
    expectSame(captains([[3], [2], [1], [0]]).captains, [0, 1]);
  });
  it("may be approved by themselves; a ballot may be empty", () => {
    expectSame(captains([[2], [], [2]]).captains, [2, 0]);
    expectSame(captains([[], [], []]), {
      captains: [0, 1],
      totals: [
        ["0", "0", "0"],
        ["0", "0", "0"],
      ],
    });
  });
  it("the first captain is never the second, however many approve", () => {
    expectSame(captains([[0], [0], [0]]).captains, [0, 1]);
  });
});

describe("PC-12.6 the General", () => {
  it("is the player who wins the runoff of the two with most approvals", () => {
    expectSame(general([0, 1, 2], [[1], [1, 2], [2, 1]], [1, 2, 2]), [1, 2, 2]);
    expectSame(general([0, 1, 2], [[1], [1, 2], [2, 1]], [1, 1, 2]), [1, 2, 1]);
  });
  it("is the one with more approvals if the runoff is equal", () => {
    expectSame(general([1, 4, 6], [[6], [6, 1], [6]], [1, 6, -1]), [6, 1, 6]);
    expectSame(general([1, 4, 6], [[6], [6, 1], [6]], [-1, -1, -1]), [6, 1, 6]);
  });
  it("is the one at the earlier seat if approvals are equal too (R45)", () => {
    expectSame(general([3, 5], [[5], [3]], [3, 5]), [3, 5, 3]);
    expectSame(general([3, 5], [[], []], [-1, -1]), [3, 5, 3]);
  });
  it("ties for the runoff go to the earlier seat (R45)", () => {
    expectSame(electFinalists([2, 3, 4, 7], [[7, 4, 3], [], [], []]), {
      approvals: [0, 1, 1, 1],
      finalists: [3, 4],
    });
  });
  it("a majority of approvals does not spare the runoff (R46)", () => {
    expectSame(general([0, 1, 2], [[0], [0], [0]], [1, 1, 0]), [0, 1, 1]);
  });
});
