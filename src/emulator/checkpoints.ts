import type { LuaFunction } from "./lua/sandbox";
import { isLost } from "./lost-calls";
import { framesIn, later, Phase } from "./schedule";
import { enter } from "./scripts";
import { askToSave } from "./objects/spawning";
import { isThere, recordOf } from "./objects/pieces";
import { tell } from "./events";
import type { SaveState } from "./state";
import type { Checkpoint, Script, World } from "./world";

/** The longest that storeRewindState can hold checkpoints back. */
const LONGEST_BLOCK = 60;

/** The whole table as a save file holds it, after every script's onSave was asked. */
export function saveTable(world: World): SaveState {
  const answer = tell(world, world.global, "onSave");
  if (typeof answer === "string") world.save.LuaScriptState = answer;
  for (const piece of [...world.scripted]) if (isThere(piece)) askToSave(world, piece);
  const objects = world.pieces.filter((piece) => isThere(piece) && !piece.spawning);
  return { ...world.save, ObjectStates: objects.map((piece) => recordOf(piece)) };
}

/** Stores a checkpoint that the host can rewind to. */
export function storeCheckpoint(world: World): void {
  world.checkpoints.push({
    frame: world.schedule.frame,
    framesEver: world.framesEver,
    save: saveTable(world),
  });
  while (world.checkpoints.length > world.settings.checkpointsKept) world.checkpoints.shift();
}

/** The last checkpoint that is at least this many seconds old, else the oldest; nothing if there is none. */
export function checkpointBefore(world: World, seconds: number): Checkpoint | undefined {
  const limit = world.framesEver - seconds * world.settings.framesPerSecond;
  let [chosen] = world.checkpoints;
  for (const checkpoint of world.checkpoints) if (checkpoint.framesEver <= limit) chosen = checkpoint;
  return chosen;
}

/** Stores a checkpoint every few seconds from now on. */
export function scheduleCheckpoints(world: World): void {
  const frames = framesIn(world.schedule, world.settings.checkpointSeconds);
  const store = (): void => {
    if (world.schedule.frame >= world.rewindBlockedUntil) storeCheckpoint(world);
    later(world.schedule, frames, Phase.End, store);
  };
  later(world.schedule, frames, Phase.End, store);
}

/** storeRewindState: stores at the end of this frame, then calls back with success and whether it was stored. */
export function storeNow(world: World, andThen: LuaFunction, script: Script, block: boolean): void {
  later(world.schedule, 1, Phase.End, () => {
    storeCheckpoint(world);
    if (block) world.rewindBlockedUntil = world.schedule.frame + framesIn(world.schedule, LONGEST_BLOCK);
    if (!isLost(world, "callback")) enter(world, script, "storeRewindState", andThen, true, true);
  });
}

/** allowRewindStore: checkpoints are stored again. */
export function allowStore(world: World): void {
  world.rewindBlockedUntil = 0;
}
