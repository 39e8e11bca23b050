import {
  BufferGeometry,
  Color,
  Float32BufferAttribute,
  Mesh,
  MeshBasicMaterial,
  SRGBColorSpace,
  Vector3,
  type Matrix4,
} from "three";
import type { Rgba } from "../colours";
import type { Rectangle } from "../layout/rectangle";
import { PRINT } from "../../bodies/materials";

/** A rectangle of one colour and the way from its pixels (y upwards) to where it is drawn. */
export interface Area {
  matrix: Matrix4;
  rectangle: Rectangle;
  colour: Rgba;
}

/** A mesh of areas. */
export type AreaMesh = Mesh<BufferGeometry, MeshBasicMaterial>;

/** One mesh for any number of areas, drawn in their order. */
export function createAreas(areas: readonly Area[]): AreaMesh {
  const positions: number[] = [];
  const colours: number[] = [];
  const indices: number[] = [];
  const tint = new Color();
  for (const { matrix, rectangle, colour } of areas) {
    const { left, top, width, height } = rectangle;
    const first = positions.length / 3;
    tint.setRGB(colour.r, colour.g, colour.b, SRGBColorSpace);
    for (const [x, y] of [
      [left, -top],
      [left, -top - height],
      [left + width, -top - height],
      [left + width, -top],
    ]) {
      positions.push(...new Vector3(x, y, 0).applyMatrix4(matrix));
      colours.push(tint.r, tint.g, tint.b, colour.a);
    }
    indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("color", new Float32BufferAttribute(colours, 4));
  geometry.setIndex(indices);
  return new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, ...PRINT }));
}

/** Gives all areas of a mesh another colour. */
export function recolour({ geometry }: AreaMesh, { r, g, b, a }: Rgba): void {
  const colours = geometry.getAttribute("color");
  const tint = new Color().setRGB(r, g, b, SRGBColorSpace);
  for (let index = 0; index < colours.count; index++) colours.setXYZW(index, tint.r, tint.g, tint.b, a);
  colours.needsUpdate = true;
}

/** Frees a mesh of areas. */
export function disposeAreas({ geometry, material }: AreaMesh): void {
  geometry.dispose();
  material.dispose();
}
