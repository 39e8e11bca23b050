import { Matrix4, Quaternion, Vector3 } from "three";

/**
 * The turn that brings a solid's faces nearest to the directions in which a die's faces look. The game writes these in
 * whole degrees, so they fit no solid exactly. Without two directions there is nothing to turn by.
 */
export function alignment(normals: readonly Vector3[], directions: readonly Vector3[]): Quaternion {
  const [first, ...others] = directions;
  const second = others.find((direction) => first !== undefined && Math.abs(first.dot(direction)) < 0.95);
  const identity = new Quaternion();
  if (first === undefined || second === undefined) return identity;
  let best = { turn: identity, error: Infinity };
  const target = frame(first, second);
  for (const a of normals)
    for (const b of normals) {
      if (Math.abs(a.dot(b) - first.dot(second)) > 0.1) continue;
      const turn = target.clone().multiply(frame(a, b).invert());
      const error = misfit(turned(normals, turn), directions);
      if (error < best.error - 1e-6) best = { turn, error };
    }
  return settled(normals, directions, best.turn);
}

/** The nearest of some directions. */
export function nearest(directions: readonly Vector3[], to: Vector3): Vector3 {
  return directions.reduce((best, direction) => (direction.dot(to) > best.dot(to) ? direction : best), ZERO);
}

const ZERO = new Vector3();

/** The orthogonal frame with its first axis along `a` and its second towards `b`. */
function frame(a: Vector3, b: Vector3): Quaternion {
  const z = a.clone().cross(b).normalize();
  return new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(a, z.clone().cross(a), z));
}

function turned(normals: readonly Vector3[], turn: Quaternion): Vector3[] {
  return normals.map((normal) => normal.clone().applyQuaternion(turn));
}

function misfit(normals: readonly Vector3[], directions: readonly Vector3[]): number {
  return directions.reduce((sum, direction) => sum + 1 - nearest(normals, direction).dot(direction), 0);
}

/** Spreads what is left of the misfit evenly: each step turns by the mean of the turns that the directions ask for. */
function settled(normals: readonly Vector3[], directions: readonly Vector3[], start: Quaternion): Quaternion {
  const turn = start.clone();
  for (let step = 0; step < 20; step++) {
    const placed = turned(normals, turn);
    const pull = new Vector3();
    for (const direction of directions) pull.add(nearest(placed, direction).clone().cross(direction));
    pull.divideScalar(directions.length);
    const angle = pull.length();
    if (angle < 1e-9) break;
    turn.premultiply(new Quaternion().setFromAxisAngle(pull.normalize(), angle));
  }
  return turn;
}
