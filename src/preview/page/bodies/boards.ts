import { BufferGeometry, Float32BufferAttribute, Mesh, MeshLambertMaterial } from "three";
import type { Colour, ObjectView } from "../../protocol";
import type { Body } from "./body";
import { lazily, lazilyBy } from "./lazily";
import { toColor } from "./materials";
import { createSculpture } from "./sculpture";
import { roundedBox } from "./shapes";
import { woodTexture } from "./wood";

const SQUARES = 8;
const THICKNESS = 0.7;
const FRAME: Colour = { r: 0.22, g: 0.12, b: 0.08 };
const LIGHT: Colour = { r: 0.84, g: 0.66, b: 0.44 };
const DARK: Colour = { r: 0.5, g: 0.3, b: 0.18 };
/** How far the squares are above their frame, so they do not flicker. */
const INLAY = 0.005;
/** How many units the texture of wood covers on a square. */
const GRAIN = 6;

/** A board of 8 by 8 squares that are this many units wide each. */
export function createChequeredBoard(view: ObjectView, pitch: number): Body {
  const inlay = new Mesh(chequers(pitch), inlaid());
  inlay.position.y = THICKNESS / 2 + INLAY;
  inlay.receiveShadow = true;
  return createSculpture(view, {
    geometry: slab(view.size.x),
    finish: "wood",
    nature: FRAME,
    ornaments: [inlay],
  });
}

/** A board of bare wood: the game's other boards. */
export function createWoodenBoard(view: ObjectView): Body {
  return createSculpture(view, { geometry: slab(view.size.x), finish: "wood", nature: DARK });
}

const slab = lazilyBy((width: number) => roundedBox(width, THICKNESS, width, 0.08));

const inlaid = lazily(() => new MeshLambertMaterial({ map: woodTexture(), vertexColors: true }));

/** The squares, with a dark one in the south-western corner. */
const chequers = lazilyBy((pitch: number): BufferGeometry => {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const colours: number[] = [];
  const indices: number[] = [];
  for (let square = 0; square < SQUARES * SQUARES; square++) {
    const [file, rank] = [square % SQUARES, Math.floor(square / SQUARES)];
    const [west, south] = [(file - SQUARES / 2) * pitch, (SQUARES / 2 - rank) * pitch];
    const { r, g, b } = toColor((file + rank) % 2 === 0 ? DARK : LIGHT);
    for (const [right, up] of CORNERS) {
      positions.push(west + right * pitch, 0, south - up * pitch);
      normals.push(0, 1, 0);
      // Every square is cut from another part of the wood.
      uvs.push(file * 0.37 + rank * 0.21 + (right * pitch) / GRAIN, rank * 0.61 + (up * pitch) / GRAIN);
      colours.push(r, g, b);
    }
    indices.push(...TRIANGLES.map((corner) => 4 * square + corner));
  }
  return new BufferGeometry()
    .setAttribute("position", new Float32BufferAttribute(positions, 3))
    .setAttribute("normal", new Float32BufferAttribute(normals, 3))
    .setAttribute("uv", new Float32BufferAttribute(uvs, 2))
    .setAttribute("color", new Float32BufferAttribute(colours, 3))
    .setIndex(indices);
});

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;
const TRIANGLES = [0, 1, 2, 0, 2, 3];
