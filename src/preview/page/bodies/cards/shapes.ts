import { BufferGeometry, Float32BufferAttribute, ShapeGeometry } from "three";
import { lazily } from "../lazily";
import { roundedRectangle } from "../shapes";

/** A card at scale 1. */
const WIDTH = 2.2;
const DEPTH = 3.2;
const CORNER = 0.12;

/** The side that shows the face: it looks up, and the top of its picture is at the far end for a card turned by 180°. */
export const faceShape = lazily(() =>
  leaf()
    .rotateX(-Math.PI / 2)
    .rotateY(Math.PI),
);

/** The side that shows the back: it looks down, and its picture is upright when the card is turned over sideways. */
export const backShape = lazily(() => leaf().rotateX(Math.PI / 2));

/** The cut edge around a card or a deck, 1 high around y = 0. Its texture runs round it once, and from bottom to top. */
export const edgeShape = lazily(() => {
  const outline = roundedRectangle(WIDTH, DEPTH, CORNER).getPoints();
  outline.push(...outline.slice(0, 1));
  const positions: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  outline.forEach(({ x, y }, index) => {
    positions.push(x, -0.5, y, x, 0.5, y);
    uvs.push(index / outline.length, 0, index / outline.length, 1);
    if (index === 0) return;
    const [before, here] = [2 * index - 2, 2 * index];
    indices.push(before, before + 1, here, here, before + 1, here + 1);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return geometry;
});

/** A rounded rectangle whose texture fills it from edge to edge. */
function leaf(): BufferGeometry {
  const geometry = new ShapeGeometry(roundedRectangle(WIDTH, DEPTH, CORNER));
  const position = geometry.getAttribute("position");
  const uv = geometry.getAttribute("uv");
  for (let index = 0; index < position.count; index++)
    uv.setXY(index, position.getX(index) / WIDTH + 0.5, position.getY(index) / DEPTH + 0.5);
  return geometry;
}
