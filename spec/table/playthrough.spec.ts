import { cardsVsDice } from "../../src/games/cards-vs-dice";
import type { Action } from "../../src/games/cards-vs-dice/state";
import { drawOutcome } from "../../src/kit/chance";
import { copy, same } from "../../src/kit/data";
import { standardOptions } from "../../src/kit/options";
import { seeded } from "../../src/kit/random";
import {
  begin,
  chanceStep,
  choiceStep,
  play,
  stepsAfterUndo,
  type Playthrough,
} from "../../src/table/playthrough";
import type { State } from "../../src/games/cards-vs-dice/state";
import { expectSame, expectTrue } from "../support/expect";

const { rules } = cardsVsDice;

function dealt(): Playthrough<State, Action> {
  const playthrough = begin(rules, standardOptions(rules.options), 1);
  roll(playthrough);
  return playthrough;
}

function roll(playthrough: Playthrough<State, Action>): void {
  const waiting = rules.waiting(playthrough.state);
  if (waiting.kind === "chance") play(rules, playthrough, chanceStep(drawOutcome(waiting.chance, seeded(5))));
}

describe("a playthrough", () => {
  it("puts accepted steps on the record and leaves refused ones out", () => {
    const playthrough = dealt();
    const before = copy(playthrough.state);
    expectSame(play(rules, playthrough, choiceStep<Action>(0, { kind: "end" })).kind, "refusal");
    expectTrue(same(playthrough.state, before), "a refused step changed the state");
    expectSame(playthrough.record.steps.length, 1);
    expectSame(play(rules, playthrough, choiceStep<Action>(0, { kind: "calm" })).kind, "done");
    expectSame(playthrough.record.steps.length, 2);
  });

  it("has nothing to take back before the first choice", () => {
    expectSame(reasonOf(stepsAfterUndo(dealt(), "open")), "nothingToUndo");
  });

  it("takes back a choice that showed nothing", () => {
    const playthrough = dealt();
    play(rules, playthrough, choiceStep<Action>(0, { kind: "calm" }));
    expectSame(stepsAfterUndo(playthrough, "open"), 1);
    expectSame(reasonOf(stepsAfterUndo(playthrough, "never")), "undoIsOff");
  });

  it("takes back a roll only where always is the rule", () => {
    const playthrough = dealt();
    play(rules, playthrough, choiceStep<Action>(0, { kind: "calm" }));
    play(rules, playthrough, choiceStep<Action>(0, { kind: "face", target: "m1", weapon: "d4" }));
    roll(playthrough);
    expectSame(reasonOf(stepsAfterUndo(playthrough, "open")), "somethingWasRevealed");
    expectSame(stepsAfterUndo(playthrough, "always"), 2);
  });
});

function reasonOf(answer: ReturnType<typeof stepsAfterUndo>): string {
  return typeof answer === "number" ? "" : answer.reason;
}
