import { expectSame } from "../support/expect";
import { english, startOf } from "../support/english";
import { dealtToy, expectPicture, piece, reportOf, stateOf, take, waitForPeople } from "./toy-chess";

/** What the table says when it has run into a bug. */
const MISTAKE = startOf(english.table.SENTENCES.mistake);

describe("A mistake of our own in the rules", () => {
  it("is told once, in words; the table continues from the record, without what was half done", () => {
    const table = dealtToy({ seed: 1 });
    take(table, { kind: "pay", from: "stack1", to: "pot", chips: 2 });
    waitForPeople(table);
    const { steps } = reportOf(table);
    const said = table.said().length;
    // The chips are taken before it turns out that they go nowhere.
    const action = '{kind = "pay", from = "stack1", to = "nowhere", chips = 5}';
    table.execute(`rehearsal.takeAction("White", ${action})`, piece(table, "board"));
    table.seconds(2);
    waitForPeople(table);
    const told = table
      .said()
      .slice(said)
      .map(({ text }) => text);
    expectSame(
      told.map((line) => [line.startsWith(MISTAKE), line.includes("expected a place for chips")]),
      [[true, true]],
    );
    expectSame(table.errors(), []);
    expectSame(reportOf(table).steps, steps);
    expectPicture(table);

    take(table, { kind: "pay", from: "stack1", to: "pot", chips: 30 });
    waitForPeople(table);
    expectSame(stateOf(table).chips, { stack1: 0, stack2: 32, pot: 32 });
    expectPicture(table);
    expectSame(table.said().length, said + 1);
  });
});
