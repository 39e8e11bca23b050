import { minus, plus, point, scaled } from "../geometry";
import { raise } from "../lua/fault";
import { boundsOf } from "../objects/physics";
import { isThere, isZone } from "../objects/pieces";
import { pointFrom, vectorFor } from "../scripts";
import type { Piece, World } from "../world";
import { optionalNumber, optionalPoint, table } from "./parameters";

/** Casts a ray or a box straight through the boxes of the objects, and lists what it meets, nearest first. */
export function cast(world: World, parameters: unknown): object[] {
  const given = table(parameters, "Physics.cast");
  const origin = optionalPoint(given.get("origin"), "origin") ?? point(0, 0, 0);
  const direction = pointFrom(given.get("direction"), "direction");
  const kind = optionalNumber(given.get("type"), "type") ?? 1;
  const size = optionalPoint(given.get("size"), "size") ?? point(0, 0, 0);
  const reach = optionalNumber(given.get("max_distance"), "max_distance") ?? 1000;
  const length = Math.sqrt(direction.x ** 2 + direction.y ** 2 + direction.z ** 2);
  if (length === 0) return raise("Physics.cast: the direction has no length");
  const unit = scaled(direction, 1 / length);
  const half = kind === 1 ? point(0, 0, 0) : scaled(size, 0.5);
  const hits: { piece: Piece; distance: number }[] = [];
  for (const piece of world.pieces) {
    if (!isThere(piece) || isZone(piece)) continue;
    const bounds = boundsOf(piece);
    const away = meets(minus(bounds.center, origin), plus(bounds.half, half), unit, reach);
    if (away !== undefined) hits.push({ piece, distance: away });
  }
  hits.sort((a, b) => a.distance - b.distance);
  return hits.map(({ piece, distance }) => ({
    point: vectorFor(world, plus(origin, scaled(unit, distance))),
    normal: vectorFor(world, scaled(unit, -1)),
    distance,
    hit_object: piece.proxy,
  }));
}

/** Where a ray from the origin enters a box, by slabs. */
function meets(
  center: { x: number; y: number; z: number },
  half: { x: number; y: number; z: number },
  unit: { x: number; y: number; z: number },
  reach: number,
): number | undefined {
  let enters = 0;
  let leaves = reach;
  for (const axis of ["x", "y", "z"] as const) {
    const low = center[axis] - half[axis];
    const high = center[axis] + half[axis];
    if (Math.abs(unit[axis]) < 1e-9) {
      if (low > 0 || high < 0) return undefined;
      continue;
    }
    const a = low / unit[axis];
    const b = high / unit[axis];
    enters = Math.max(enters, Math.min(a, b));
    leaves = Math.min(leaves, Math.max(a, b));
  }
  return enters <= leaves ? enters : undefined;
}
