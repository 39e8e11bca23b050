import { schedule } from "../../tts/scheduler";
import { afterSeconds, whenever } from "../../tts/waits";
import { areStill } from "../../tts/set-object";
import type { Table } from "../table";
import type { RevealDelay } from "./contracts";

/** How long words wait at most: for pieces that do not come to rest, and for a picture that is never drawn, in seconds. */
const REST_TIME = 3;
const LONGEST = 10;
/** What it costs at most to tell one thing, in instructions, and what it does about; what takes longer is tasks of its own. */
const COST = 2_000;
const SPENT = 500;

/** The delay at a table, unless pieces are moved at once. */
export function createRevealDelay({ desk, reconciler: { motion } }: Table): RevealDelay {
  let current = 0;
  let on = false;
  let seen = false;
  /** Until when what is there is looked at (`Time.time`). */
  let until = 0;
  let waiting: (() => void)[] = [];
  /** What is staged before the latest step is told. */
  let staged: ((told: () => void) => void) | undefined;

  function end(step: number): void {
    if (!on || step !== current) return;
    on = false;
    const runs = waiting;
    waiting = [];
    for (const run of runs) tell(run);
  }

  /** Each is told in a slice of its own, unless a newer step has been played by then: that takes it along. */
  function tell(run: () => void): void {
    const slice = (): boolean => {
      if (on) waiting.push(run);
      else run();
      return true;
    };
    schedule(slice, { cost: COST, spent: () => SPENT });
  }

  return {
    begin: (isSeen) => {
      current++;
      // What was kept back before waits for its own pieces.
      seen = isSeen && !on;
      staged = undefined;
      if (!isSeen) until = 0;
      on = on || desk.settings.speed !== "instant";
      if (!on) return;
      const step = current;
      afterSeconds(LONGEST, "what is told", () => {
        end(step);
      });
    },
    tellsEarly: (step, turnsUp) => {
      if (!on || !seen || step !== current || staged !== undefined || turnsUp()) return false;
      end(step);
      return true;
    },
    stage: (run) => {
      if (on) staged = run;
    },
    linger: (seconds) => {
      until = Time.time + seconds;
    },
    lingering: () => Math.max(0, until - Time.time),
    latest: () => current,
    drawn: (step) => {
      // It is asked in any case: that forgets what has arrived.
      const isStill = (): boolean => areStill(motion) || !on || step !== current;
      const still = (): void => {
        const run = on && step === current ? staged : undefined;
        const told = (): void => {
          end(step);
        };
        if (run === undefined) told();
        else {
          staged = undefined;
          run(told);
        }
      };
      if (isStill()) still();
      else whenever(isStill, "what is told", still, REST_TIME);
    },
    isOn: () => on,
    after: (run) => {
      if (on) waiting.push(run);
      else run();
    },
  };
}
