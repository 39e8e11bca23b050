import {
  BufferGeometry,
  type CanvasTexture,
  Float32BufferAttribute,
  NoColorSpace,
  type Vector3,
} from "three";
import { createCanvasTexture } from "../canvas";
import type { DieFace } from "./faces";
import { drawNumber, drawPips } from "./marks";
import { flatCorners } from "./rounded";

/*
 * What is printed on a die: a texture with a cell for every face, and flat polygons on the faces that carry the cells.
 * The texture holds how much ink there is; its colour is the material's.
 */

/** Pixels of a cell. */
const CELL = 160;

/** How far the print is above the face, which it would flicker with otherwise. */
const LIFT = 0.004;

/** The ink of all faces: white where there is ink, black elsewhere. */
export function createPrint(faces: readonly DieFace[], pips: boolean): CanvasTexture {
  const cells = cellsAcross(faces);
  const texture = createCanvasTexture(cells * CELL, cells * CELL, (pen) => {
    pen.fillRect(0, 0, cells * CELL, cells * CELL);
    pen.fillStyle = "#fff";
    faces.forEach((face, index) => {
      const scale = CELL / 2 / reach(face);
      for (const mark of face.marks) {
        const [x, y] = onFace(face, mark.at.clone().sub(face.normal));
        const [upX, upY] = onFace(face, mark.up);
        pen.save();
        pen.translate(
          ((index % cells) + 0.5) * CELL + x * scale,
          (Math.floor(index / cells) + 0.5) * CELL - y * scale,
        );
        pen.rotate(Math.atan2(upX, upY));
        const draw = pips ? drawPips : drawNumber;
        draw(pen, mark.value, mark.radius * scale);
        pen.restore();
      }
    });
  });
  // It is no colour.
  texture.colorSpace = NoColorSpace;
  return texture;
}

/** The polygons that show the cells, on a solid whose edges are rounded by this radius. */
export function printedFaces(faces: readonly DieFace[], radius: number): BufferGeometry {
  const cells = cellsAcross(faces);
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  faces.forEach((face, index) => {
    const first = positions.length / 3;
    const scale = 0.5 / reach(face);
    flatCorners(face, radius).forEach((corner, place) => {
      const [x, y] = onFace(face, face.corners[place]?.clone().sub(face.normal) ?? corner);
      positions.push(...corner.addScaledVector(face.normal, LIFT).toArray());
      normals.push(...face.normal.toArray());
      uvs.push(
        ((index % cells) + 0.5 + x * scale) / cells,
        1 - (Math.floor(index / cells) + 0.5 - y * scale) / cells,
      );
      if (place > 1) indices.push(first, first + place - 1, first + place);
    });
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("normal", new Float32BufferAttribute(normals, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  return geometry;
}

function cellsAcross(faces: readonly DieFace[]): number {
  return Math.ceil(Math.sqrt(faces.length));
}

/** How far a face reaches from its middle; a cell shows as much. */
function reach({ corners, normal }: DieFace): number {
  return Math.max(...corners.map((corner) => corner.distanceTo(normal)));
}

/** An offset in the plane of a face, to the right and up as its cell shows it. */
function onFace({ normal, corners }: DieFace, offset: Vector3): [x: number, y: number] {
  const up = (corners[0] ?? normal).clone().sub(normal).normalize();
  return [offset.dot(up.clone().cross(normal)), offset.dot(up)];
}
