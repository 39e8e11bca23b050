import { following, topped, type Tutorial } from "../../src/kit/game/tutorial";
import type { Step } from "../../src/kit/record/record";
import { expectSame } from "../support/expect";

interface Action {
  kind: "go" | "stay";
}

/** Shuffle, a choice of the learner's, a roll, the other's choice, and another one of the learner's. */
const TUTORIAL: Tutorial<Action> = {
  options: {},
  seats: 2,
  learner: 1,
  steps: [
    { kind: "shuffled", top: ["a", "b"] },
    { kind: "advice", says: () => "Go!", action: { kind: "go" } },
    { kind: "rolled", faces: [3] },
    { kind: "reply", seat: 0, action: { kind: "stay" } },
    { kind: "advice", says: () => "Stay!", action: { kind: "stay" } },
  ],
  farewell: () => "Good luck!",
};

function shuffled(...order: string[]): Step<Action> {
  return { kind: "chance", outcome: { kind: "shuffled", order } };
}

function rolled(...faces: number[]): Step<Action> {
  return { kind: "chance", outcome: { kind: "rolled", faces } };
}

function act(seat: number, kind: Action["kind"]): Step<Action> {
  return { kind: "act", seat, action: { kind } };
}

const GUIDED = [shuffled("a", "b", "d", "c"), act(1, "go"), rolled(3), act(0, "stay"), act(1, "stay")];

describe("a tutorial", () => {
  it("is followed as long as every step is the planned one", () => {
    const follow = following(TUTORIAL);
    for (let taken = 0; taken < GUIDED.length; taken++) {
      expectSame(follow(GUIDED.slice(0, taken)), { kind: "guided", next: TUTORIAL.steps[taken], taken });
    }
  });

  it("ends after its last step, with a last word until the learner's next choice", () => {
    const follow = following(TUTORIAL);
    const steps = [...GUIDED];
    expectSame(follow(steps), { kind: "free", ended: true, lastWord: true });
    steps.push(rolled(1), act(0, "go"));
    expectSame(follow(steps), { kind: "free", ended: true, lastWord: true });
    steps.push(act(1, "go"));
    expectSame(follow(steps), { kind: "free", ended: true, lastWord: false });
  });

  it("is left by another choice, another seat's choice, and by chance that is not as planned", () => {
    const astray = [[shuffled("b", "a", "c", "d")], [...GUIDED.slice(0, 1), act(1, "stay")]].concat([
      [...GUIDED.slice(0, 2), rolled(4)],
      [...GUIDED.slice(0, 3), act(0, "go")],
      [...GUIDED.slice(0, 3), act(1, "stay")],
    ]);
    for (const steps of astray) {
      const follow = following(TUTORIAL);
      follow(steps.slice(0, steps.length - 1));
      expectSame(follow(steps), { kind: "free", ended: false, lastWord: true });
      steps.push(rolled(3), act(1, "go"));
      expectSame(follow(steps), { kind: "free", ended: false, lastWord: false });
    }
  });

  it("is on again when what has left it is undone", () => {
    const follow = following(TUTORIAL);
    follow([...GUIDED.slice(0, 1), act(1, "stay"), rolled(2)]);
    expectSame(follow(GUIDED.slice(0, 1)), { kind: "guided", next: TUTORIAL.steps[1], taken: 1 });
  });

  it("puts its cards on top of those that were shuffled", () => {
    expectSame(topped(["d", "b", "c", "a"], ["a", "b"]), ["a", "b", "d", "c"]);
    expectSame(topped(["d", "b"], []), ["d", "b"]);
  });
});
