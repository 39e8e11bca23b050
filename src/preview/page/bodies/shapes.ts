import {
  Box3,
  type BufferGeometry,
  ExtrudeGeometry,
  LatheGeometry,
  type Object3D,
  QuadraticBezierCurve,
  Shape,
  Vector2,
  Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { mergeGeometries, mergeVertices, toCreasedNormals } from "three/addons/utils/BufferGeometryUtils.js";
import type { ObjectView } from "../../protocol";

/** A point of a profile: distance from the axis, and height. */
export type ProfilePoint = readonly [radius: number, height: number];

const TURN_SEGMENTS = 28;
const CURVE_SEGMENTS = 5;
/** Edges that bend by less than this look round. */
const CREASE = Math.PI / 5;

/** Smooth where a surface bends gently, with edges where it bends sharply. Shared corners cost the renderer less. */
export function creased(geometry: BufferGeometry): BufferGeometry {
  const smooth = mergeVertices(toCreasedNormals(geometry, CREASE));
  smooth.clearGroups();
  return smooth;
}

/** A body turned on a lathe. Edges that bend sharply stay sharp. */
export function turned(profile: readonly ProfilePoint[]): BufferGeometry {
  const points = profile.map(([radius, height]) => new Vector2(radius, height));
  return creased(new LatheGeometry(points, TURN_SEGMENTS));
}

/** The points of a curve from one point of a profile to another, drawn towards a third. */
export function curved(from: ProfilePoint, towards: ProfilePoint, to: ProfilePoint): ProfilePoint[] {
  const curve = new QuadraticBezierCurve(new Vector2(...from), new Vector2(...towards), new Vector2(...to));
  return curve.getPoints(CURVE_SEGMENTS).map(({ x, y }): ProfilePoint => [x, y]);
}

/** The points of a ball's profile, from one height above its centre to another. */
export function ballProfile(radius: number, centre: number, from = -radius, to = radius): ProfilePoint[] {
  const start = Math.asin(from / radius);
  const end = Math.asin(to / radius);
  const steps = 8;
  return Array.from({ length: steps + 1 }, (_, step): ProfilePoint => {
    const angle = start + ((end - start) * step) / steps;
    return [Math.max(0, radius * Math.cos(angle)), centre + radius * Math.sin(angle)];
  });
}

/** A flat outline, extruded upwards from y = 0 with rounded edges. */
export function extruded(outline: Shape, height: number, bevel: number): BufferGeometry {
  const geometry = new ExtrudeGeometry(outline, {
    depth: height - 2 * bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelThickness: bevel,
    bevelSegments: 3,
    curveSegments: 12,
  });
  return creased(geometry.translate(0, 0, bevel).rotateX(-Math.PI / 2));
}

/** A rectangle with round corners, centred. */
export function roundedRectangle(width: number, depth: number, radius: number): Shape {
  const [x, y] = [width / 2, depth / 2];
  const quarter = Math.PI / 2;
  return new Shape()
    .absarc(x - radius, y - radius, radius, 0, quarter)
    .absarc(radius - x, y - radius, radius, quarter, 2 * quarter)
    .absarc(radius - x, radius - y, radius, 2 * quarter, 3 * quarter)
    .absarc(x - radius, radius - y, radius, 3 * quarter, 4 * quarter);
}

/** A box with rounded edges, centred. */
export function roundedBox(width: number, height: number, depth: number, radius: number): BufferGeometry {
  return new RoundedBoxGeometry(width, height, depth, 2, radius);
}

/** Several geometries in one. They need the same attributes, which those of this file have. */
export function merged(geometries: readonly BufferGeometry[]): BufferGeometry {
  return mergeGeometries([...geometries]);
}

/** Stretches and moves something sculpted so that it fills the room of the object's size and is on its underside. */
export function fit(sculpture: Object3D, { size, rest }: ObjectView): void {
  const bounds = new Box3().setFromObject(sculpture);
  const [room, centre] = [bounds.getSize(new Vector3()), bounds.getCenter(new Vector3())];
  sculpture.scale.set(size.x / room.x, size.y / room.y, size.z / room.z);
  sculpture.position.set(
    -centre.x * sculpture.scale.x,
    -rest - bounds.min.y * sculpture.scale.y,
    -centre.z * sculpture.scale.z,
  );
}
