import { Euler, MathUtils, Quaternion, Vector3 } from "three";
import type { Point } from "../protocol";

/*
 * The game's axes are left-handed: x to the right, y up, z away from the south seat. three's are right-handed. Mirroring
 * z turns one into the other; this is the only place that does it.
 */

/** A place or an offset of the game in three's axes. */
export function toVector({ x, y, z }: Point): Vector3 {
  return new Vector3(x, y, -z);
}

/** The inverse of `toVector`. */
export function toPoint({ x, y, z }: Vector3): Point {
  return { x, y, z: -z };
}

/** A turn of the game, in degrees: about z first, then x, then y. */
export function toQuaternion({ x, y, z }: Point): Quaternion {
  const { degToRad } = MathUtils;
  return new Quaternion().setFromEuler(new Euler(-degToRad(x), -degToRad(y), degToRad(z), "YXZ"));
}

/** Sizes have no direction. */
export function toScale({ x, y, z }: Point): Vector3 {
  return new Vector3(x, y, z);
}
