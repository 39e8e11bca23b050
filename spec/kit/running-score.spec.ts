import { isBetween, readRunningScore, scored, type RunningScore } from "../../src/kit/record/running-score";
import { expectSame } from "../support/expect";

const ANN = { id: "1", colour: "White" };
const BEN = { id: "2", colour: "Blue" };
const CID = { id: "3", colour: "Blue" };

/** The score after games between Ann and Ben, which these have won; an empty text is a draw. */
function after(...winners: string[]): RunningScore | undefined {
  let score: RunningScore | undefined;
  for (const winner of winners) score = scored(score, [ANN, BEN], winner === "" ? [] : [winner]);
  return score;
}

describe("A running score", () => {
  it("counts wins and draws, whichever seats the same players have", () => {
    const score = after("1", "2", "", "1");
    expectSame(score, {
      sides: [
        { ...ANN, won: 2 },
        { ...BEN, won: 1 },
      ],
      drawn: 1,
    });
    const swapped = [
      { id: "2", colour: "White" },
      { id: "1", colour: "Red" },
    ];
    expectSame(scored(score, swapped, ["2"]), {
      sides: [
        { id: "1", colour: "Red", won: 2 },
        { id: "2", colour: "White", won: 2 },
      ],
      drawn: 1,
    });
  });

  it("counts a win of several for each of them", () => {
    expectSame(
      scored(undefined, [ANN, BEN, { id: "4", colour: "Red" }], ["1", "4"])?.sides.map(({ won }) => won),
      [1, 0, 1],
    );
  });

  it("begins anew with others, and is none of one person alone", () => {
    const score = after("1", "");
    expectSame(scored(score, [ANN, CID], ["3"]), {
      sides: [
        { ...ANN, won: 0 },
        { ...CID, won: 1 },
      ],
      drawn: 0,
    });
    expectSame(scored(score, [ANN, { id: "1", colour: "Blue" }], ["1"]), score);
    expectSame(scored(undefined, [ANN, { id: "1", colour: "Blue" }], ["1"]), undefined);
  });

  it("is of just these players", () => {
    const score = {
      sides: [
        { ...ANN, won: 1 },
        { ...BEN, won: 0 },
      ],
      drawn: 0,
    };
    expectSame(isBetween(score, ["2", "1"]), true);
    for (const ids of [["1"], ["1", "3"], ["1", "2", "3"]]) expectSame(isBetween(score, ids), false);
  });

  it("is read from a save; a damaged one is none", () => {
    const score = after("1", "2", "");
    expectSame(readRunningScore(score), score);
    expectSame(readRunningScore(undefined), undefined);
    for (const damaged of [
      7,
      {},
      { sides: [], drawn: -1 },
      { sides: [{ id: "1", colour: "White" }], drawn: 0 },
    ])
      expectSame(readRunningScore(damaged), undefined);
  });
});
