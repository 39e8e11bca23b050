import type { Action } from "../../src/games/roll-flush/rules/state";
import { fill } from "../../src/kit/words/words";
import { expectPresent, expectSame, expectTrue } from "../support/expect";
import { english, startOf } from "../support/english";
import { rollFlushTable as rollFlush } from "./roll-flush";
import { expectSound } from "./support/soundness";

/** How many decisions are taken at most until two dice show the same. */
const MOST = 80;

describe("Answers that read the same", () => {
  it("RF-6.2: are one answer: of two fives, one is offered to be rerolled", () => {
    const table = rollFlush.open({ seed: 5 });
    rollFlush.deal(table, table.player("White"));
    for (let decision = 0; decision < MOST; decision++) {
      const state = rollFlush.stateOf(table);
      const seat = expectPresent(rollFlush.decidingSeat(state));
      const { phase } = state;
      if (phase.kind === "rolled") {
        const rerolls = rollFlush
          .personAt(table, seat)
          .sees()
          .panels.filter(({ text }) => text.startsWith(startOf(english.rollFlush.CHOICES.rerollOne)));
        expectSame(rerolls.length, phase.first === phase.second ? 1 : 2);
        if (phase.first === phase.second) {
          expectTrue(
            rerolls[0]?.text.startsWith(fill(english.rollFlush.CHOICES.rerollOne, { face: phase.first })) ===
              true,
          );
          expectSound(table);
          return;
        }
      }
      const wanted: Action["kind"][] = ["accept", "roll", "keep", "pass", "unmark"];
      const choices = rollFlush.choicesOf(state, seat);
      const kind = wanted.find((each) => choices.some(({ action }) => action.kind === each));
      rollFlush.take(table, expectPresent(choices.find(({ action }) => action.kind === kind)).action, seat);
      rollFlush.waitForPeople(table);
    }
    expectTrue(false, "two dice never showed the same");
  });
});
