import { worthAsking } from "../../src/games/rogue-solitaire/policies/worth-asking";
import { rules } from "../../src/games/rogue-solitaire/rules/rules";
import { awaited } from "../../src/kit/rules/choices";
import type { Worth } from "../../src/kit/game/worth";
import { expectPresent, expectSame } from "../support/expect";
import { stateOf } from "./cases";

/** What the help of a captured card is worth, and to do without it. */
function worthsOf(enemy: string, held: string, drawn: string): readonly Worth[] {
  const state = stateOf({ phase: "aid", grid: { r3c1: enemy }, held, combat: { cell: "r3c1", drawn } });
  const waiting = rules.waiting(state);
  const { choices } = expectPresent(awaited(waiting.kind === "decisions" ? waiting.decisions : []));
  return worthAsking(rules.seen(state, 0), choices);
}

describe("What is worth a question in Rogue: The Solitaire-Like", () => {
  it("RS-5.4 help that turns the fight, but none that the card would be lost for", () => {
    expectSame(worthsOf("8Sa", "THa", "4Sa"), ["asked", "asked"]);
    expectSame(worthsOf("QSa", "4Ha", "5Sa"), ["alike", "asked"]);
    expectSame(worthsOf("9Sa", "4Ha", "5Sa"), ["asked", "asked"], "a draw costs no hit point");
  });
});
