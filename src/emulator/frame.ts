import { stepConditions, dropEndedWaits, hasConditions, hastenWaits } from "./api/wait";
import { stepInterfaces } from "./api/interface";
import { announce } from "./events";
import { stepMotion } from "./objects/motion";
import { stepCollisions } from "./objects/collisions";
import { flushDoomed } from "./objects/spawning";
import { framesIn, nextFrame, Phase, takeDue } from "./schedule";
import { endFrame } from "./meter";
import { handlerOf } from "./scripts";
import { stepZones } from "./zones";
import type { World } from "./world";

/** Physics steps a second, for onFixedUpdate. */
const FIXED_STEPS = 90;

/**
 * Runs the table on by a number of frames. Frames in which nothing is due are skipped over in one go, so waiting
 * costs next to nothing.
 */
export function runFrames(world: World, count: number): void {
  let left = count;
  while (left > 0) {
    const skipped = Math.min(left, idleFrames(world));
    if (skipped > 0) {
      world.schedule.frame += skipped;
      world.framesEver += skipped;
      left -= skipped;
      continue;
    }
    stepFrame(world);
    left--;
  }
}

/**
 * The host's process freezes: this many seconds pass outside, and no frame runs.
 * @param counted whether the game's own clock counts them afterwards. By default Unity's counts a third of a second a frame at
 * most; nobody has said how Tabletop Simulator sets it.
 */
export function pause(world: World, seconds: number, counted: boolean): void {
  const frames = framesIn(world.schedule, seconds);
  world.framesEver += frames;
  if (!counted) return;
  world.schedule.leapt += frames;
  hastenWaits(world, frames);
}

/** How many frames from now on nothing happens in: 0 when the next frame must be run. */
function idleFrames(world: World): number {
  if (
    world.moving.length > 0 ||
    world.moved.length > 0 ||
    world.doomed.length > 0 ||
    world.lively.length > 0 ||
    world.coroutines.length > 0 ||
    hasConditions(world) ||
    updates(world, "onUpdate") ||
    updates(world, "onFixedUpdate")
  )
    return 0;
  const next = nextFrame(world.schedule);
  return next === undefined ? 1e9 : next - world.schedule.frame - 1;
}

function updates(world: World, event: string): boolean {
  if (handlerOf(world.global, event) !== undefined) return true;
  return world.scripted.some(
    (piece) => piece.script !== undefined && handlerOf(piece.script, event) !== undefined,
  );
}

/**
 * One frame: what has loaded arrives, waits that are due, conditions, physics, zones, onUpdate, coroutines, and at the
 * end the UIs are redrawn and destroyed objects leave.
 */
function stepFrame(world: World): void {
  world.schedule.frame++;
  world.framesEver++;
  runDue(world, Phase.Arrival);
  runDue(world, Phase.Wait);
  stepConditions(world);
  stepMotion(world);
  stepCollisions(world);
  stepZones(world);
  if (updates(world, "onFixedUpdate")) {
    const before = Math.floor(((world.schedule.frame - 1) * FIXED_STEPS) / world.settings.framesPerSecond);
    const now = Math.floor((world.schedule.frame * FIXED_STEPS) / world.settings.framesPerSecond);
    for (let step = before; step < now; step++) announce(world, "onFixedUpdate");
  }
  if (updates(world, "onUpdate")) announce(world, "onUpdate");
  stepCoroutines(world);
  runDue(world, Phase.End);
  stepInterfaces(world);
  flushDoomed(world);
  dropEndedWaits(world);
  if (world.meter !== undefined) endFrame(world.meter);
}

function runDue(world: World, phase: Phase): void {
  for (;;) {
    const job = takeDue(world.schedule, phase);
    if (job === undefined) return;
    job.run();
  }
}

function stepCoroutines(world: World): void {
  if (world.coroutines.length === 0) return;
  for (const coroutine of [...world.coroutines])
    if (!coroutine.ended && world.schedule.frame >= coroutine.startFrame) coroutine.resume();
  world.coroutines = world.coroutines.filter((coroutine) => !coroutine.ended);
}
