import { raise } from "../lua/fault";
import { readJson } from "../lua/json";
import { isThere, isZone } from "../objects/pieces";
import { builtIn } from "../objects/builtin";
import { put } from "../objects/merging";
import { destroy, savedRecord, spawn, SPAWN_PLACE } from "../objects/spawning";
import { tagged } from "../objects/tags";
import { seatedColours } from "../players";
import { currentScript, handlerOf, startCoroutine } from "../scripts";
import { recordFrom } from "../data";
import { shuffled } from "../../kit/data/random";
import type { ObjectState } from "../state";
import type { Piece, World } from "../world";
import { allowStore, storeNow } from "../checkpoints";
import {
  flag,
  functionOf,
  list,
  number,
  optionalFunction,
  optionalPoint,
  pieceFrom,
  table,
  text,
  texts,
} from "./parameters";

type GlobalFunction = (world: World, a: unknown, b: unknown, c: unknown, d: unknown, e: unknown) => unknown;

function proxies(pieces: readonly Piece[]): object[] {
  return pieces.map((piece) => piece.proxy);
}

function withTags(world: World, accepted: (piece: Piece) => boolean): object[] {
  return proxies(world.pieces.filter((piece) => isThere(piece) && accepted(piece)));
}

interface Placing {
  position: ReturnType<typeof optionalPoint>;
  rotation: ReturnType<typeof optionalPoint>;
  scale: ReturnType<typeof optionalPoint>;
  callback: ReturnType<typeof optionalFunction>;
}

function placing(given: LuaTable<string | number, unknown>): Placing {
  return {
    position: optionalPoint(given.get("position"), "position"),
    rotation: optionalPoint(given.get("rotation"), "rotation"),
    scale: optionalPoint(given.get("scale"), "scale"),
    callback: optionalFunction(given.get("callback_function"), "callback_function"),
  };
}

/** A record from a script, completed with what the game would fill in. */
function stateFrom(value: unknown, what: string): ObjectState {
  const given = recordFrom(table(value, what)) as Record<string, unknown>;
  if (typeof given["Name"] !== "string") return raise(`${what}: the data has no Name`);
  const usual = { posX: 0, posY: 0, posZ: 0, rotX: 0, rotY: 0, rotZ: 0, scaleX: 1, scaleY: 1, scaleZ: 1 };
  return { ...given, Transform: { ...usual, ...(given["Transform"] as object | undefined) } } as ObjectState;
}

/** Groups like with like: cards into decks, chips into stacks. */
function group(world: World, pieces: readonly Piece[]): Piece[] {
  const formed: Piece[] = [];
  for (const piece of pieces) {
    let joined = false;
    for (let i = 0; i < formed.length && !joined; i++) {
      const target = formed[i];
      const container = target === undefined ? undefined : put(world, target, piece);
      if (container === undefined) continue;
      formed[i] = container;
      joined = true;
    }
    if (!joined) formed.push(piece);
  }
  return formed.filter((piece) => piece.type === "Deck" || piece.type === "Stack");
}

function chooseInHand(world: World, parameters: unknown[], mayCancel: boolean): string[] {
  const [label, least, most, prompt, colours] = parameters;
  const to = colours === undefined ? seatedColours(world) : texts(colours, "chooseInHand");
  for (const color of to)
    world.handChoices.push({
      color,
      label: text(label, "chooseInHand"),
      least: number(least, "chooseInHand"),
      most: number(most, "chooseInHand"),
      prompt: typeof prompt === "string" ? prompt : "",
      mayCancel,
    });
  return to;
}

