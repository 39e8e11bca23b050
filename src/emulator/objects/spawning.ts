import { below } from "../../kit/data/random";
import { announce, occur, tell, tellOwn } from "../events";
import { type Point, point, wholeTurns } from "../geometry";
import { later, Phase } from "../schedule";
import { createScript, currentScript, enter, runChunk } from "../scripts";
import { createClassicControls } from "../ui/classic";
import { type Asset, createInterface, type Interface } from "../ui/interface";
import { isProxy } from "../strict";
import type { LuaFunction } from "../lua/sandbox";
import { isLost } from "../lost-calls";
import type { ObjectState } from "../state";
import type { Piece, Script, World } from "../world";
import { dropRiders, noteMove, settle, stop, wakeAbove } from "./motion";
import { addToScene, createPiece, isThere, isZone, recordOf } from "./pieces";
import { boundsOf } from "./physics";

/** @noSelf */
export interface SpawnOptions {
  position?: Point | undefined;
  rotation?: Point | undefined;
  scale?: Point | undefined;
  /** Called with the object when it is really there. */
  callback?: LuaFunction | undefined;
  /** The script whose callback it is. */
  script?: Script | undefined;
  /** Frames until it is there; drawn from the settings if missing. */
  latency?: number | undefined;
  /** Called by the emulator when it is there, before the script's callback. */
  arrived?: ((piece: Piece) => void) | undefined;
}

/** Creates an object. The reference is good at once; the object is really there some frames later. */
export function spawn(world: World, state: ObjectState, options: SpawnOptions): Piece {
  const piece = createPiece(world, state);
  piece.position = options.position ?? piece.position;
  piece.rotation = wholeTurns(options.rotation ?? piece.rotation);
  piece.scale = options.scale ?? piece.scale;
  addToScene(world, piece);
  const script = options.script ?? currentScript(world);
  const [least, most] = world.settings.spawnLatency;
  const latency = (options.latency ?? least + below(world.random, most - least + 1)) + world.faults.slowSpawn;
  piece.spawnJob = later(world.schedule, latency, Phase.Arrival, () => {
    arrive(world, piece, script, options);
  });
  return piece;
}

function arrive(world: World, piece: Piece, script: Script, options: SpawnOptions): void {
  if (!isThere(piece)) return;
  piece.spawning = false;
  piece.frozen = true;
  if ((piece.state.XmlUI ?? "") !== "") interfaceOf(world, piece);
  startScript(world, piece);
  const { spawnEventBeforeCallback: first, loadsAfterSpawnEvent } = world.settings.doubts;
  if (!loadsAfterSpawnEvent) loadScript(world, piece);
  options.arrived?.(piece);
  if (first) announce(world, "onObjectSpawn", piece.proxy);
  if (options.callback !== undefined && isThere(piece) && !isLost(world, "callback"))
    enter(world, script, "callback_function", options.callback, piece.proxy);
  if (!first) announce(world, "onObjectSpawn", piece.proxy);
  later(world.schedule, 1, Phase.Arrival, () => {
    if (!isThere(piece)) return;
    if (loadsAfterSpawnEvent) loadScript(world, piece);
    piece.frozen = false;
    noteMove(world, piece);
    if (piece.motion === undefined) settle(world, piece);
  });
}

/** Gives an object its script and runs the chunk, if it has one. */
export function startScript(world: World, piece: Piece): void {
  const text = piece.state.LuaScript ?? "";
  if (text === "") return;
  piece.script = createScript(world, scriptName(piece), piece);
  world.scripted.push(piece);
  runChunk(world, piece.script, text);
}

/** Fires onLoad of an object that has just been made. */
export function loadScript(world: World, piece: Piece): void {
  if (piece.script !== undefined) tell(world, piece.script, "onLoad", piece.state.LuaScriptState ?? "");
}

function scriptName(piece: Piece): string {
  const nickname = piece.state.Nickname ?? "";
  return `${nickname === "" ? piece.state.Name : nickname} - ${piece.guid}`;
}

/**
 * Destroys an object: the reference says so at once, the events come with the object still usable, and at the end of
 * the frame it has left the scene.
 */
export function destroy(world: World, piece: Piece): void {
  if (!isThere(piece)) return;
  piece.destroyed = true;
  if (piece.spawnJob !== undefined) piece.spawnJob.cancelled = true;
  world.doomed.push(piece);
  announce(world, "onObjectDestroy", piece.proxy);
  tellOwn(world, piece, "onDestroy");
}

/** The end of a frame: what was destroyed leaves the scene. */
export function flushDoomed(world: World): void {
  if (world.doomed.length === 0) return;
  const doomed = world.doomed;
  world.doomed = [];
  for (const piece of doomed) remove(world, piece);
  world.pieces = world.pieces.filter((piece) => !piece.gone);
  world.scripted = world.scripted.filter((piece) => !piece.gone);
}

