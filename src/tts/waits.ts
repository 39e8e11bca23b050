import { attempt, isOver } from "./errors";
import type { Scope } from "./scheduler";

/*
 * The only waits of a board's script. Nobody knows whether Tabletop Simulator ends them when their object goes, so
 * anyone who puts a game away ends them all.
 */

/** The numbers of the waits that are under way. */
let pending: Record<number, true | undefined> = {};

/** Runs something after this many frames, unless what it belongs to is over by then. */
export function afterFrames(frames: number, what: string, run: () => void, scope?: Scope): void {
  keep(what, run, (done) => Wait.frames(done, frames), scope);
}

/** Runs something after this many seconds, unless what it belongs to is over by then. */
export function afterSeconds(seconds: number, what: string, run: () => void, scope?: Scope): void {
  keep(what, run, (done) => Wait.time(done, seconds), scope);
}

/** Runs something when a condition holds, which is looked at in every frame, or else after this many seconds. */
export function whenever(holds: () => boolean, what: string, run: () => void, seconds?: number): void {
  keep(what, run, (done) =>
    seconds === undefined ? Wait.condition(done, holds) : Wait.condition(done, holds, seconds, done),
  );
}

/** Ends every wait that is under way. */
export function stopWaits(): void {
  const numbers = pending;
  pending = {};
  for (const key of Object.keys(numbers)) {
    const number = tonumber(key);
    if (number !== undefined) Wait.stop(number);
  }
}

function keep(what: string, run: () => void, start: (done: () => void) => number, scope?: Scope): void {
  if (isOver()) return;
  let number = 0;
  number = start(() => {
    pending[number] = undefined;
    if (scope?.isOver() !== true) attempt(what, run);
  });
  pending[number] = true;
}
