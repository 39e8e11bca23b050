import { MathUtils, Vector3 } from "three";

/** A face of a polyhedron around the origin, all of whose faces are 1 away from it. */
export interface Face {
  /** Looks outward; its length is 1, so it is also where the face is nearest to the origin. */
  normal: Vector3;
  /** In order, counterclockwise from outside. */
  corners: Vector3[];
}

const GOLDEN = (1 + Math.sqrt(5)) / 2;
/** How far the faces of the game's ten-sided die look up from its equator, in degrees. */
const TEN_SIDED_TILT = 38;

/** Directions in which the faces of a regular solid look, or of a ten-sided die about z. Empty for other numbers. */
export function faceNormals(sides: number): Vector3[] {
  switch (sides) {
    case 4:
      return normalised([1, 1, 1], [1, -1, -1], [-1, 1, -1], [-1, -1, 1]);
    case 6:
      return normalised(...cycled([1, 0, 0]));
    case 8:
      return normalised(...signed([1, 1, 1]));
    case 10:
      return Array.from({ length: 10 }, (_, index) =>
        tilted(36 * index, TEN_SIDED_TILT * (index % 2 === 0 ? 1 : -1)),
      );
    case 12:
      return normalised(...cycled([0, 1, GOLDEN]));
    case 20:
      return normalised(...signed([1, 1, 1]), ...cycled([0, 1 / GOLDEN, GOLDEN]));
    default:
      return [];
  }
}

/** The polyhedron that these planes enclose. */
export function enclosed(normals: readonly Vector3[]): Face[] {
  const corners = cornersOf(normals);
  return normals.map((normal) => {
    const own = corners.filter((corner) => Math.abs(corner.dot(normal) - 1) < TOLERANCE);
    return { normal, corners: inOrder(own, normal) };
  });
}

/** Two neighbouring corners of a face. */
export type Edge = readonly [start: Vector3, end: Vector3];

/** The edges of a face, in the order of its corners. */
export function edgesOf(corners: readonly Vector3[]): Edge[] {
  return corners.flatMap((start, index): Edge[] => {
    const end = corners[(index + 1) % corners.length];
    return end === undefined ? [] : [[start, end]];
  });
}

type Triple = readonly [number, number, number];

const TOLERANCE = 1e-6;

/** Where three planes meet and no other cuts the point off. */
function cornersOf(normals: readonly Vector3[]): Vector3[] {
  const corners: Vector3[] = [];
  normals.forEach((a, i) => {
    normals.slice(i + 1).forEach((b, j) => {
      for (const c of normals.slice(i + j + 2)) {
        const corner = meeting(a, b, c);
        const isKnown = corners.some((known) => corner !== undefined && known.distanceTo(corner) < TOLERANCE);
        if (corner === undefined || isKnown) continue;
        if (normals.every((normal) => corner.dot(normal) < 1 + TOLERANCE)) corners.push(corner);
      }
    });
  });
  return corners;
}

/** The point at which three planes meet, each 1 away from the origin; nothing if they do not meet in one. */
function meeting(a: Vector3, b: Vector3, c: Vector3): Vector3 | undefined {
  const [bc, ca, ab] = [b.clone().cross(c), c.clone().cross(a), a.clone().cross(b)];
  const volume = a.dot(bc);
  return Math.abs(volume) < TOLERANCE ? undefined : bc.add(ca).add(ab).divideScalar(volume);
}

/** Points in their order around an axis, counterclockwise for anyone who looks against it. */
export function inOrder(points: readonly Vector3[], axis: Vector3): Vector3[] {
  const [first] = points;
  if (first === undefined) return [];
  const start = first.clone().projectOnPlane(axis);
  const side = axis.clone().cross(start);
  const angle = (point: Vector3): number => Math.atan2(point.dot(side) / axis.length(), point.dot(start));
  return [...points].sort((a, b) => angle(a) - angle(b));
}

function tilted(longitude: number, latitude: number): Vector3 {
  const [around, up] = [MathUtils.degToRad(longitude), MathUtils.degToRad(latitude)];
  return new Vector3(Math.cos(up) * Math.cos(around), Math.cos(up) * Math.sin(around), Math.sin(up));
}

function normalised(...directions: Triple[]): Vector3[] {
  return directions.map((direction) => new Vector3(...direction).normalize());
}

/** A direction with its coordinates in turn at each axis, each with either sign. */
function cycled([x, y, z]: Triple): Triple[] {
  return [...signed([x, y, z]), ...signed([y, z, x]), ...signed([z, x, y])];
}

/** A direction with either sign of each coordinate; those that are 0 have but one. */
function signed([x, y, z]: Triple): Triple[] {
  const both = (value: number): number[] => (value === 0 ? [0] : [value, -value]);
  return both(x).flatMap((a) => both(y).flatMap((b) => both(z).map((c): Triple => [a, b, c])));
}
