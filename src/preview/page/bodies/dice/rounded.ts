import { BufferGeometry, Float32BufferAttribute, type Vector3 } from "three";
import { edgesOf, type Face, inOrder } from "./solids";

/** Steps in which the surface bends from one face to the next. */
const STEPS = 3;

/** A point of a surface, and where the surface looks there. */
interface SurfacePoint {
  position: Vector3;
  normal: Vector3;
}

/**
 * A polyhedron with round edges and corners: a smaller one with a ball of this radius rolled all around it. Its faces
 * stay 1 away from the origin.
 */
export function roundedSolid(faces: readonly Face[], radius: number): BufferGeometry {
  const at = (corner: Vector3, normal: Vector3): SurfacePoint => ({
    position: corner
      .clone()
      .multiplyScalar(1 - radius)
      .addScaledVector(normal, radius),
    normal,
  });
  const surface = [
    ...faces.flatMap(({ normal, corners }) => fan(corners.map((corner) => at(corner, normal)))),
    ...faces.flatMap((face) => roundEdges(face, faces, at)),
    ...roundCorners(faces, at),
  ];
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", attribute(surface.map(({ position }) => position)));
  geometry.setAttribute("normal", attribute(surface.map(({ normal }) => normal)));
  return geometry;
}

/** The corners of a face of such a solid, as far as it is flat. */
export function flatCorners({ normal, corners }: Face, radius: number): Vector3[] {
  return corners.map((corner) => corner.clone().lerp(normal, radius));
}

type Place = (corner: Vector3, normal: Vector3) => SurfacePoint;

/** The strips from a face to those of its neighbours that come later in the list, so each edge has one. */
function roundEdges(face: Face, faces: readonly Face[], at: Place): SurfacePoint[] {
  const later = faces.slice(faces.indexOf(face) + 1);
  return edgesOf(face.corners).flatMap(([start, end]) => {
    const neighbour = later.find(({ corners }) => corners.includes(start) && corners.includes(end));
    if (neighbour === undefined) return [];
    const bends = bend(face.normal, neighbour.normal);
    return bends.slice(1).flatMap((to, step) => {
      const from = bends[step] ?? to;
      return fan([at(start, from), at(start, to), at(end, to), at(end, from)]);
    });
  });
}

/** The caps of a ball at the corners. */
function roundCorners(faces: readonly Face[], at: Place): SurfacePoint[] {
  const corners = [...new Set(faces.flatMap((face) => face.corners))];
  return corners.flatMap((corner) => {
    const normals = faces.filter((face) => face.corners.includes(corner)).map(({ normal }) => normal);
    const tip = at(corner, corner.clone().normalize());
    return edgesOf(inOrder(normals, corner)).flatMap(([left, right]) => {
      const bends = bend(left, right).map((normal) => at(corner, normal));
      return bends.slice(1).flatMap((to, step) => [tip, bends[step] ?? to, to]);
    });
  });
}

/** Directions from one to another. */
function bend(from: Vector3, to: Vector3): Vector3[] {
  return Array.from({ length: STEPS + 1 }, (_, step) =>
    from
      .clone()
      .lerp(to, step / STEPS)
      .normalize(),
  );
}

/** The triangles of a convex polygon. */
function fan<T>([first, ...others]: readonly T[]): T[] {
  if (first === undefined) return [];
  return others.slice(1).flatMap((point, index) => [first, others[index] ?? point, point]);
}

function attribute(vectors: readonly Vector3[]): Float32BufferAttribute {
  return new Float32BufferAttribute(
    vectors.flatMap((vector) => vector.toArray()),
    3,
  );
}
