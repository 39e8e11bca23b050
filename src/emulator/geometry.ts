/** Unity's geometry: left-handed, y up, degrees, rotations applied in the order z, x, y (R = Ry * Rx * Rz). */
export interface Point {
  x: number;
  y: number;
  z: number;
}

const RADIANS = Math.PI / 180;

export function point(x: number, y: number, z: number): Point {
  return { x, y, z };
}

export function plus(a: Point, b: Point): Point {
  return point(a.x + b.x, a.y + b.y, a.z + b.z);
}

export function minus(a: Point, b: Point): Point {
  return point(a.x - b.x, a.y - b.y, a.z - b.z);
}

/** Component by component, as a scale acts on a point. */
export function times(a: Point, b: Point): Point {
  return point(a.x * b.x, a.y * b.y, a.z * b.z);
}

export function scaled(a: Point, factor: number): Point {
  return point(a.x * factor, a.y * factor, a.z * factor);
}

export function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

export function distance(a: Point, b: Point): number {
  return Math.sqrt(dot(minus(a, b), minus(a, b)));
}

/** An angle brought into 0 up to 360. */
export function wholeTurn(angle: number): number {
  return angle % 360;
}

/** A rotation with every angle brought into 0 up to 360, as getRotation reports it. */
export function wholeTurns(rotation: Point): Point {
  return point(wholeTurn(rotation.x), wholeTurn(rotation.y), wholeTurn(rotation.z));
}

/** The shortest way from one angle to another: -180 to 180. */
function turnBetween(from: number, to: number): number {
  return ((to - from + 180) % 360) - 180;
}

/** A direction or offset turned by a rotation. */
export function rotated(rotation: Point, v: Point): Point {
  return turnY(rotation.y, turnX(rotation.x, turnZ(rotation.z, v)));
}

/** The inverse of `rotated`. */
export function unrotated(rotation: Point, v: Point): Point {
  return turnZ(-rotation.z, turnX(-rotation.x, turnY(-rotation.y, v)));
}

function turnX(angle: number, v: Point): Point {
  const cosine = Math.cos(angle * RADIANS);
  const sine = Math.sin(angle * RADIANS);
  return point(v.x, v.y * cosine - v.z * sine, v.y * sine + v.z * cosine);
}

function turnY(angle: number, v: Point): Point {
  const cosine = Math.cos(angle * RADIANS);
  const sine = Math.sin(angle * RADIANS);
  return point(v.x * cosine + v.z * sine, v.y, v.z * cosine - v.x * sine);
}

function turnZ(angle: number, v: Point): Point {
  const cosine = Math.cos(angle * RADIANS);
  const sine = Math.sin(angle * RADIANS);
  return point(v.x * cosine - v.y * sine, v.x * sine + v.y * cosine, v.z);
}

/** The direction that is up for the rotated thing itself: which of its faces looks at the sky. */
export function skyInside(rotation: Point): Point {
  return unrotated(rotation, point(0, 1, 0));
}

/** Whether a flat thing with this rotation shows its back. */
export function upsideDown(rotation: Point): boolean {
  return rotated(rotation, point(0, 1, 0)).y < 0;
}

/** Half the size of the upright box around a rotated box. */
export function halfExtents(size: Point, rotation: Point): Point {
  const x = rotated(rotation, point(size.x / 2, 0, 0));
  const y = rotated(rotation, point(0, size.y / 2, 0));
  const z = rotated(rotation, point(0, 0, size.z / 2));
  return point(
    Math.abs(x.x) + Math.abs(y.x) + Math.abs(z.x),
    Math.abs(x.y) + Math.abs(y.y) + Math.abs(z.y),
    Math.abs(x.z) + Math.abs(y.z) + Math.abs(z.z),
  );
}

/** A point on the straight way between two points; `part` runs from 0 to 1. */
export function between(from: Point, to: Point, part: number): Point {
  return plus(from, scaled(minus(to, from), part));
}

/** A rotation on the shortest way between two rotations, angle by angle. */
export function turnedBetween(from: Point, to: Point, part: number): Point {
  return point(
    from.x + turnBetween(from.x, to.x) * part,
    from.y + turnBetween(from.y, to.y) * part,
    from.z + turnBetween(from.z, to.z) * part,
  );
}

/** Something with a place in the world. */
export interface Placed {
  position: Point;
  rotation: Point;
  scale: Point;
}

/** A point of a thing's own space, in the world. */
export function toWorld(placed: Placed, local: Point): Point {
  return plus(placed.position, rotated(placed.rotation, times(local, placed.scale)));
}

/** A point of the world, in a thing's own space. */
export function toLocal(placed: Placed, world: Point): Point {
  const { x, y, z } = unrotated(placed.rotation, minus(world, placed.position));
  return point(x / placed.scale.x, y / placed.scale.y, z / placed.scale.z);
}
