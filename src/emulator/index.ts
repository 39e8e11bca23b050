import { noteAct, remembered } from "./acts";
import { pause, runFrames } from "./frame";
import { saveTable, storeCheckpoint } from "./checkpoints";
import { drop } from "./actions";
import { copyData } from "./data";
import { announce } from "./events";
import { clearReadings, readings, type FrameReading, type Reading } from "./meter";
import type { Work } from "./moonsharp-cost";
import { isSmoothMoving } from "./objects/motion";
import { isThere } from "./objects/pieces";
import { destroy } from "./objects/spawning";
import type { Misuse, MisuseKind, ReportedError, SaidLine } from "./report";
import { seconds } from "./schedule";
import { type Sight, eyesOf, sightOf } from "./sight";
import type { SettingsChoice } from "./settings";
import type { SaveState } from "./state";
import { createWorld, reloadWorld, rewindTo } from "./table";
import { join, type PlayerVerbs, verbsFor } from "./verbs";
import { fail, resolve, type Target } from "./verbs/actor";
import { seated } from "./players";
import type { Checkpoint, Piece, World, LaterCall } from "./world";

export type { PlayerVerbs } from "./verbs";
export type { Target } from "./verbs/actor";
export type { Piece, Checkpoint } from "./world";
export type { Misuse, ReportedError, SaidLine } from "./report";
export type { Sight, SeenObject, SeenLabel } from "./sight";
export type { LaterCall } from "./world";
export type { Reading } from "./meter";
export type { SettingsChoice } from "./settings";
export type { DoubtName, Doubts } from "./doubts";
export { DOUBTS, unusualAnswers } from "./doubts";
export type { ObjectState, SaveState } from "./state";
export { everyText } from "./sight";
export { readJson } from "./lua/json";
export { writeJson } from "./lua/json-writing";
export { steamIdOf } from "./players";
export { readSave } from "./read-save";
export { whyWithoutEffect } from "./without-effect";

/**
 * A headless Tabletop Simulator with one table. See README.md.
 *
 * @noSelf
 */
export interface EmulatedTable {
  /** The state behind it all, for tests that look closer; not to be changed. */
  readonly world: World;

  frames: (count: number) => void;
  seconds: (time: number) => void;
  /** Runs until the condition holds; says whether it did before the time was up. */
  until: (condition: () => boolean, timeout?: number) => boolean;
  /** Whether nothing moves, spawns or is redrawn. */
  isSettled: () => boolean;
  /** Runs until nothing moves, spawns or is redrawn any more; says whether that came before the time was up. */
  settles: (timeout?: number) => boolean;
  /** Seconds since the table was last loaded. */
  time: () => number;

  /** The person at a colour. Fails if nobody sits there. */
  player: (color: string) => PlayerVerbs;
  /** Somebody connects, and sits down if a colour is given. A person who left under that name is back. */
  joins: (name: string, color?: string) => PlayerVerbs;
  /** What somebody who looks from this colour sees ("Grey" for a spectator, "Black" for the game master). */
  sight: (color: string) => Sight;

  /** The objects in the scene, zones included, without those on their way out. */
  objects: () => Piece[];
  /** The object with this GUID or name. Fails if there is none, or more than one. */
  object: (target: Target) => Piece;
  /** The same, or nothing. */
  find: (target: Target) => Piece | undefined;
  /** Runs Lua in Global's script (or an object's), as an editor would, and answers what it returns. Fails on an error. */
  execute: (code: string, on?: Target) => unknown;

  errors: () => readonly ReportedError[];
  /** The misuses of these kinds, or of all that are mistakes: all but `withoutEffect`. */
  misuses: (...kinds: MisuseKind[]) => Misuse[];
  said: () => readonly SaidLine[];
  complaints: () => readonly string[];
  /** What was sent with sendExternalMessage. */
  external: () => readonly unknown[];
  /** An editor sends something to the scripts: onExternalMessage. */
  receives: (message: object) => void;
  /** The heaviest run of each handler, the heaviest first; empty unless the setting `meter` is on. */
  meter: () => Reading[];
  /** What all scripts have done since the meter was made or cleared, but for their chunks; nothing without the setting `meter`. */
  work: () => Work;
  /** The frame in which all scripts together did most. */
  heaviestFrame: () => FrameReading | undefined;
  /** Forgets what the meter has read so far. */
  clearMeter: () => void;

  /** Asks every script to save and answers the table as a save file holds it. */
  save: () => SaveState;
  /** Loads a save in place of what is on the table; the people stay. */
  load: (save: SaveState) => void;
  checkpoints: () => readonly Checkpoint[];
  /** Stores a checkpoint now and answers it. */
  checkpoint: () => Checkpoint;
  rewindTo: (checkpoint: Checkpoint) => void;

  /** The faces that the next rolls show, in order; with an object, its own next rolls. */
  nextFaces: (faces: readonly (string | number)[], target?: Target) => void;
  faults: FaultVerbs;
}

/**
 * Things that go wrong at real tables.
 *
 * @noSelf
 */
export interface FaultVerbs {
  /** An object is gone at once. */
  loses: (target: Target) => void;
  neverRests: (target: Target, never?: boolean) => void;
  /** The object's smooth moves never arrive. */
  sticks: (target: Target, stuck?: boolean) => void;
  /** The next roll of the object ends cocked. */
  cocks: (target: Target) => void;
  /** Every spawn takes this many frames longer. */
  slowsSpawns: (frames: number) => void;
  /** Among the game's later calls of scripts, the one of this kind with this number from now on never comes. */
  losesCall: (kind: LaterCall, number?: number) => void;
  /** How often there was such a call. */
  calls: (kind: LaterCall) => number;
  /**
   * The host's process freezes for this many seconds of the world outside.
   * @param counted whether the game's own clock, and with it its waits for seconds, count them afterwards
   */
  pauses: (time: number, counted: boolean) => void;
}

