import { raise } from "../lua/fault";
import { acrossBorder, type Border, currentScript, handlerOf, isFunction, isTable } from "../scripts";
import { copyData } from "../data";
import type { ResultList } from "../lua/entry";
import { unpackList } from "../lua/host";
import type { LuaFunction } from "../lua/sandbox";
import type { Point } from "../geometry";
import { pointFrom, vectorFor } from "../scripts";
import { inside, stopCounting } from "../counting";
import { bookRun, markOf } from "../meter";
import type { Script, World } from "../world";
import { flag, list, optionalNumber, optionalPoint, table, text, texts } from "./parameters";

/**
 * What Global and every object have in common: speaking to their script, and lines, points and decals drawn on them.
 * `record` is the save's top for Global and the object's record for an object.
 */
export interface Entity {
  script: Script | undefined;
  record: Record<string, unknown>;
  /** The names under which the record holds snap points, lines and decals. */
  fields: { snapPoints: string; lines: string; decals: string };
}

const WORLD_FIELDS = { snapPoints: "SnapPoints", lines: "VectorLines", decals: "Decals" };
const OBJECT_FIELDS = {
  snapPoints: "AttachedSnapPoints",
  lines: "AttachedVectorLines",
  decals: "AttachedDecals",
};

export function globalEntity(world: World): Entity {
  return { script: world.global, record: world.save, fields: WORLD_FIELDS };
}

export function objectEntity(piece: { script: Script | undefined; state: Record<string, unknown> }): Entity {
  return { script: piece.script, record: piece.state, fields: OBJECT_FIELDS };
}

type EntityMethod = (world: World, entity: Entity, a: unknown, b: unknown) => unknown;

/** Calls a named global function of another script; its error is an error of the caller. */
function call(world: World, entity: Entity, name: unknown, parameter: unknown): LuaMultiReturn<unknown[]> {
  const { script } = entity;
  const called = text(name, "call");
  const handler = script === undefined ? undefined : handlerOf(script, called);
  if (script === undefined || handler === undefined)
    return raise(`call: there is no function "${called}" in the script of ${script?.name ?? "that object"}`);
  const caller = currentScript(world);
  const passed = acrossBorder(parameter, { from: caller, to: script });
  const results = within(world, script, called, handler, passed);
  const back: Border = { from: script, to: caller };
  for (const place of $range(1, results.count))
    results.values.set(place, acrossBorder(results.values.get(place), back));
  return unpackList(results.values, 1, results.count);
}

/** Runs a function of another script inside the running one: an error passes on to the caller. */
function within(
  world: World,
  script: Script,
  name: string,
  handler: LuaFunction,
  parameter: unknown,
): ResultList {
  const depth = world.running.length;
  const { meter } = world;
  const start = markOf(meter);
  world.running.push(script);
  const counted = meter === undefined ? handler : inside(meter.counting, handler);
  const result = script.sandbox.callForAll(counted, parameter);
  while (world.running.length > depth) world.running.pop();
  if (meter !== undefined) {
    stopCounting(meter.counting);
    bookRun(meter, script.name, name, start);
  }
  if (result.kind === "returned") return result.results;
  return raise(`in ${script.name}, function ${name}: ${result.error.message}`);
}

function variable(entity: Entity, name: unknown, what: string): unknown {
  const { script } = entity;
  return script === undefined ? undefined : script.sandbox.environment.get(text(name, what));
}

function setVariable(world: World, entity: Entity, name: unknown, value: unknown, what: string): boolean {
  const { script } = entity;
  if (script === undefined) return false;
  script.sandbox.environment.set(
    text(name, what),
    acrossBorder(value, { from: currentScript(world), to: script }),
  );
  return true;
}

/** A value of an entity's script for the one that is being executed. */
function taken(world: World, { script }: Entity, value: unknown): unknown {
  return script === undefined ? undefined : acrossBorder(value, { from: script, to: currentScript(world) });
}

interface LineState {
  points3: Point[];
  color: unknown;
  thickness: number;
  rotation: Point;
  loop: boolean;
  square: boolean;
}

