import {
  BufferGeometry,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  Vector2,
  type Vector3,
} from "three";
import type { LineView } from "../../protocol";
import { toVector } from "../space";
import { PRINT, toColor } from "./materials";

/** How far the joint of a sharp bend may stick out, in half thicknesses. */
const LONGEST_MITRE = 4;

/** The mesh of some vector lines, in the space of what they belong to. Anyone who drops it calls `dispose`. */
export interface Lines {
  readonly root: Mesh;
  dispose(): void;
}

/** Draws vector lines as flat ribbons that face up, in their own colours whatever the light is. */
export function createLines(lines: readonly LineView[]): Lines {
  const positions: number[] = [];
  const colours: number[] = [];
  const indices: number[] = [];
  for (const line of lines) {
    const first = positions.length / 3;
    const rims = ribbon(line);
    const { r, g, b } = toColor(line.colour);
    for (const { x, y, z } of rims) {
      positions.push(x, y, z);
      colours.push(r, g, b, line.colour.a ?? 1);
    }
    for (let rim = 0; rim + 3 < rims.length; rim += 2)
      indices.push(...[0, 1, 2, 1, 3, 2].map((corner) => first + rim + corner));
  }
  const geometry = new BufferGeometry()
    .setAttribute("position", new Float32BufferAttribute(positions, 3))
    .setAttribute("color", new Float32BufferAttribute(colours, 4))
    .setIndex(indices);
  const material = new MeshBasicMaterial({ ...PRINT, vertexColors: true });
  const root = new Mesh(geometry, material);
  // Over mats that let the ground shine through. Lines take no clicks.
  root.renderOrder = 1;
  root.raycast = () => undefined;
  return {
    root,
    dispose() {
      geometry.dispose();
      material.dispose();
    },
  };
}

/**
 * The rims of a line's ribbon, in three's axes: left and right of its first point, of its second, and so on; of a loop
 * the first point again at the end. Joints are mitred.
 */
export function ribbon(line: LineView): Vector3[] {
  const points = withoutRepeats(line.points.map(toVector));
  const first = points[0];
  if (first === undefined || points.length < 2) return [];
  const closed = (line.loop ?? false) && points.length > 2;
  const rims = points.flatMap((point, index) => {
    const before = points[index - 1] ?? (closed ? points.at(-1) : undefined);
    const after = points[index + 1] ?? (closed ? first : undefined);
    const side = mitre(before, point, after).multiplyScalar(line.thickness / 2);
    return [shifted(point, side, 1), shifted(point, side, -1)];
  });
  return closed ? [...rims, ...rims.slice(0, 2)] : rims;
}

function withoutRepeats(points: readonly Vector3[]): Vector3[] {
  return points.filter((point, index) => !points[index - 1]?.equals(point));
}

function shifted(point: Vector3, side: Vector2, times: number): Vector3 {
  const place = point.clone();
  place.x += side.x * times;
  place.z += side.y * times;
  return place;
}

/** From a point to the left rim of its joint, for a ribbon that is 2 wide; seen from above, as x and z. */
function mitre(before: Vector3 | undefined, point: Vector3, after: Vector3 | undefined): Vector2 {
  const arriving = before === undefined ? undefined : leftOf(before, point);
  const leaving = after === undefined ? undefined : leftOf(point, after);
  if (arriving === undefined || leaving === undefined) return arriving ?? leaving ?? new Vector2();
  const middle = arriving.clone().add(leaving);
  // A line that turns right back has no mitre.
  if (middle.lengthSq() < 1e-6) return arriving;
  middle.normalize();
  return middle.divideScalar(Math.max(middle.dot(arriving), 1 / LONGEST_MITRE));
}

/** One unit to the left of the way from one point to another. */
function leftOf(from: Vector3, to: Vector3): Vector2 {
  return new Vector2(to.z - from.z, from.x - to.x).normalize();
}
