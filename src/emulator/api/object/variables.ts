import { upsideDown } from "../../geometry";
import { raise } from "../../lua/fault";
import { isZone, usesHands } from "../../objects/pieces";

import { noteMove, settle, stop } from "../../objects/motion";
import { pointFrom, vectorFor } from "../../scripts";
import type { Variable } from "../../strict";
import { lookAgain } from "../../zones";
import type { Piece } from "../../world";
import { flag, number, optionalText, text } from "../parameters";
import { behaviours } from "./behaviours";
import { interfaceProxy } from "../interface";

type ObjectVariable = Variable<Piece>;

/** A variable that is in the saved record under another name. */
function saved(field: string, usual: boolean | number): ObjectVariable {
  return {
    read: (_world, piece) => piece.state[field] ?? usual,
    write: (_world, piece, value) => {
      if (typeof value !== typeof usual)
        raise(`${field}: a ${typeof usual} was expected, got ${typeof value}`);
      piece.state[field] = value;
    },
  };
}

/** A variable of the rigid body, which the game saves only when it was changed. */
function physical(record: string, field: string, usual: number): ObjectVariable {
  return {
    read: (_world, piece) => (piece.state[record] as Record<string, number> | undefined)?.[field] ?? usual,
    write: (_world, piece, value) => {
      piece.state[record] = { ...(piece.state[record] as object | undefined), [field]: number(value, field) };
    },
  };
}

/** A variable that keeps what is written, has no effect here and is not saved. */
function kept(name: string, usual: unknown): ObjectVariable {
  return {
    read: (_world, piece) => piece.kept.get(name) ?? usual,
    write: (_world, piece, value) => piece.kept.set(name, value),
  };
}

/** Locks an object, or lets it fall again. */
export function setLocked(world: Parameters<ObjectVariable["read"]>[0], piece: Piece, lock: boolean): void {
  const was = piece.state.Locked === true;
  piece.state.Locked = lock;
  if (lock) {
    if (!world.settings.doubts.lockLetsGlide) stop(piece);
    piece.resting = true;
  } else if (was) settle(world, piece);
  // Hands take up only what is not locked.
  if (was !== lock && usesHands(piece)) noteMove(world, piece);
}

/** The old name of a type, as obj.tag still gives it. */
const OLD_TAGS: Readonly<Record<string, string>> = { "3D Text": "3D Text", Stack: "Stack" };

/** The variables of an Object. */
export const OBJECT_VARIABLE_MEMBERS: Readonly<Record<string, ObjectVariable>> = {
  ...behaviours,
  UI: { read: (world, piece) => interfaceProxy(world, piece) },
  alt_view_angle: {
    read: (world, piece) => vectorFor(world, (piece.state["AltLookAngle"] as never) ?? { x: 0, y: 0, z: 0 }),
    write: (_world, piece, value) => {
      const { x, y, z } = pointFrom(value, "alt_view_angle");
      piece.state["AltLookAngle"] = { x, y, z };
    },
  },
  angular_drag: physical("Rigidbody", "AngularDrag", 0.1),
  auto_raise: saved("Autoraise", true),
  bounciness: physical("PhysicsMaterial", "Bounciness", 0),
  drag: physical("Rigidbody", "Drag", 0.1),
  drag_selectable: saved("DragSelectable", true),
  dynamic_friction: physical("PhysicsMaterial", "DynamicFriction", 0.4),
  gizmo_selectable: kept("gizmo_selectable", true),
  grid_projection: saved("GridProjection", false),
  guid: { read: (_world, piece) => guidOf(piece) },
  held_by_color: { read: (_world, piece) => piece.heldBy?.color },
  held_flip_index: kept("held_flip_index", 0),
  held_position_offset: kept("held_position_offset", undefined),
  held_reduce_force: kept("held_reduce_force", false),
  held_rotation_offset: kept("held_rotation_offset", undefined),
  held_spin_index: kept("held_spin_index", 0),
  hide_when_face_down: saved("HideWhenFaceDown", false),
  ignore_fog_of_war: saved("IgnoreFoW", false),
  interactable: {
    read: (_world, piece) => piece.interactable,
    write: (_world, piece, value) => {
      piece.interactable = flag(value);
    },
  },
  is_face_down: { read: (_world, piece) => upsideDown(piece.rotation) },
  loading_custom: { read: (_world, piece) => piece.spawning && piece.state["CustomImage"] !== undefined },
  locked: {
    read: (_world, piece) => piece.state.Locked === true,
    write: (world, piece, value) => setLocked(world, piece, flag(value)),
  },
  mass: physical("Rigidbody", "Mass", 1),
  max_typed_number: kept("max_typed_number", 99),
  measure_movement: saved("MeasureMovement", false),
  memo: {
    read: (_world, piece) => piece.state.Memo,
    write: (_world, piece, value) => {
      const memo = optionalText(value, "memo");
      if (memo === undefined) delete piece.state.Memo;
      else piece.state.Memo = memo;
    },
  },
  name: { read: (_world, piece) => piece.state.Name },
  pick_up_position: { read: (world, piece) => vectorFor(world, piece.pickUpPosition) },
  pick_up_rotation: { read: (world, piece) => vectorFor(world, piece.pickUpRotation) },
  remainder: { read: (_world, piece) => piece.remainder?.proxy },
  resting: {
    read: (_world, piece) => (piece.resting || piece.state.Locked === true) && !piece.spawning,
    write: (_world, piece, value) => {
      if (value === true) stop(piece);
      piece.resting = flag(value);
    },
  },
  script_code: {
    read: (_world, piece) => piece.state.LuaScript ?? "",
    write: (_world, piece, value) => {
      piece.state.LuaScript = text(value, "script_code");
    },
  },
  script_state: {
    read: (_world, piece) => piece.state.LuaScriptState ?? "",
    write: (_world, piece, value) => {
      piece.state.LuaScriptState = text(value, "script_state");
    },
  },
  spawning: { read: (_world, piece) => piece.spawning },
  static_friction: physical("PhysicsMaterial", "StaticFriction", 0.4),
  sticky: saved("Sticky", true),
  tag: { read: (_world, piece) => OLD_TAGS[piece.type] ?? piece.type },
  tooltip: saved("Tooltip", true),
  type: { read: (_world, piece) => piece.type },
  use_gravity: kept("use_gravity", true),
  use_grid: saved("Grid", true),
  use_hands: {
    read: (_world, piece) => usesHands(piece),
    write: (world, piece, value) => {
      piece.state.Hands = flag(value);
      if (!isZone(piece)) lookAgain(world);
    },
  },
  use_rotation_value_flip: kept("use_rotation_value_flip", false),
  use_snap_points: saved("Snap", true),
  value: saved("Value", 0),
  value_flags: kept("value_flags", 0),
};

/** The GUID as scripts may read it: it is final only when the object is really there. */
export function guidOf(piece: Piece): string {
  if (!piece.spawning) return piece.guid;
  const wanted = piece.state.GUID ?? "";
  return wanted === "" ? "-1" : wanted;
}
