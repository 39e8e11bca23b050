import { halfExtents, type Point, point, rotated } from "../geometry";
import { times } from "../geometry";
import type { Piece, World } from "../world";
import { surfaceOf } from "./catalogue";
import { isThere, isZone } from "./pieces";

/** An upright box in the world. */
export interface Bounds {
  center: Point;
  half: Point;
}

/** The box around an object, turned as the object is. */
export function boundsOf(piece: Piece): Bounds {
  if (isZone(piece)) {
    const half = halfExtents(piece.scale, piece.rotation);
    return { center: piece.position, half };
  }
  const { size, rest, shape } = piece.body;
  const real = times(size, piece.scale);
  const lift = times(point(0, size.y / 2 - rest, 0), piece.scale);
  const offset = shape === "ball" ? lift : rotated(piece.rotation, lift);
  return {
    center: point(piece.position.x + offset.x, piece.position.y + offset.y, piece.position.z + offset.z),
    half:
      shape === "ball"
        ? point(Math.abs(real.x) / 2, Math.abs(real.y) / 2, Math.abs(real.z) / 2)
        : halfExtents(real, piece.rotation),
  };
}

/** Whether two boxes overlap seen from above, by more than `slack`. */
export function overlapAbove(a: Bounds, b: Bounds, slack: number): boolean {
  return (
    Math.abs(a.center.x - b.center.x) < a.half.x + b.half.x - slack &&
    Math.abs(a.center.z - b.center.z) < a.half.z + b.half.z - slack
  );
}

/** The height of the table's top at a place, or of the floor beside it. */
export function groundAt(world: World, x: number, z: number): number {
  const surface = surfaceOf(world.save.Table ?? "");
  if (surface === undefined) return world.settings.floor;
  const inside = surface.round
    ? (x / surface.halfX) ** 2 + (z / surface.halfZ) ** 2 <= 1
    : Math.abs(x) <= surface.halfX && Math.abs(z) <= surface.halfZ;
  return inside ? surface.height : world.settings.floor;
}

/** Whether an object is solid: not a zone, not in somebody's hand. */
export function isSolid(piece: Piece): boolean {
  return isThere(piece) && !isZone(piece) && piece.heldBy === undefined && piece.hand === undefined;
}

/** Whether an object tumbles: nothing comes to rest on it. */
function isRolling(piece: Piece): boolean {
  return piece.motion?.body?.kind === "roll";
}

export interface Support {
  height: number;
  piece: Piece | undefined;
}

/** What an object would come to rest on: the highest thing below its middle, else the table or the floor. */
export function supportBelow(world: World, piece: Piece): Support {
  const own = boundsOf(piece);
  let height = groundAt(world, piece.position.x, piece.position.z);
  let found: Piece | undefined;
  for (const other of world.pieces) {
    if (other === piece || !isSolid(other) || other.type === "3D Text" || isRolling(other)) continue;
    const reach = Math.abs(other.position.x - own.center.x) + Math.abs(other.position.z - own.center.z);
    if (reach > 60) continue;
    const bounds = boundsOf(other);
    if (!overlapAbove(own, bounds, 0.1)) continue;
    const top = bounds.center.y + bounds.half.y;
    if (bounds.center.y > own.center.y + 0.001 || top < height) continue;
    if (bounds.center.y === own.center.y && world.pieces.indexOf(other) > world.pieces.indexOf(piece))
      continue;
    height = top;
    found = other;
  }
  return { height, piece: found };
}

/** The height of the pivot of an object that rests on `support`. */
export function restingHeight(piece: Piece, support: number): number {
  const bounds = boundsOf(piece);
  return support + bounds.half.y + (piece.position.y - bounds.center.y);
}

/** The objects that touch this one: their boxes meet or nearly so. */
export function touchedBy(world: World, piece: Piece): Piece[] {
  const own = boundsOf(piece);
  const touching: Piece[] = [];
  for (const other of world.pieces) {
    if (other === piece || !isSolid(other)) continue;
    const bounds = boundsOf(other);
    if (
      overlapAbove(own, bounds, 0) &&
      Math.abs(own.center.y - bounds.center.y) <= own.half.y + bounds.half.y + 0.05
    )
      touching.push(other);
  }
  return touching;
}
