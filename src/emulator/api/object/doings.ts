import { COMPONENT_FUNCTIONS } from "./components";
import { drop, randomize, raiseForTurn } from "../../actions";
import { point, plus } from "../../geometry";
import { raise } from "../../lua/fault";
import { isRolled, roll } from "../../objects/dice";
import { slide, slideTurn } from "../../objects/motion";
import { destroy, reload, savedRecord, spawn, SPAWN_PLACE } from "../../objects/spawning";
import { seated } from "../../players";
import { currentScript } from "../../scripts";
import type { Method } from "../../strict";
import { copyData } from "../../data";
import type { Piece, World } from "../../world";
import { flag, functionOf, number, optionalPoint, optionalText, pieceFrom, table, text } from "../parameters";

type ObjectMethod = Method<Piece>;

const destruct: ObjectMethod = (world, piece) => {
  destroy(world, piece);
  return true;
};

function clone(world: World, piece: Piece, parameters: unknown): object {
  const given = parameters === undefined ? undefined : table(parameters, "clone");
  const position = optionalPoint(given?.get("position"), "position") ?? SPAWN_PLACE;
  const record = savedRecord(world, piece);
  return spawn(world, { ...record, GUID: piece.guid }, { position }).proxy;
}

/** Whether an attachment still exists at this 0-based place. */
function attachmentAt(piece: Piece, index: unknown): number {
  const place = number(index, "attachment");
  return piece.attachments[place] === undefined ? raise(`there is no attachment ${place}`) : place;
}

function removeAttachment(world: World, piece: Piece, place: number): object | undefined {
  const record = piece.attachments[place];
  piece.attachments = piece.attachments.filter((_, index) => index !== place);
  piece.state["ChildObjects"] = piece.attachments;
  return record === undefined ? undefined : spawn(world, record, {}).proxy;
}

function throwOrHop(world: World, piece: Piece): boolean {
  if (piece.state.Locked === true) return false;
  if (isRolled(piece)) roll(world, piece);
  else randomize(world, piece, undefined);
  return true;
}

/** The actions of an object. */
export const DOING_FUNCTIONS: Readonly<Record<string, ObjectMethod>> = {
  destruct,
  destroy: destruct,
  clone,
  reload: (world, piece) => reload(world, piece).proxy,
  drop: (world, piece) => {
    if (piece.heldBy === undefined) return false;
    drop(world, piece.heldBy, piece);
    return true;
  },
  flip: (world, piece) => {
    const { x, y, z } = piece.motion?.turn?.to ?? piece.rotation;
    slideTurn(world, piece, point(x, y, z + 180), true);
    if (piece.state.Locked !== true && piece.heldBy === undefined && piece.motion?.slide === undefined)
      raiseForTurn(world, piece);
    return true;
  },
  roll: throwOrHop,
  randomize: (world, piece, color) => randomize(world, piece, optionalText(color, "randomize")),
  addContextMenuItem: (world, piece, label, action, keepOpen) => {
    piece.menu.push({
      label: text(label, "addContextMenuItem"),
      action: functionOf(action, "addContextMenuItem"),
      script: currentScript(world),
      keepOpen: flag(keepOpen),
    });
    return true;
  },
  clearContextMenu: (_world, piece) => {
    piece.menu = [];
    return true;
  },
  addToPlayerSelection: (world, piece, color) => {
    const person = seated(world, text(color, "addToPlayerSelection"));
    if (person === undefined) return false;
    if (!person.selected.includes(piece)) {
      person.selected.push(piece);
      piece.selectedBy.push(person);
    }
    return true;
  },
  removeFromPlayerSelection: (world, piece, color) => {
    const person = seated(world, text(color, "removeFromPlayerSelection"));
    if (person === undefined) return false;
    person.selected = person.selected.filter((other) => other !== piece);
    piece.selectedBy = piece.selectedBy.filter((other) => other !== person);
    return true;
  },
  registerCollisions: (_world, piece, stay) => {
    piece.registeredCollisions = { stay: flag(stay) };
    return true;
  },
  unregisterCollisions: (_world, piece) => {
    piece.registeredCollisions = undefined;
    piece.touching = [];
    return true;
  },
  addAttachment: (world, piece, other) => {
    const attached = pieceFrom(world, other, "addAttachment");
    piece.attachments = [...piece.attachments, savedRecord(world, attached)];
    piece.state["ChildObjects"] = piece.attachments;
    destroy(world, attached);
    return true;
  },
  getAttachments: (_world, piece) =>
    piece.attachments.map((record, index) => ({
      index,
      guid: record.GUID ?? "",
      name: record.Name,
      nickname: record.Nickname ?? "",
      description: record.Description ?? "",
      gm_notes: record.GMNotes ?? "",
      lua_script: record.LuaScript ?? "",
      lua_script_state: record.LuaScriptState ?? "",
    })),
  removeAttachment: (world, piece, index) => removeAttachment(world, piece, attachmentAt(piece, index)),
  removeAttachments: (world, piece) => {
    const revived: unknown[] = [];
    while (piece.attachments.length > 0) revived.push(removeAttachment(world, piece, 0));
    return revived;
  },
  destroyAttachment: (_world, piece, index) => {
    const place = attachmentAt(piece, index);
    piece.attachments = piece.attachments.filter((_, other) => other !== place);
    piece.state["ChildObjects"] = piece.attachments;
    return true;
  },
  destroyAttachments: (_world, piece) => {
    piece.attachments = [];
    delete piece.state["ChildObjects"];
    return true;
  },
  jointTo: (world, piece, other, parameters) => {
    if (other === undefined) piece.joints = [];
    else piece.joints.push({ other: pieceFrom(world, other, "jointTo"), parameters: copyData(parameters) });
    return true;
  },
  getJoints: (_world, piece) =>
    piece.joints.map(({ other, parameters }) => ({
      ...(parameters as object),
      joint_object_guid: other.guid,
    })),
  moveToHandStash: (world, piece) => {
    const zone = piece.hand;
    if (zone === undefined) return false;
    slide(world, piece, plus(zone.position, point(0, -1, 0)), true);
    return true;
  },
  ...COMPONENT_FUNCTIONS,
};
