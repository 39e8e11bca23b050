import type { DieItem } from "../../kit/box";
import type { DiePiece } from "../../kit/scene";
import { diePose } from "../objects/geometry";
import { pieceMemo } from "../objects/memo";
import { dieData, dieTurn } from "../objects/object-data";
import type { Pose } from "../objects/pose";
import { isHeld, settleTurn } from "./motion";
import { evenly } from "./wardrobe";
import { isGone, spawn, type Work, putRight } from "./work";

/** Puts a die where the scene wants it, with the face up that it shows. */
export function placeDie(work: Work, piece: DiePiece): void {
  const item = work.dice[piece.id];
  if (item === undefined) return;
  const pose = diePose(work.where, piece.place, item);
  const object = work.inventory.loose[piece.id];
  if (isGone(work, object)) return;
  if (object === undefined) {
    const turned = turnedTo(work, pose, item, piece.face ?? item.sides);
    const script = item.isCounter === true ? "" : (attachedScripts.die ?? "");
    spawn(work, dieData(item, pieceMemo(work.game, piece.id), turned, script));
    return;
  }
  if (isHeld(object)) return;
  putRight(work, object, { ...piece, make: evenly(item.size, item.tint), pose });
  if (piece.face === undefined) return;
  // A die that waits to be picked up may be as it fell; one that was put away is turned so that it reads upright.
  const shows = tostring(object.getRotationValue()) === `${piece.face}`;
  if (!shows || !piece.movable) settleTurn(object, turnedTo(work, pose, item, piece.face));
}

function turnedTo(work: Work, pose: Pose, item: DieItem, face: number): Pose {
  const turn = dieTurn(item.sides, face);
  return { ...pose, pitch: turn.x, yaw: turn.y + work.where.yaw, roll: turn.z };
}
