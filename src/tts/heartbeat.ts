import { isOver } from "./errors";

/*
 * Waits can be stopped by any script at the table (`Wait.stopAll`), so something else has to look after ours. A coroutine
 * is no wait. It beats once a frame, but only while somebody is kept waiting: a table at rest has none.
 */

/** The global function that is the coroutine. */
const HEARTBEAT = "offsuitHeartbeat";
/** From one look at the waits to the next, in beats. */
const BEATS_A_LOOK = 10;
/** After how many seconds without a look a coroutine that has not ended counts as lost. */
const LOST = 3;

/**
 * What beats in every frame while it is needed.
 * @noSelf
 */
export interface Heartbeat {
  /**
   * Begins to beat, unless it does.
   * @param now the second that it is (`Time.time`), if that is known
   */
  start: (now?: number) => void;
  /** How often it has beaten. */
  beats: () => number;
}

/**
 * The heartbeat of this script.
 * @param look called every few beats with the second that it is
 * @param isNeeded asked before each look: whether to continue
 */
export function createHeartbeat(
  look: (this: void, now: number) => void,
  isNeeded: (this: void) => boolean,
): Heartbeat {
  let beats = 0;
  /** The coroutine that beats; one that was thought lost ends when it finds another here. */
  let current = 0;
  let isBeating = false;
  let lookedAt = 0;
  /** Whether a call of the global function is ours: any other one does nothing. */
  let isStarting = false;

  function run(this: void): number {
    if (!isStarting) return 1;
    isStarting = false;
    const mine = current;
    for (;;) {
      // It never looks in the middle of the code that started it; between two looks a beat costs next to nothing.
      const before = beats;
      for (const beat of $range(1, BEATS_A_LOOK)) {
        coroutine.yield(0);
        beats = before + beat;
      }
      if (mine !== current || isOver() || !isNeeded()) break;
      lookedAt = Time.time;
      look(lookedAt);
    }
    if (mine === current) isBeating = false;
    return 1;
  }

  return {
    start: (now = Time.time) => {
      if (isBeating && now - lookedAt < LOST) return;
      isBeating = true;
      lookedAt = now;
      current++;
      isStarting = true;
      scriptGlobals[HEARTBEAT] = run;
      startLuaCoroutine(owner, HEARTBEAT);
    },
    beats: () => beats,
  };
}
