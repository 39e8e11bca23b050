import type { EmulatedTable } from "../../src/emulator";
import { cardsVsDice } from "../../src/games/cards-vs-dice";
import { rogueSolitaire } from "../../src/games/rogue-solitaire";
import { thoughtOut } from "../../src/kit/rules/policy";
import { english } from "../support/english";
import { expectPresent, expectTrue } from "../support/expect";
import { gameTable } from "./game-table";
import { dealsTodaysCards, expectNotShown, expectShown, shown } from "./support/hosting";
import { expectSound } from "./support/soundness";

const at = gameTable(cardsVsDice);
/** How long a thought takes at most, in seconds. */
const THOUGHT = 5;
const BAR = "\u25A0";
const NO_BAR = "\u25A1";

function hasBar(table: EmulatedTable): boolean {
  const text = shown(table, "White");
  return text.includes(BAR) || text.includes(NO_BAR);
}

describe("The bar of what a game for one is worth", () => {
  it("is what the advisor of the hints says, for each position", () => {
    const { rules, hints } = cardsVsDice;
    const advising = expectPresent(hints);
    const table = at.open({ seed: 41 }, {}, { hints: "outlook", speed: "instant" });
    at.deal(table, table.player("White"));
    const decide = at.decider("sensible", 4);
    let bars = 0;
    for (let decision = 0; decision < 6; decision++) {
      table.seconds(THOUGHT);
      const state = at.stateOf(table);
      if (at.decidingSeat(state) === undefined) break;
      const advice = thoughtOut(advising.advisor(rules.seen(state, 0), at.choicesOf(state)));
      const value = expectPresent(advice.ranking[0]).value;
      expectTrue(hasBar(table) === (value !== undefined), shown(table, "White"));
      if (value !== undefined) {
        expectShown(table, "White", ` ${advising.worth(value)}`);
        bars++;
      }
      at.take(table, decide(state));
      at.waitForPeople(table);
    }
    expectTrue(bars > 0, "nothing was rated");
    expectSound(table);
  });

  it("is not shown unless the table is set so, nor in a tutorial, nor with the cards of a day", () => {
    const rogue = gameTable(rogueSolitaire);
    const plain = rogue.open({ seed: 41 });
    rogue.deal(plain, plain.player("White"));
    plain.seconds(THOUGHT);
    expectTrue(!hasBar(plain), shown(plain, "White"));
    const begins = [
      (table: EmulatedTable) => {
        dealsTodaysCards(table, table.player("White"));
      },
      (table: EmulatedTable) => {
        table.player("White").clicks(english.table.SENTENCES.learn);
      },
    ];
    for (const begin of begins) {
      const table = rogue.open({ seed: 41 }, {}, { hints: "outlook" });
      table.seconds(2);
      begin(table);
      rogue.waitForPeople(table);
      table.seconds(THOUGHT);
      expectTrue(!hasBar(table), shown(table, "White"));
      expectNotShown(table, "White", english.table.SENTENCES.hintThinking);
    }
  });
});
