import { standardOptions, type OptionSpec } from "../../src/kit/rules/options";
import { rankName, rankOf, rankOptions, type Ladder } from "../../src/kit/game/ranks";
import { expectSame } from "../support/expect";

const SPECS: readonly OptionSpec[] = [
  { kind: "number", name: "life", rule: "X-1", standard: 12, min: 1, max: 20 },
  { kind: "switch", name: "mercy", rule: "X-1", standard: true },
];
const LADDER: Ladder = {
  ranks: [
    { name: "page", twist: { life: 11 } },
    { name: "knight", twist: { mercy: false } },
    { name: "hero", twist: { life: 8 } },
  ],
  designed: 1,
};

describe("A ladder of ranks", () => {
  it("adds the twists of all ranks up to one", () => {
    expectSame(rankOptions(SPECS, LADDER, 0), standardOptions(SPECS));
    expectSame(rankOptions(SPECS, LADDER, 1), { life: 11, mercy: true });
    expectSame(rankOptions(SPECS, LADDER, 2), { life: 11, mercy: false });
    expectSame(rankOptions(SPECS, LADDER, 3), { life: 8, mercy: false });
  });

  it("knows the rank whose options somebody plays", () => {
    for (let number = 1; number <= 3; number++)
      expectSame(rankOf(SPECS, LADDER, rankOptions(SPECS, LADDER, number)), number);
    expectSame(rankOf(SPECS, LADDER, standardOptions(SPECS)), 0);
    expectSame(rankOf(SPECS, LADDER, { life: 8, mercy: true }), 0);
    // What is missing is the designer's.
    expectSame(rankOf(SPECS, LADDER, { life: 11 }), 1);
  });

  it("calls a rank by its words, or by what the code calls it", () => {
    expectSame(rankName(LADDER, 1, { ranks: () => ({ page: "Page" }) }), "Page");
    expectSame(rankName(LADDER, 2, { ranks: () => ({ page: "Page" }) }), "knight");
    expectSame(rankName(LADDER, 3, {}), "hero");
  });
});
