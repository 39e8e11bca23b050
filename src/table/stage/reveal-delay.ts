import { schedule } from "../../tts/scheduler";
import { afterSeconds, whenever } from "../../tts/waits";
import { areStill } from "./set-object";
import type { Table } from "../table";

/** How long words wait at most: for pieces that do not come to rest, and for a picture that is never drawn, in seconds. */
const REST_TIME = 3;
const LONGEST = 10;
/** What it costs at most to tell one thing, in instructions, and what it does about; what takes longer is tasks of its own. */
const COST = 2_000;
const SPENT = 500;

/**
 * Keeps back what is told of a step until the pieces that show it are still: nobody reads of a card before it is turned. The
 * game itself waits for nothing: what is legal may be chosen before it is asked.
 * @noSelf
 */
export interface RevealDelay {
  /**
   * A step has been played: what is told of it is kept back, unless nothing has to be.
   * @param isSeen whether people have seen what led to it, such as dice that are still: then words wait only for cards that
   *   the picture after it turns up
   */
  begin: (isSeen: boolean) => void;
  /**
   * The picture after this step is about to be drawn: if all is seen of it but for cards that it turns up, and it turns up none, all is
   * told. Answers whether it is.
   */
  tellsEarly: (moment: number, turnsUp: () => boolean) => boolean;
  /** What is on the table now has to be looked at for this many seconds more, unless somebody goes on. */
  linger: (seconds: number) => void;
  /** For how many seconds more what is there has to be looked at. */
  lingering: () => number;
  /** The number of the step that was played last. */
  moment: () => number;
  /** The picture after this step is drawn: when its pieces are still, all is told, unless a newer step was played meanwhile. */
  drawn: (moment: number) => void;
  /** Whether something is kept back. */
  isOn: () => boolean;
  /** Runs something once all is told; at once if nothing is kept back. */
  after: (run: () => void) => void;
}

/** The delay at a table, unless pieces are moved at once. */
export function createRevealDelay({ desk, reconciler: { motion } }: Table): RevealDelay {
  let current = 0;
  let on = false;
  let seen = false;
  /** Until when what is there is looked at (`Time.time`). */
  let until = 0;
  let waiting: (() => void)[] = [];

  function end(moment: number): void {
    if (!on || moment !== current) return;
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
      if (!isSeen) until = 0;
      on = on || desk.settings.speed !== "instant";
      if (!on) return;
      const moment = current;
      afterSeconds(LONGEST, "what is told", () => {
        end(moment);
      });
    },
    tellsEarly: (moment, turnsUp) => {
      if (!on || !seen || moment !== current || turnsUp()) return false;
      end(moment);
      return true;
    },
    linger: (seconds) => {
      until = Time.time + seconds;
    },
    lingering: () => Math.max(0, until - Time.time),
    moment: () => current,
    drawn: (moment) => {
      // It is asked in any case: that forgets what has arrived.
      const isStill = (): boolean => areStill(motion) || !on || moment !== current;
      const still = (): void => {
        end(moment);
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
