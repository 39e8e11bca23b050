import type { Bench, Check } from "../check";
import { countFrames } from "./counting";

/** A global function that a coroutine of the game begins with. */
const COROUTINE = "offsuitSelfTestCoroutine";

/** Waits, frames and the clock of the table. */
export const TIME: readonly Check[] = [
  {
    name: "Waits that are due together",
    fact: "behaviour 12: Wait.frames in the order in which they were made",
    run: (bench) => {
      let order = "";
      const write = (letter: string): (() => void) => {
        return () => {
          order += letter;
        };
      };
      bench.frames(2, write("a"));
      bench.frames(2, write("b"));
      bench.frames(1, write("c"));
      bench.expect("nothing runs at once", "", order);
      bench.frames(4, () => {
        bench.expect("order", "cab", order);
        bench.done();
      });
    },
  },
  {
    name: "Seconds",
    fact: "api 3.1: Time.time counts seconds, Wait.time waits for them",
    run: (bench) => {
      const start = Time.time;
      bench.seconds(0.5, () => {
        bench.expectNear("Wait.time of 0.5 s by Time.time", 0.5, 0.2, Time.time - start);
        const before = Time.time;
        bench.frames(30, () => {
          bench.note("seconds of 30 frames", Time.time - before);
          bench.done();
        });
      });
    },
  },
  {
    name: "Repeated and stopped waits",
    fact: "behaviour 12: Wait.time repeats, Wait.stop stops by id",
    run: (bench) => {
      let repeated = 0;
      let stopped = 0;
      const count = bench.step(() => {
        repeated++;
      });
      Wait.time(count, 0.1, 3);
      const id = Wait.time(
        bench.step(() => {
          stopped++;
        }),
        0.1,
      );
      bench.expect("Wait.stop", true, Wait.stop(id));
      bench.seconds(1, () => {
        bench.expect("repetitions", 3, repeated);
        bench.expect("runs of a stopped wait", 0, stopped);
        bench.done();
      });
    },
  },
  { name: "Conditions", fact: "behaviour 12: Wait.condition and its timeout", run: conditions },
  {
    name: "Coroutines of the game",
    fact: "behaviour 12: they run a step a frame; doubt coroutineStartsAtOnce",
    run: (bench) => {
      let steps = 0;
      bench.afterwards(() => {
        scriptGlobals[COROUTINE] = undefined;
      });
      scriptGlobals[COROUTINE] = () => {
        steps++;
        coroutine.yield(0);
        steps++;
        return 1;
      };
      startLuaCoroutine(Global, COROUTINE);
      bench.doubt("coroutineStartsAtOnce", steps === 1);
      bench.frames(3, () => {
        bench.expect("steps after some frames", 2, steps);
        bench.done();
      });
    },
  },
];

function conditions(bench: Bench): void {
  const passed = countFrames(bench);
  bench.until(
    () => true,
    5,
    (held) => {
      bench.expect("a condition that holds is met", true, held);
      bench.doubt("conditionChecksNextFrame", passed() <= 1);
      const start = Time.time;
      bench.until(
        () => false,
        0.5,
        (happened) => {
          bench.expect("one that never holds is given up", false, happened);
          bench.expectNear("seconds until then", 0.5, 0.2, Time.time - start);
          bench.done();
        },
      );
    },
  );
}
