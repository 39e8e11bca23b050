import { cardsVsDice } from "../../src/games/cards-vs-dice";
import type { Action, State } from "../../src/games/cards-vs-dice/rules/state";
import { drawOutcome } from "../../src/kit/rules/chance";
import { copy, same } from "../../src/kit/data/data";
import { standardOptions } from "../../src/kit/rules/options";
import { seeded } from "../../src/kit/data/random";
import {
  begin,
  chanceStep,
  choiceStep,
  costOfUndo,
  play,
  stepsAfterUndo,
  type Playthrough,
  type Revealed,
  type Whose,
} from "../../src/kit/record/playthrough";
import type { Seat } from "../../src/kit/rules/rules";
import { expectSame, expectTrue } from "../support/expect";

const { rules } = cardsVsDice;

/** All seats are played by anyone who wants to take something back. */
const mine = (): Whose => "mine";

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

  it("has nothing to undo before the first choice", () => {
    expectSame(reasonOf(stepsAfterUndo(dealt(), "open", mine)), "nothingToUndo");
  });

  it("undoes a choice that showed nothing", () => {
    const playthrough = dealt();
    play(rules, playthrough, choiceStep<Action>(0, { kind: "calm" }));
    expectSame(stepsAfterUndo(playthrough, "open", mine), 1);
    expectSame(reasonOf(stepsAfterUndo(playthrough, "never", mine)), "undoIsOff");
  });

  it("undoes a roll only where always is the rule", () => {
    const playthrough = dealt();
    play(rules, playthrough, choiceStep<Action>(0, { kind: "calm" }));
    play(rules, playthrough, choiceStep<Action>(0, { kind: "face", target: "m1", weapon: "d4" }));
    roll(playthrough);
    expectSame(reasonOf(stepsAfterUndo(playthrough, "open", mine)), "somethingWasRevealed");
    expectSame(stepsAfterUndo(playthrough, "always", mine), 2);
  });

  it("undoes one's own last choice with what bots chose since, but not what others chose", () => {
    const playthrough = dealt();
    play(rules, playthrough, choiceStep<Action>(0, { kind: "calm" }));
    const whose = (who: Whose) => (): Whose => who;
    expectSame(reasonOf(stepsAfterUndo(playthrough, "open", whose("bot"))), "nothingToUndo");
    const { record, revealing } = playthrough;
    const between = (who: Whose): string => {
      const steps = record.steps.concat([choiceStep<Action>(1, { kind: "calm" })]);
      const left = stepsAfterUndo(
        { record: { ...record, steps }, revealing: revealing.concat([false]) },
        "open",
        (seat) => (seat === 0 ? "mine" : who),
      );
      return typeof left === "number" ? `${left}` : left.kind;
    };
    expectSame(between("bot"), "1");
    expectSame(between("other"), "othersHaveChosen");
  });

  it("passes over what the table has taken for somebody who had no choice", () => {
    const playthrough = dealt();
    play(rules, playthrough, choiceStep<Action>(0, { kind: "calm" }));
    const { steps } = playthrough.record;
    const place = steps.length - 1;
    expectSame(stepsAfterUndo(playthrough, "always", mine), place);
    expectSame(
      reasonOf(stepsAfterUndo(playthrough, "always", mine, { [place]: steps[place] })),
      "nothingToUndo",
    );
    expectSame(
      stepsAfterUndo(playthrough, "always", mine, { [place]: choiceStep<Action>(0, { kind: "calm" }) }),
      place,
      "another step",
    );
  });

  it("undoes what others alone have learnt from, and among bots what one has learnt oneself, at a cost", () => {
    const playthrough = dealt();
    play(rules, playthrough, choiceStep<Action>(0, { kind: "calm" }));
    const { record } = playthrough;
    const after = (revealed: Revealed, other: Whose): [string, boolean, boolean] => {
      const steps = record.steps.concat([choiceStep<Action>(0, { kind: "calm" })]);
      const revealing = playthrough.revealing.concat([revealed]);
      const whose = (seat: Seat): Whose => (seat === 0 ? "mine" : other);
      const left = stepsAfterUndo({ record: { ...record, seats: 2, steps }, revealing }, "open", whose);
      const { consent, count } = costOfUndo(revealing, steps.length - 1, whose);
      return [typeof left === "number" ? "may" : left.kind, consent, count];
    };
    expectSame(after(false, "other"), ["may", false, false]);
    expectSame(after(1, "bot"), ["may", false, false]);
    expectSame(after(1, "other"), ["may", true, false]);
    expectSame(after(0, "bot"), ["may", false, true]);
    expectSame(after(0, "other"), ["somethingWasRevealed", false, true]);
    expectSame(after(true, "bot"), ["somethingWasRevealed", false, false]);
  });
});

function reasonOf(answer: ReturnType<typeof stepsAfterUndo>): string {
  return typeof answer === "number" ? "" : answer.kind;
}