/** Takes an object out of the scene for good; lists of the world are brought up to date by the caller. */
function remove(world: World, piece: Piece): void {
  leaveZones(world, piece);
  piece.gone = true;
  piece.destroyed = true;
  stop(piece);
  if (piece.script !== undefined && !world.settings.doubts.scriptsOutliveObjects)
    silence(world, piece.script);
  if (world.byGuid.get(piece.guid) === piece) world.byGuid.delete(piece.guid);
  const { neverResting, stuck, cocked } = world.faults;
  for (const fault of [neverResting, stuck, cocked]) fault.delete(piece);
  for (const person of world.people) {
    person.holding = person.holding.filter((held) => held !== piece);
    person.selected = person.selected.filter((selected) => selected !== piece);
    if (person.hovering === piece) person.hovering = undefined;
  }
  piece.heldBy = undefined;
  dropRiders(world, piece);
  if (!isZone(piece)) wakeAbove(world, piece, boundsOf(piece));
}

function leaveZones(world: World, piece: Piece): void {
  for (const zone of piece.zones) {
    zone.inside = zone.inside.filter((other) => other !== piece);
    if (!zone.gone) announce(world, "onObjectLeaveZone", zone.proxy, piece.proxy);
    if (!zone.gone && zone.type === "Scripting")
      announce(world, "onObjectLeaveScriptingZone", zone.proxy, piece.proxy);
  }
  piece.zones = [];
  for (const other of piece.inside) other.zones = other.zones.filter((zone) => zone !== piece);
  for (const other of piece.inside) if (other.hand === piece) other.hand = undefined;
  piece.inside = [];
}

/** Ends a script: its waits and coroutines go with it. */
export function silence(world: World, script: Script): void {
  script.dead = true;
  for (const wait of world.waits)
    if (wait.script === script) {
      wait.ended = true;
      if (wait.job !== undefined) wait.job.cancelled = true;
    }
  for (const coroutine of world.coroutines) if (coroutine.script === script) coroutine.ended = true;
}

/** The record of an object after its onSave was asked: for containers, copies, states and saves. */
export function savedRecord(world: World, piece: Piece): ObjectState {
  askToSave(world, piece);
  return recordOf(piece);
}

/** Calls onSave; an answer that is not a string leaves the last one in force. */
export function askToSave(world: World, piece: Piece): void {
  if (piece.script === undefined || piece.spawning) return;
  const answer = tell(world, piece.script, "onSave");
  if (typeof answer === "string") piece.state.LuaScriptState = answer;
}

/** Deletes an object and makes it again from its record: same GUID, fresh script, new reference. */
export function reload(world: World, piece: Piece): Piece {
  const record = savedRecord(world, piece);
  const { guid } = piece;
  destroy(world, piece);
  world.byGuid.delete(guid);
  return spawn(world, record, {});
}

/** Replaces an object by another of its states. */
export function setState(world: World, piece: Piece, id: string): Piece | undefined {
  const states = piece.state.States;
  const chosen = states?.[id];
  if (states === undefined || chosen === undefined) return undefined;
  const record = savedRecord(world, piece);
  const bare = { ...record };
  delete bare.States;
  const rest: Record<string, ObjectState> = {};
  for (const key of Object.keys(states)) {
    const other = states[key];
    if (key !== id && other !== undefined) rest[key] = other;
  }
  rest[tostring(stateId(piece))] = bare;
  const oldGuid = piece.guid;
  const fresh = spawn(
    world,
    { ...chosen, States: rest },
    {
      position: piece.position,
      rotation: piece.rotation,
      arrived: (arrived) => {
        occur(world, arrived, "onStateChange", [oldGuid], "onObjectStateChange", [arrived.proxy, oldGuid]);
      },
    },
  );
  destroy(world, piece);
  return fresh;
}

/** The number of the state that an object shows: the one that is missing in its list; -1 without states. */
export function stateId(piece: Piece): number {
  const states = piece.state.States;
  if (states === undefined) return -1;
  for (let id = 1; ; id++) if (states[tostring(id)] === undefined) return id;
}

/** The buttons and inputs of an object, made when they are first asked for. */
export function controlsOf(world: World, piece: Piece): NonNullable<Piece["controls"]> {
  piece.controls ??= createClassicControls({
    carrier: piece.proxy,
    global: world.globalProxy,
    strict: world.settings.strict,
    complain: (message) => world.report.complaints.push(`${scriptName(piece)}: ${message}`),
    isOwner: isProxy,
    vector: (value) => currentScript(world).vector.create(value.x, value.y, value.z),
    color: (value) => currentScript(world).color.create(value),
  });
  return piece.controls;
}

/** The pictures that a save or an object brings for its UI. */
export function assetsOf(state: Record<string, unknown>): Asset[] {
  const saved = state["CustomUIAssets"] as { Name: string; URL: string }[] | undefined;
  return (saved ?? []).map(({ Name, URL }) => ({ name: Name, url: URL }));
}

/** The XML UI of an object, made when it is first asked for. */
export function interfaceOf(world: World, piece: Piece): Interface {
  piece.ui ??= createInterface({
    xml: piece.state.XmlUI ?? "",
    assets: assetsOf(piece.state),
    latency: world.settings.interfaceLatency,
    strict: world.settings.strict,
    missingIdRaises: world.settings.doubts.missingInterfaceIdRaises,
    complain: (message) => world.report.complaints.push(`UI of ${scriptName(piece)}: ${message}`),
  });
  return piece.ui;
}

/** The middle of nowhere in particular: where clones and pastes appear unless told otherwise. */
export const SPAWN_PLACE: Point = point(0, 3, 0);
