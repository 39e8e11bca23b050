import { below } from "../../kit/data/random";
import { distance, dot, type Point, point, skyInside, wholeTurns } from "../geometry";
import { raise } from "../lua/fault";
import { framesIn } from "../schedule";
import type { RotationValueState } from "../state";
import type { Piece, World } from "../world";
import { surfaceOf } from "./catalogue";
import { builtInFaces, customDiceFaces } from "./faces";
import { isSmoothMoving, moved, slide, slideTurn, stop } from "./motion";
import { boundsOf, isSolid, overlapAbove, restingHeight, supportBelow } from "./physics";

/** The faces of an object: its own rotation values, or those of the built-in die. Empty when it has none. */
export function facesOf(piece: Piece): readonly RotationValueState[] {
  const own = piece.state.RotationValues;
  if (own !== undefined && own.length > 0) return own;
  if (piece.state.Name === "Custom_Dice") return customDiceFaces(customDiceType(piece)) ?? [];
  return builtInFaces(piece.state.Name) ?? [];
}

function customDiceType(piece: Piece): number {
  const image = piece.state["CustomImage"] as { CustomDice?: { Type?: number } } | undefined;
  return image?.CustomDice?.Type ?? 1;
}

/** Whether roll() throws this object. */
export function isRolled(piece: Piece): boolean {
  return piece.type === "Dice" || piece.type === "Coin" || facesOf(piece).length > 0;
}

/** The face that looks at the sky now, whichever way the object is; nothing without faces. */
export function faceUp(piece: Piece): RotationValueState | undefined {
  const sky = skyInside(piece.rotation);
  let best: RotationValueState | undefined;
  let nearness = -2;
  for (const face of facesOf(piece)) {
    const near = dot(sky, skyInside(face.Rotation));
    if (near > nearness + 1e-9) {
      nearness = near;
      best = face;
    }
  }
  return best;
}

/** The value of the face that is up: as a script reads it. */
export function valueUp(piece: Piece): string | number | undefined {
  const value = faceUp(piece)?.Value;
  return value === undefined ? undefined : scriptValue(value);
}

/** Saves of today hold the values as strings; scripts read those that are numbers as numbers. */
export function scriptValue(value: string | number): string | number {
  if (typeof value === "number") return value;
  return string.match(value, "^%-?%d+$")[0] === undefined ? value : (tonumber(value) ?? value);
}

/** Throws an object: it tumbles and comes to rest on a face, which a test may have chosen beforehand. */
export function roll(world: World, piece: Piece): void {
  const faces = facesOf(piece);
  const { schedule, settings, random } = world;
  const face = forcedFace(world, piece, faces) ?? faces[below(random, Math.max(1, faces.length))];
  const upright = face?.Rotation ?? piece.rotation;
  const [least, most] = settings.rollSeconds;
  const time = framesIn(schedule, least + ((most - least) * below(random, 1001)) / 1000);
  const cocked = world.faults.cocked.has(piece) || below(random, 1000) < settings.cockedChance * 1000;
  world.faults.cocked.delete(piece);
  // A cocked die leans against something; at half the angle between two faces of a d20 (21 degrees) it would be the next.
  const lean = cocked ? 18 : 0;
  const to = landingPlace(world, piece);
  stop(piece);
  moved(world, piece).body = {
    kind: "roll",
    from: piece.position,
    to,
    spin: point(720 + below(random, 720), below(random, 720) - 360, 540 + below(random, 720)),
    final: wholeTurns(point(upright.x + lean, upright.y + below(random, 360), upright.z)),
    start: schedule.frame,
    end: schedule.frame + time,
  };
  // In the frame of the throw the body still reports that it rests.
  piece.resting = true;
}

function forcedFace(
  world: World,
  piece: Piece,
  faces: readonly RotationValueState[],
): RotationValueState | undefined {
  const place = world.forcedFaces.findIndex((forced) => forced.piece === undefined || forced.piece === piece);
  const forced = place < 0 ? undefined : world.forcedFaces[place];
  if (forced === undefined) return undefined;
  world.forcedFaces.splice(place, 1);
  const face = faceWith(faces, forced.face);
  return (
    face ?? raise(`${piece.state.Name} (${piece.guid}) has no face ${forced.face}, which the test asks for`)
  );
}

/** The face of that value; numbers and their texts are the same. */
export function faceWith(
  faces: readonly RotationValueState[],
  value: string | number,
): RotationValueState | undefined {
  return faces.find((face) => tostring(face.Value) === tostring(value));
}

/** Where a thrown object ends: not on top of another, not beside the table. */
function landingPlace(world: World, piece: Piece): Point {
  const { random, settings } = world;
  const start = piece.position;
  let to = start;
  for (let attempt = 0; attempt < 12; attempt++) {
    const angle = below(random, 360) * (Math.PI / 180);
    const reach = (settings.rollDistance * below(random, 1001)) / 1000;
    to = keptOnTable(
      world,
      start,
      point(start.x + Math.cos(angle) * reach, start.y, start.z + Math.sin(angle) * reach),
    );
    if (isFree(world, piece, to)) break;
  }
  const probe: Piece = { ...piece, position: to };
  return point(to.x, restingHeight(probe, supportBelow(world, probe).height), to.z);
}

/** An object thrown on the table stays there; beside it nothing would stop it. */
function keptOnTable(world: World, start: Point, place: Point): Point {
  const surface = surfaceOf(world.save.Table ?? "");
  if (surface === undefined) return place;
  if (Math.abs(start.x) > surface.halfX || Math.abs(start.z) > surface.halfZ) return place;
  const part = surface.round ? 0.7 : 0.97;
  const [x, z] = [surface.halfX * part, surface.halfZ * part];
  return point(Math.max(-x, Math.min(x, place.x)), place.y, Math.max(-z, Math.min(z, place.z)));
}

function isFree(world: World, piece: Piece, to: Point): boolean {
  const probe: Piece = { ...piece, position: to };
  const own = boundsOf(probe);
  for (const other of world.pieces) {
    if (other === piece || !isSolid(other) || other.state.Locked === true) continue;
    const body = other.motion?.body;
    const there = body?.kind === "roll" ? { ...other, position: body.to } : other;
    if (distance(there.position, to) < 8 && overlapAbove(own, boundsOf(there), 0)) return false;
  }
  return true;
}

/** Turns an object so that a face is up, as setRotationValue does: it is lifted, turned and let go. */
export function showFace(world: World, piece: Piece, value: string | number): boolean {
  const face = faceWith(facesOf(piece), value);
  if (face === undefined) return false;
  const yaw = piece.rotation.y;
  slideTurn(
    world,
    piece,
    point(face.Rotation.x, face.Rotation.y === 0 ? yaw : face.Rotation.y, face.Rotation.z),
    true,
  );
  if (!isSmoothMoving(piece)) return true;
  slide(world, piece, point(piece.position.x, piece.position.y + 0.5, piece.position.z), true);
  return true;
}
