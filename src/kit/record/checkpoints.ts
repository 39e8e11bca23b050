import { isRecord } from "../data/data";
import { stepsPlayed, type Checkpoint, type Playthrough } from "./playthrough";

/*
 * Checkpoints of a game: how it stood now and then, so what is undone is not played again from the start. They
 * are never saved.
 */

/** How much of a state is copied in one slice, and what its parts take, in instructions of Lua's virtual machine. */
const WORK_PER_SLICE = 5500;
const WORK_OF_TABLE = 240;
const WORK_OF_FIELD = 45;
/**
 * How many steps are between the last checkpoints. What somebody undoes is mostly among the last few steps, so further back a gap
 * may be as long as the distance from there to the present.
 */
const CLOSEST = 8;

/** Whether enough steps have been played since the last checkpoint to make another one worth its work. */
export function isCheckpointDue({
  checkpoints,
  expected,
  revealing,
}: Playthrough<unknown, unknown>): boolean {
  const last = checkpoints[checkpoints.length - 1];
  const played = revealing.length;
  return played - (last?.steps ?? 0) >= Math.max(CLOSEST, expected - played);
}

/**
 * Makes a checkpoint of the game as it is now, in slices that each answer whether they were the last one. No step may be played
 * in between.
 */
export function checkpointMaker<State, Action>(
  playthrough: Playthrough<State, Action>,
): (this: void) => boolean {
  const { shuffles } = playthrough;
  const steps = stepsPlayed(playthrough);
  const copy = copyMaker(playthrough.state);
  return () => {
    const state = copy();
    if (state === undefined) return false;
    playthrough.checkpoints.push({ steps, state, shuffles });
    thinOut(playthrough);
    return true;
  };
}

/** Drops checkpoints where the gap stays narrow enough: the further back, the fewer there are. */
function thinOut<State>(playthrough: { checkpoints: Checkpoint<State>[] }): void {
  const { checkpoints } = playthrough;
  const now = checkpoints[checkpoints.length - 1]?.steps ?? 0;
  const kept: Checkpoint<State>[] = [];
  for (let at = 0; at < checkpoints.length; at++) {
    const checkpoint = checkpoints[at];
    if (checkpoint === undefined) continue;
    const before = kept[kept.length - 1]?.steps ?? 0;
    const after = checkpoints[at + 1]?.steps;
    const isNeeded = after === undefined || after - before > Math.max(CLOSEST, now - after);
    if (isNeeded) kept.push(checkpoint);
  }
  playthrough.checkpoints = kept;
}

/** Copies plain data slice by slice; the last one answers the copy. */
function copyMaker<T>(original: T): (this: void) => T | undefined {
  const whole = { ...original };
  const open: Opened[] = isRecord(original) && isRecord(whole) ? [{ from: original, into: whole }] : [];
  return () => {
    for (let work = 0; work < WORK_PER_SLICE;) {
      const next = open.pop();
      if (next === undefined) return whole;
      work += fill(next, open);
    }
    return undefined;
  };
}

/** A table whose fields are still to be copied. */
interface Opened {
  from: Record<string, unknown>;
  into: Record<string, unknown>;
}

/** Copies the fields of a table; those that are tables stay empty and are opened; answers the work that was. */
function fill({ from, into }: Opened, open: Opened[]): number {
  const names = Object.keys(from);
  for (const name of names) {
    const item = from[name];
    if (typeof item === "object" && isRecord(item)) {
      const copied: Record<string, unknown> = {};
      into[name] = copied;
      open.push({ from: item, into: copied });
    } else into[name] = item;
  }
  return WORK_OF_TABLE + names.length * WORK_OF_FIELD;
}