/** The global functions that act on the table. */
export const GLOBAL_FUNCTION_MEMBERS: Readonly<Record<string, GlobalFunction>> = {
  getObjects: (world) => withTags(world, () => true),
  getAllObjects: (world) => withTags(world, (piece) => piece.type !== "Hand" || !isZone(piece)),
  getObjectFromGUID: (world, guid) => {
    if (guid === undefined) return undefined;
    const piece = world.byGuid.get(text(guid, "getObjectFromGUID"));
    return piece === undefined || piece.spawning || !isThere(piece) ? undefined : piece.proxy;
  },
  getObjectsWithTag: (world, tag) => {
    const sought = text(tag, "getObjectsWithTag");
    return withTags(world, (piece) => tagged(piece.state.Tags, sought));
  },
  getObjectsWithAnyTags: (world, tags) => {
    const sought = texts(tags, "getObjectsWithAnyTags");
    return withTags(world, (piece) => sought.some((tag) => tagged(piece.state.Tags, tag)));
  },
  getObjectsWithAllTags: (world, tags) => {
    const sought = texts(tags, "getObjectsWithAllTags");
    return withTags(world, (piece) => sought.every((tag) => tagged(piece.state.Tags, tag)));
  },
  getSeatedPlayers: (world) => seatedColours(world),

  spawnObject: (world, parameters) => {
    const given = table(parameters, "spawnObject");
    const record = builtIn(text(given.get("type"), "type"), (ids) => shuffled(world.random, ids));
    const { position, rotation, scale, callback } = placing(given);
    const nought = { x: 0, y: 0, z: 0 };
    return spawn(world, record, {
      position: position ?? nought,
      rotation: rotation ?? nought,
      scale,
      callback,
    }).proxy;
  },
  spawnObjectData: (world, parameters) => {
    const given = table(parameters, "spawnObjectData");
    return spawn(world, stateFrom(given.get("data"), "spawnObjectData"), placing(given)).proxy;
  },
  spawnObjectJSON: (world, parameters) => {
    const given = table(parameters, "spawnObjectJSON");
    const reading = readJson(text(given.get("json"), "json"));
    if (reading.kind === "failed") return raise(`spawnObjectJSON: ${reading.reason}`);
    return spawn(world, stateFrom(reading.value, "spawnObjectJSON"), placing(given)).proxy;
  },
  destroyObject: (world, object) => {
    destroy(world, pieceFrom(world, object, "destroyObject"));
    return true;
  },
  copy: (world, objects) => {
    world.clipboard = list(objects, "copy").map((item) => savedRecord(world, pieceFrom(world, item, "copy")));
    return true;
  },
  paste: (world, parameters) => {
    const given = parameters === undefined ? undefined : table(parameters, "paste");
    const position = optionalPoint(given?.get("position"), "position") ?? SPAWN_PLACE;
    return world.clipboard.map((record) => spawn(world, record, { position }).proxy);
  },
  group: (world, objects) =>
    proxies(
      group(
        world,
        list(objects, "group").map((item) => pieceFrom(world, item, "group")),
      ),
    ),

  startLuaCoroutine: (world, owner, name) => {
    const script =
      owner === world.globalProxy ? world.global : pieceFrom(world, owner, "startLuaCoroutine").script;
    const called = text(name, "startLuaCoroutine");
    const handler = script === undefined ? undefined : handlerOf(script, called);
    if (script === undefined || handler === undefined)
      return raise(`startLuaCoroutine: there is no global function "${called}"`);
    startCoroutine(world, script, called, handler);
    return true;
  },

  addContextMenuItem: (world, label, action, keepOpen) => {
    world.tableMenu.push({
      label: text(label, "addContextMenuItem"),
      action: functionOf(action, "addContextMenuItem"),
      script: currentScript(world),
      keepOpen: flag(keepOpen),
    });
    return true;
  },
  clearContextMenu: (world) => {
    world.tableMenu = [];
    return true;
  },
  addHotkey: (world, label, action, onKeyUp) => {
    world.hotkeys.push({
      label: text(label, "addHotkey"),
      action: functionOf(action, "addHotkey"),
      script: currentScript(world),
      keepOpen: false,
      onKeyUp: flag(onKeyUp),
    });
    return true;
  },
  clearHotkeys: (world) => {
    world.hotkeys = [];
    return true;
  },
  showHotkeyConfig: () => true,
  setLookingForPlayers: () => true,
  flipTable: () => true,

  chooseInHand: (world, ...parameters) => chooseInHand(world, parameters, false),
  chooseInHandOrCancel: (world, ...parameters) => chooseInHand(world, parameters, true),
  clearChooseInHand: (world, colours) => {
    const cleared = colours === undefined ? seatedColours(world) : texts(colours, "clearChooseInHand");
    const affected = cleared.filter((color) => world.handChoices.some((choice) => choice.color === color));
    world.handChoices = world.handChoices.filter((choice) => !cleared.includes(choice.color));
    return affected;
  },
  currentChooseInHand: (world, color) => {
    const seat = text(color, "currentChooseInHand");
    return world.handChoices.find((choice) => choice.color === seat)?.label;
  },

  storeRewindState: (world, andThen, block) => {
    storeNow(world, functionOf(andThen, "storeRewindState"), currentScript(world), flag(block));
    return true;
  },
  allowRewindStore: (world) => {
    allowStore(world);
    return true;
  },
};
