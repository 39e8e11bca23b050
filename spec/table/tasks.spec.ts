import { createInvalidations, type Updates } from "../../src/table/commands/invalidation";
import { openScope, FRAME_BUDGET, inChunks, scheduleFair, schedule } from "../../src/tts/scheduler";
import { expectSame } from "../support/expect";

/** What waits for the next frame of a table on which nothing else continues. */
let waiting: (() => void)[] = [];

/** Puts the game's way to wait for a frame where the code that ships finds it. */
function standIn(): void {
  waiting = [];
  const globals = _G as unknown as Record<string, unknown>;
  globals["Time"] = { time: 0 };
  // What looks after waits that other scripts have stopped: here nobody does.
  globals["startLuaCoroutine"] = (): boolean => true;
  globals["Wait"] = {
    frames: (run: () => void): number => {
      waiting.push(run);
      return waiting.length;
    },
  };
}

/** Lets a frame pass. */
function frame(): void {
  const due = waiting;
  waiting = [];
  for (const run of due) run();
}

/** Lets frames pass until nothing is left to do. */
function rest(): void {
  while (waiting.length > 0) frame();
}

/** A task of this many slices, each of which notes the name. */
function noting(log: string[], name: string, slices = 1): () => boolean {
  let left = slices;
  return () => {
    log.push(name);
    left--;
    return left <= 0;
  };
}

describe("Tasks over frames", () => {
  before_each(standIn);
  after_each(rest);

  it("do as many slices a frame as its budget allows", () => {
    const log: string[] = [];
    schedule(noting(log, "a", 4), { cost: FRAME_BUDGET / 3 });
    frame();
    expectSame(log.length, 3);
    frame();
    expectSame(log.length, 4);
  });

  it("have a frame to themselves where nobody says what they cost", () => {
    const log: string[] = [];
    schedule(noting(log, "a", 2));
    schedule(noting(log, "b"), { cost: 1 });
    frame();
    expectSame(log, ["a"]);
    frame();
    expectSame(log, ["a", "a"]);
    frame();
    expectSame(log, ["a", "a", "b"]);
  });

  it("go after the way of the game itself", () => {
    const log: string[] = [];
    schedule(noting(log, "panel"));
    schedule(noting(log, "step"), { urgent: true });
    rest();
    expectSame(log, ["step", "panel"]);
  });

  it("cost nothing once their scope is over", () => {
    const log: string[] = [];
    const turn = openScope();
    for (let i = 0; i < 100; i++) schedule(noting(log, "stale"), { scope: turn });
    schedule(noting(log, "new"));
    turn.end();
    frame();
    expectSame(log, ["new"]);
  });

  it("end alone when they raise an error", () => {
    const log: string[] = [];
    schedule(() => error("a slice that fails", 0));
    schedule(noting(log, "after"));
    frame();
    frame();
    expectSame(log, ["after"]);
  });

  it("share their frames with short ones where they take their turns", () => {
    const log: string[] = [];
    scheduleFair(noting(log, "thought", 3));
    schedule(noting(log, "glance", 2), { cost: 5000 });
    frame();
    expectSame(log, ["thought", "glance"]);
    frame();
    expectSame(log, ["thought", "glance", "glance", "thought"]);
    frame();
    expectSame(log.length, 5);
  });

  it("take the frames that are left where nobody waits for them", () => {
    const log: string[] = [];
    scheduleFair(noting(log, "review", 2), { spare: true });
    schedule(noting(log, "panel", 2));
    rest();
    expectSame(log, ["panel", "panel", "review", "review"]);
  });

  it("visit a list in portions", () => {
    const seen: number[] = [];
    const slice = inChunks([1, 2, 3, 4, 5], 2, (entry) => {
      seen.push(entry);
    });
    expectSame([slice(), seen.length], [false, 2]);
    expectSame([slice(), seen.length], [false, 4]);
    expectSame([slice(), seen.length], [true, 5]);
  });
});

describe("The sync of a table", () => {
  before_each(standIn);
  after_each(rest);

  function updates(log: string[], turns: boolean): Updates {
    return {
      turn: () => {
        log.push("turn");
        return turns;
      },
      table: () => {
        log.push("table");
      },
      panels: () => {
        log.push("panels");
      },
      panel: (colour) => {
        log.push(colour);
      },
      waiting: () => {
        log.push("waiting");
      },
    };
  }

  it("does once what is marked often, the pieces before the panels", () => {
    const log: string[] = [];
    const sync = createInvalidations(updates(log, true));
    for (const what of ["panels", "table", "panels", "table"] as const) sync.mark(what);
    rest();
    expectSame(log, ["table", "panels"]);
  });

  it("looks at the turn and leaves the rest to that; who has asked sees at once what it has brought", () => {
    const log: string[] = [];
    const sync = createInvalidations(updates(log, true));
    sync.mark("table");
    sync.mark("turn", "Blue");
    rest();
    expectSame(log, ["turn", "Blue"]);
  });

  it("shows everybody what has changed while dice keep it from the turn", () => {
    const log: string[] = [];
    const sync = createInvalidations(updates(log, false));
    sync.mark("turn", "Blue");
    rest();
    expectSame(log, ["turn", "panels", "Blue"]);
  });
});