function lineFrom(value: unknown): LineState {
  const given = table(value, "setVectorLines");
  return {
    points3: list(given.get("points"), "points").map((item) => plain(pointFrom(item, "points"))),
    color: copyData(given.get("color") ?? { r: 1, g: 1, b: 1 }),
    thickness: optionalNumber(given.get("thickness"), "thickness") ?? 0.1,
    rotation: plain(optionalPoint(given.get("rotation"), "rotation") ?? { x: 0, y: 0, z: 0 }),
    loop: flag(given.get("loop")),
    square: flag(given.get("square")),
  };
}

function plain({ x, y, z }: Point): Point {
  return { x, y, z };
}

function vectorLines(world: World, entity: Entity): object[] | undefined {
  const lines = entity.record[entity.fields.lines] as LineState[] | undefined;
  return lines?.map(({ points3, color, thickness, rotation, loop, square }) => ({
    points: points3.map((item) => vectorFor(world, item)),
    color: copyData(color),
    thickness,
    rotation,
    loop,
    square,
  }));
}

interface SnapState {
  Position: Point;
  Rotation?: Point;
  Tags?: string[];
}

function snapFrom(value: unknown): SnapState {
  const given = table(value, "setSnapPoints");
  const rotation = optionalPoint(given.get("rotation"), "rotation");
  const snap: SnapState = { Position: plain(pointFrom(given.get("position"), "position")) };
  if (given.get("rotation_snap") === true) snap.Rotation = plain(rotation ?? { x: 0, y: 0, z: 0 });
  if (given.has("tags")) snap.Tags = texts(given.get("tags"), "tags");
  return snap;
}

function snapPoints(world: World, entity: Entity): object[] {
  const points = (entity.record[entity.fields.snapPoints] as SnapState[] | undefined) ?? [];
  return points.map((snap) => ({
    position: vectorFor(world, snap.Position),
    rotation: vectorFor(world, snap.Rotation ?? { x: 0, y: 0, z: 0 }),
    rotation_snap: snap.Rotation !== undefined,
    tags: [...(snap.Tags ?? [])],
  }));
}

function decals(entity: Entity): unknown[] {
  return (entity.record[entity.fields.decals] as unknown[] | undefined) ?? [];
}

/** The functions of Global and of objects alike. */
export const ENTITY_FUNCTIONS: Readonly<Record<string, EntityMethod>> = {
  call,
  getVar: (world, entity, name) => {
    const value = variable(entity, name, "getVar");
    return isFunction(value) ? value : taken(world, entity, value);
  },
  setVar: (world, entity, name, value) => setVariable(world, entity, name, value, "setVar"),
  getTable: (world, entity, name) => {
    const value = variable(entity, name, "getTable");
    return isTable(value) ? taken(world, entity, value) : undefined;
  },
  setTable: (world, entity, name, value) => {
    table(value, "setTable");
    return setVariable(world, entity, name, value, "setTable");
  },
  getLuaScript: (_world, entity) => entity.record["LuaScript"] ?? "",
  setLuaScript: (_world, entity, script) => {
    entity.record["LuaScript"] = text(script, "setLuaScript");
    return true;
  },
  addDecal: (_world, entity, decal) => {
    table(decal, "addDecal");
    entity.record[entity.fields.decals] = [...decals(entity), copyData(decal)];
    return true;
  },
  getDecals: (_world, entity) => {
    const all = decals(entity);
    return all.length === 0 ? undefined : copyData(all);
  },
  setDecals: (_world, entity, given) => {
    entity.record[entity.fields.decals] = list(given, "setDecals").map((decal) => copyData(decal));
    return true;
  },
  getSnapPoints: snapPoints,
  setSnapPoints: (_world, entity, points) => {
    entity.record[entity.fields.snapPoints] = list(points, "setSnapPoints").map((item) => snapFrom(item));
    return true;
  },
  getVectorLines: vectorLines,
  setVectorLines: (_world, entity, lines) => {
    entity.record[entity.fields.lines] = list(lines ?? {}, "setVectorLines").map((item) => lineFrom(item));
    return true;
  },
};
