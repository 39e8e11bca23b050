import { point, rotated } from "../geometry";
import { setLocked } from "./object/variables";
import { playerAt, seated } from "../players";
import { acrossBorder, currentScript, isTable, vectorFor } from "../scripts";
import type { Method, Variable } from "../strict";
import { supportBelow } from "../objects/physics";
import type { Piece, PlayerReference, World } from "../world";
import { handsOf } from "../zones";
import { NOTE_FUNCTIONS } from "./notes";
import { optionalText, text } from "./parameters";

/**
 * What published mods use although the documentation has never had it, or no longer has it: only tables that are not strict have
 * it. The documentation promises that deprecated functions are never removed (intro.md).
 */

/** Of an Object: argonui/SCED and Oath use getMemo; Tang Garden and Tales of the Arabian Nights lock(). */
export const TOLERATED_OBJECT_FUNCTIONS: Readonly<Record<string, Method<Piece>>> = {
  getMemo: (_world, piece) => piece.state.Memo,
  setMemo: (_world, piece, memo) => {
    const given = optionalText(memo, "setMemo");
    if (given === undefined) delete piece.state.Memo;
    else piece.state.Memo = given;
    return true;
  },
  lock: (world, piece) => {
    setLocked(world, piece, true);
    return true;
  },
  unlock: (world, piece) => {
    setLocked(world, piece, false);
    return true;
  },
};

/** Of Global: Tang Garden reads Global.script_state, Imperial Assault writes it. */
export const TOLERATED_GLOBAL_VARIABLES: Readonly<Record<string, Variable<World>>> = {
  script_code: { read: (world) => world.save.LuaScript ?? "" },
  script_state: {
    read: (world) => world.save.LuaScriptState ?? "",
    write: (world, _target, value) => {
      world.save.LuaScriptState = text(value, "script_state");
    },
  },
};

/** Of Global: Clank in Space and Imperial Assault ask for its GUID, which the External Editor API gives as -1. */
export const TOLERATED_GLOBAL_MEMBERS: Readonly<Record<string, Method<World>>> = {
  getGUID: () => "-1",
};

/** A hand in the old form, without Vectors: where it is, how it is turned, and its three directions. */
function oldHand(world: World, color: string): object | undefined {
  const zone = handsOf(world, color)[0];
  if (zone === undefined) return undefined;
  const { x, y, z } = zone.rotation;
  const hand: Record<string, number> = {
    pos_x: zone.position.x,
    pos_y: supportBelow(world, zone).height,
    pos_z: zone.position.z,
    rot_x: x,
    rot_y: y,
    rot_z: z,
  };
  const directions = { forward: point(0, 0, 1), right: point(1, 0, 0), up: point(0, 1, 0) };
  for (const [name, direction] of Object.entries(directions)) {
    const turned = rotated(zone.rotation, direction);
    hand[`trigger_${name}_x`] = turned.x;
    hand[`trigger_${name}_y`] = turned.y;
    hand[`trigger_${name}_z`] = turned.z;
  }
  return hand;
}

/** Of a Player: MrStump's Turn-O-Matic and Deal with the Devil. */
export const TOLERATED_PLAYER_FUNCTIONS: Readonly<Record<string, Method<PlayerReference>>> = {
  getPlayerHand: (world, { color, person }) => oldHand(world, person?.color ?? color ?? "Grey"),
};

type GlobalFunction = (world: World, a: unknown, b: unknown) => unknown;

function fromNotes(name: string): GlobalFunction {
  return (world, a) => NOTE_FUNCTIONS[name]?.(world, world, a);
}

/** A global of Global's script, for the script that is being executed. */
function globalVariable(world: World, name: unknown): unknown {
  const value = world.global.sandbox.environment.get(text(name, "getGlobalScriptVar"));
  return isTable(value) ? acrossBorder(value, { from: world.global, to: currentScript(world) }) : value;
}

function setGlobalVariable(world: World, name: unknown, value: unknown): boolean {
  const passed = acrossBorder(value, { from: currentScript(world), to: world.global });
  world.global.sandbox.environment.set(text(name, "setGlobalScriptVar"), passed);
  return true;
}

/** Global functions: the notebook's were global until version 10.8; the rest is known from mods and lists of what is there. */
export const TOLERATED_GLOBAL_FUNCTIONS: Readonly<Record<string, GlobalFunction>> = {
  addNotebookTab: fromNotes("addNotebookTab"),
  editNotebookTab: fromNotes("editNotebookTab"),
  getNotebookTabs: fromNotes("getNotebookTabs"),
  removeNotebookTab: fromNotes("removeNotebookTab"),
  getNotes: fromNotes("getNotes"),
  setNotes: fromNotes("setNotes"),
  getGlobalScriptTable: globalVariable,
  getGlobalScriptVar: globalVariable,
  setGlobalScriptTable: setGlobalVariable,
  setGlobalScriptVar: setGlobalVariable,
  getPlayer: (world, color) => playerAt(world, text(color, "getPlayer")),
  getPlayerHandPositionAndRotation: (world, color) =>
    oldHand(world, text(color, "getPlayerHandPositionAndRotation")),
  getPlayerSteamName: (world, color) =>
    seated(world, optionalText(color, "getPlayerSteamName") ?? "White")?.name,
  getPointerPosition: (world, color) => {
    const person = seated(world, text(color, "getPointerPosition"));
    return person === undefined ? undefined : vectorFor(world, person.pointer);
  },
};
