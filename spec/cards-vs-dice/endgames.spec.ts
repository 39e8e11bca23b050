import { advisor } from "../../src/games/cards-vs-dice/policies/advisor";
import { assess } from "../../src/games/cards-vs-dice/policies/assessing";
import { choices } from "../../src/games/cards-vs-dice/rules/legality";
import { rules } from "../../src/games/cards-vs-dice/rules/rules";
import type { Action } from "../../src/games/cards-vs-dice/rules/state";
import { isSameChoice } from "../../src/kit/game/advice";
import { thoughtOut } from "../../src/kit/rules/policy";
import { seeded } from "../../src/kit/data/random";
import { expectPresent, expectTrue } from "../support/expect";
import { SCALE } from "../support/scale";
import { ending } from "./endings";
import { enumerated, type Worth } from "./enumeration";

const POSITIONS = 1300 * SCALE;

function worthOf(worths: readonly Worth[], action: Action): number {
  return expectPresent(worths.find((each) => isSameChoice(each.action, action))).value;
}

describe("The end of a battle with the last boss in Cards vs Dice", () => {
  it("is played as an enumeration of all that the rules allow plays it, and rated so", () => {
    const random = seeded(43);
    let compared = 0;
    let strikes = 0;
    for (let position = 1; position <= POSITIONS; position++) {
      const seen = rules.seen(ending(random), 0);
      const legal = choices(seen);
      if (legal.length < 2) continue;
      compared++;
      const number = `position ${position}`;
      const worths = enumerated(seen);
      let most = 0;
      for (const { value } of worths) most = Math.max(most, value);
      const { ranking, rated = ranking } = thoughtOut(advisor(seen, legal));
      const best = expectPresent(ranking[0]);
      expectTrue(
        worthOf(worths, best.action) > most - 0.005,
        `${number}: ${worthOf(worths, best.action)} of ${most}`,
      );
      if (best.action.kind === "fatal") strikes++;
      for (const { action, value = -1 } of rated)
        expectTrue(
          Math.abs(value - worthOf(worths, action)) < 1e-9,
          `${number}: ${action.kind} ${value} ${worthOf(worths, action)}`,
        );
      if (position % 5 > 0) continue;
      for (const { action, value } of worths) {
        const own = expectPresent(thoughtOut(assess(seen, action)).value);
        expectTrue(Math.abs(own - value) < 1e-9, `${number}: ${action.kind} ${own} ${value}`);
      }
    }
    expectTrue(compared >= 1000 * SCALE && strikes > 20, `${compared} positions, ${strikes} strikes`);
  });
});
