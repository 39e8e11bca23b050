import { forgetLastPlayed, lastPlayed } from "../../src/emulator/acts";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { card, deck, object, saveOf, tableOf } from "./tables";
import { openTable, type EmulatedTable } from "../../src/emulator";

/** What is remembered of the table played last, without the times. */
function told(): string[] {
  return expectPresent(lastPlayed()).acts.map((act) => string.gsub(act, "^[%d.]+ s: ", "")[0]);
}

/** A table with a deck, a bag and a card. */
function laid(): EmulatedTable {
  return tableOf(
    [
      deck([101, 102], { GUID: "dec001" }),
      object("Bag", { GUID: "ba9001", Nickname: "bag" }, 8),
      card(105, { GUID: "ca0001" }, 4),
    ],
    "function press() end self = nil",
  );
}

describe("the acts at a table", () => {
  it("are remembered as sentences, with what somebody has done it to", () => {
    const table = laid();
    const white = table.player("White");
    white.says("hello\n  there");
    white.drags("card 105").to(2, 3);
    white.draws(table.object("dec001")).onto("bag");
    white.searches("bag").ends();
    table.joins("Anna", "Green").flips("ca0001");
    table.execute("done = true");
    table.faults.cocks("ca0001");
    expectSame(told(), [
      'White says "hello there"',
      'White drags "card 105" to 2, 3',
      'White draws "deck" (Deck dec001) onto "bag"',
      'White searches "bag" ends',
      'Anna joins "Green"',
      'Green flips "ca0001"',
      'The test executes "done = true"',
      'The table cocks "ca0001"',
    ]);
  });

  it("that could not be done are among them, those that only look are not", () => {
    const table = laid();
    const red = table.player("Red");
    pcall(() => red.clicks("Nowhere"));
    pcall(() => red.clicks({ kind: "control", index: 2 }, "right", "ca0001"));
    red.hand();
    red.obstacleTo("ca0001");
    red.sees();
    table.execute("return 1");
    table.faults.calls("wait");
    expectSame(told(), ['Red clicks "Nowhere"', 'Red clicks control 2, "right", "ca0001"']);
  });

  it("keep what follows something that was left out", () => {
    pcall(() => laid().player("White").clicks("Press", undefined, "ca0001"));
    expectSame(told(), ['White clicks "Press", "ca0001"']);
  });

  it("are the last ten, in the order of time, and long texts are cut", () => {
    const white = laid().player("White");
    for (const number of $range(1, 12)) white.says(`word ${number}`);
    expectSame(told()[0], 'White says "word 3"');
    white.says(string.rep("x", 300));
    const acts = told();
    expectSame(acts.length, 10);
    expectSame(acts[9], `White says "${string.rep("x", 200)}..."`);
  });

  it("tell when it was, since the table was loaded", () => {
    const table = laid();
    table.seconds(2.5);
    table.player("White").says("now");
    const [act = ""] = expectPresent(lastPlayed()).acts;
    expectTrue(act.startsWith("2.5"), act);
  });

  it("are those of the table that was opened or played last, with its seed", () => {
    const one = openTable(saveOf([]), { seed: 5, players: [{ color: "White" }] });
    one.player("White").says("one");
    const other = openTable(saveOf([]), { seed: 6, players: [{ color: "White" }] });
    expectSame(lastPlayed(), { seed: 6, acts: [] });
    other.player("White").says("other");
    one.player("White").says("two");
    expectSame(lastPlayed()?.seed, 5);
    expectSame(told(), ['White says "one"', 'White says "two"']);
    forgetLastPlayed();
    expectSame(lastPlayed(), undefined);
  });
});
