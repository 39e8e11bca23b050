import { readClock, type Reading, type Terms } from "../../src/games/pokerchess/rules/clock";
import { expectSame } from "../support/expect";

const THIRTY: Terms = { limit: 30, bank: 0, bankStep: 30, passes: true };

/** How the clock stands at a time: who may decide, until when, and what is left in the bank. */
function at(terms: Terms, elapsed: number): [Reading["holder"], number, number] {
  const { holder, deadline, drawn } = readClock(terms, elapsed);
  return [holder, deadline, terms.bank - drawn];
}

describe("PC-10 the clock of a decision", () => {
  it("PC-10.2 a decision is in time up to the very end of its limit, and late at it (R32)", () => {
    expectSame(at(THIRTY, 0), ["owner", 30, 0]);
    expectSame(at(THIRTY, 29.9), ["owner", 30, 0]);
    expectSame(at(THIRTY, 30), ["opponent", 60, 0]);
    expectSame(at({ ...THIRTY, passes: false }, 29.9), ["owner", 30, 0]);
    expectSame(at({ ...THIRTY, passes: false }, 30), ["nobody", 30, 0]);
  });
  it("PC-10.3 windows of the opponent and the owner follow each other without gaps and without end", () => {
    expectSame(at(THIRTY, 59.9), ["opponent", 60, 0]);
    expectSame(at(THIRTY, 60), ["owner", 90, 0]);
    expectSame(at(THIRTY, 90), ["opponent", 120, 0]);
    expectSame(at(THIRTY, 30 * 1001), ["opponent", 30 * 1002, 0]);
    expectSame(readClock(THIRTY, 119).windows, 3);
  });
  it("PC-10.7 the bank pays in steps before anything else happens; what is left of a step is lost (R31)", () => {
    const terms = { ...THIRTY, bank: 70 };
    expectSame(at(terms, 29), ["owner", 30, 70]);
    expectSame(at(terms, 30), ["owner", 60, 40]);
    expectSame(at(terms, 59.5), ["owner", 60, 40]);
    expectSame(at(terms, 60), ["owner", 90, 10]);
    expectSame(at(terms, 90), ["owner", 100, 0]);
    expectSame(at(terms, 100), ["opponent", 130, 0]);
    expectSame(at(terms, 130), ["owner", 160, 0]);
  });
  it("PC-10.7 a bank is spent second by second with steps of one", () => {
    const terms = { limit: 10, bank: 5, bankStep: 1, passes: false };
    expectSame(at(terms, 10), ["owner", 11, 4]);
    expectSame(at(terms, 12.5), ["owner", 13, 2]);
    expectSame(at(terms, 14), ["owner", 15, 0]);
    expectSame(at(terms, 15), ["nobody", 15, 0]);
  });
  it("PC-10.7 a bank smaller than a step pays what it has", () => {
    expectSame(at({ ...THIRTY, bank: 12 }, 30), ["owner", 42, 0]);
    expectSame(at({ ...THIRTY, bank: 12 }, 42), ["opponent", 72, 0]);
  });
});
