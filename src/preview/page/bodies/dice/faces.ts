import { Vector3 } from "three";
import type { FaceView } from "../../../protocol";
import { toQuaternion } from "../../space";
import { alignment, nearest } from "./alignment";
import { type Edge, edgesOf, enclosed, type Face, faceNormals } from "./solids";

/** A value printed on a face: where, and which way its top looks, in the face's plane. */
export interface Mark {
  value: string;
  at: Vector3;
  /** Its length is 1. */
  up: Vector3;
  /** How much room there is for it around `at`. */
  radius: number;
}

export interface DieFace extends Face {
  marks: Mark[];
}

/** The numbers of sides that a die can have. */
export type Sides = 4 | 6 | 8 | 10 | 12 | 20;

/**
 * The faces of a die, in its own space and 1 away from its middle, each with the value that the game reads when it is
 * turned as `values` say. A four-sided die shows its value at the corner that is up, on the three faces around it.
 */
export function dieFaces(sides: Sides, values: readonly FaceView[]): DieFace[] {
  const tops = values.map(topOf);
  // On a four-sided die a corner is up, and the face across from it down.
  const outward = sides === 4 ? -1 : 1;
  const normals = faceNormals(sides);
  const looks = tops.map(({ sky }) => sky.clone().multiplyScalar(outward));
  const turn = alignment(normals, looks);
  const solid = enclosed(normals.map((normal) => normal.applyQuaternion(turn)));
  const marksOn = sides === 4 ? cornerMarks : middleMarks;
  return solid.map((face) => ({ ...face, marks: marksOn(face, tops, solid) }));
}

/** Which way is up and which way is north, in the die's own space, when it shows a value. */
interface Top {
  value: string;
  sky: Vector3;
  north: Vector3;
}

function topOf({ value, rotation }: FaceView): Top {
  const back = toQuaternion(rotation).invert();
  return {
    value,
    sky: new Vector3(0, 1, 0).applyQuaternion(back),
    north: new Vector3(0, 0, -1).applyQuaternion(back),
  };
}

/** The value that the game reads when this face is up, upright for the reader at the south or nearly so. */
function middleMarks(face: Face, tops: readonly Top[], solid: readonly Face[]): Mark[] {
  const normals = solid.map(({ normal }) => normal);
  const top = tops.find(({ sky }) => nearest(normals, sky) === face.normal);
  if (top === undefined) return [];
  const { normal } = face;
  const directions = uprights(face).map((point) => point.sub(normal).normalize());
  const up = nearest(directions, top.north);
  return [{ value: top.value, at: normal, up, radius: innerRadius(face) }];
}

/** Where the top of a number may point to: the corners of a face, or the edges of a square. */
function uprights({ corners, normal }: Face): Vector3[] {
  const distances = corners.map((corner) => corner.distanceTo(normal));
  const isSquare = corners.length === 4 && Math.max(...distances) - Math.min(...distances) < 1e-6;
  return isSquare ? edgesOf(corners).map(middle) : corners.map((corner) => corner.clone());
}

/** The radius of the circle around a face's middle that stays within it. */
function innerRadius({ corners, normal }: Face): number {
  const distances = edgesOf(corners).map(([start, end]) => {
    const edge = end.clone().sub(start);
    return edge.cross(normal.clone().sub(start)).length() / start.distanceTo(end);
  });
  return Math.min(...distances);
}

/** The values at the three corners of a face of a four-sided die. */
function cornerMarks({ corners, normal }: Face, tops: readonly Top[]): Mark[] {
  return corners.flatMap((corner) => {
    const skies = tops.map(({ sky }) => sky);
    const sky = nearest(skies, corner);
    const top = tops.find((candidate) => candidate.sky === sky);
    if (top === undefined) return [];
    const outward = corner.clone().sub(normal);
    const at = normal.clone().addScaledVector(outward, 0.4);
    return [{ value: top.value, at, up: outward.clone().normalize(), radius: 0.3 * outward.length() }];
  });
}

function middle([start, end]: Edge): Vector3 {
  return start.clone().lerp(end, 0.5);
}