/** Opens a save (a decoded JSON file of the game) at an emulated table. */
export function openTable(save: SaveState, settings: SettingsChoice = {}): EmulatedTable {
  const world = createWorld(save, settings);
  const find = (target: Target): Piece => resolve(world, target);
  const until = (condition: () => boolean, timeout: number): boolean => {
    const frames = timeout * world.settings.framesPerSecond;
    for (let frame = 0; frame < frames; frame++) {
      if (condition()) return true;
      runFrames(world, 1);
    }
    return condition();
  };
  return {
    world,
    frames: (count) => runFrames(world, count),
    seconds: (time) => runFrames(world, Math.ceil(time * world.settings.framesPerSecond)),
    until: (condition, timeout = 30) => until(condition, timeout),
    isSettled: () => isSettled(world),
    settles: (timeout = 30) => until(() => isSettled(world), timeout),
    time: () => seconds(world.schedule),

    player: (color) => {
      const person = seated(world, color);
      return person === undefined ? fail(`nobody sits at ${color}`) : verbsFor(world, person);
    },
    joins: (name, color) => join(world, name, color),
    sight: (color) => sightOf(world, eyesOf(world, color)),

    objects: () => world.pieces.filter((piece) => isThere(piece)),
    object: find,
    find: (target) => {
      if (typeof target !== "string") return target;
      const found = world.byGuid.get(target) ?? world.pieces.find((piece) => piece.state.Nickname === target);
      return found !== undefined && isThere(found) ? found : undefined;
    },
    execute: (code, on) => execute(world, code, on === undefined ? undefined : find(on)),

    errors: () => world.report.errors,
    misuses: (...kinds) =>
      world.report.misuses.filter(({ kind }) =>
        kinds.length === 0 ? kind !== "withoutEffect" : kinds.includes(kind),
      ),
    said: () => world.report.said,
    complaints: () => world.report.complaints,
    external: () => world.external,
    receives: (message) => {
      noteAct(world, TEST, "sends a message");
      announce(world, "onExternalMessage", copyData(message));
    },
    meter: () => (world.meter === undefined ? [] : readings(world.meter)),
    work: () => ({ ...(world.meter?.work ?? NO_WORK) }),
    heaviestFrame: () => world.meter?.heaviestFrame,
    clearMeter: () => {
      if (world.meter !== undefined) clearReadings(world.meter);
    },

    save: () => saveTable(world),
    load: (other) => {
      noteAct(world, TEST, "loads a save");
      reloadWorld(world, other);
    },
    checkpoints: () => world.checkpoints,
    checkpoint: () => {
      storeCheckpoint(world);
      const last = world.checkpoints[world.checkpoints.length - 1];
      return last ?? fail("no checkpoint was stored");
    },
    rewindTo: (checkpoint) => {
      noteAct(world, TEST, "rewinds to a checkpoint");
      rewindTo(world, checkpoint);
    },

    nextFaces: (faces, target) => {
      noteAct(world, TEST, "decides the next faces", faces, target);
      const piece = target === undefined ? undefined : find(target);
      for (const face of faces) world.forcedFaces.push({ piece, face });
    },
    faults: remembered(world, () => "The table", {
      loses: (target) => {
        const piece = find(target);
        if (piece.heldBy !== undefined) drop(world, piece.heldBy, piece);
        destroy(world, piece);
      },
      neverRests: (target, never = true) => setFault(world.faults.neverResting, find(target), never),
      sticks: (target, stuck = true) => setFault(world.faults.stuck, find(target), stuck),
      cocks: (target) => setFault(world.faults.cocked, find(target), true),
      slowsSpawns: (frames) => {
        world.faults.slowSpawn = frames;
      },
      losesCall: (kind, number = 1) => {
        world.faults.calls.lost = { kind, number };
      },
      calls: (kind) => world.faults.calls.counts[kind],
      pauses: (time, counted) => {
        pause(world, time, counted);
      },
    }),
  };
}

/** The name for acts of nobody at the table. */
const TEST = "The test";

const NO_WORK: Work = { instructions: 0, calls: 0, textBytes: 0 };

function setFault(fault: LuaTable<Piece, true>, piece: Piece, on: boolean): void {
  if (on && !piece.gone) fault.set(piece, true);
  else fault.delete(piece);
}

function isSettled(world: World): boolean {
  return (
    world.doomed.length === 0 &&
    world.lively.length === 0 &&
    world.moved.length === 0 &&
    !world.pieces.some(
      (piece) => piece.spawning || piece.frozen || isSmoothMoving(piece) || piece.motion !== undefined,
    )
  );
}

function execute(world: World, code: string, piece: Piece | undefined): unknown {
  const script = piece === undefined ? world.global : piece.script;
  if (script === undefined) return fail("that object has no script");
  // What begins so asks for something.
  if (!code.startsWith("return ")) noteAct(world, TEST, "executes", code, piece);
  const compiled = script.sandbox.compile(code, "execute");
  if (compiled.kind === "failed") return fail(compiled.error.message);
  world.runs++;
  world.running.push(script);
  const result = script.sandbox.call(compiled.chunk);
  world.running.pop();
  return result.kind === "failed" ? fail(result.error.message) : result.value;
}
