import { BufferGeometry, Float32BufferAttribute, Mesh, MeshBasicMaterial, Vector3 } from "three";
import type { Colour, ObjectView } from "../../protocol";
import { PRINT, toColor } from "./materials";
import { roundedRectangle } from "./shapes";

/** The rings of a glow: how far around the footprint, in units of the table, and how strong. It begins under the edge. */
const RINGS = [
  { distance: -0.05, alpha: 0.95 },
  { distance: 0.07, alpha: 0.95 },
  { distance: 0.07, alpha: 0.45 },
  { distance: 0.26, alpha: 0 },
] as const;
const CORNER = { radius: 0.15, segments: 8 };
/** Above the underside, against flicker. */
const RISE = 0.012;
/** A flatter object glows at half its height. */
const FLAT = 0.2;
/** The corners of a die reach beyond the ball inside it. */
const DIE_REACH = 1.45;

/** The types with a round foot. */
const ROUND: ReadonlySet<string> = new Set([
  "Backgammon Piece",
  "Bag",
  "Checker",
  "Chess",
  "Chip",
  "Coin",
  "Dice",
  "Figurine",
  "GoPiece",
  "Infinite",
  "Stack",
  "rpgFigurine",
]);

/** A glow around an object. Belongs into the root of its body; anyone who takes it out calls `dispose`. */
export interface Outline {
  readonly root: Mesh;
  dispose(): void;
}

/**
 * Makes an object glow in a colour around its footprint, as wide on the table whatever the object's scale is. A die
 * is on any side, so its glow stays level below it. Make it again when the view's size, scale or colour changes.
 */
export function createOutline(view: ObjectView, colour: Colour): Outline {
  const geometry = footprint(view, colour);
  const material = new MeshBasicMaterial({ ...PRINT, vertexColors: true });
  const glow = new Mesh(geometry, material);
  const flat = view.size.y < FLAT;
  glow.position.y = (flat ? view.size.y / 2 : RISE / view.scale.y) - view.rest;
  glow.raycast = () => undefined;
  if (view.type === "Dice") keepLevel(glow);
  return {
    root: glow,
    dispose() {
      geometry.dispose();
      material.dispose();
    },
  };
}

/** Keeps a glow below the body that it belongs to, however that is turned. */
function keepLevel(glow: Mesh): void {
  const [place, scale] = [new Vector3(), new Vector3()];
  glow.onBeforeRender = () => {
    if (glow.parent === null) return;
    const { matrixWorld } = glow.parent;
    place.setFromMatrixPosition(matrixWorld);
    scale.setFromMatrixScale(matrixWorld);
    glow.matrixWorld.makeScale(scale.x, scale.y, scale.z);
    glow.matrixWorld.setPosition(place.x, place.y + glow.position.y * scale.y, place.z);
  };
}

/** Outlines around the footprint, one around the other, with what is between them. */
function footprint({ type, size, scale }: ObjectView, colour: Colour): BufferGeometry {
  const reach = type === "Dice" ? DIE_REACH : 1;
  const [width, depth] = [size.x * scale.x * reach, size.z * scale.z * reach];
  const round = Math.min(width, depth) / 2 - 0.001;
  const corner = ROUND.has(type) ? round : Math.min(CORNER.radius, round);
  const { r, g, b } = toColor(colour);
  const positions: number[] = [];
  const colours: number[] = [];
  for (const { distance, alpha } of RINGS) {
    const outline = roundedRectangle(width + 2 * distance, depth + 2 * distance, corner + distance);
    for (const point of outline.getPoints(CORNER.segments)) {
      positions.push(point.x / scale.x, 0, point.y / scale.z);
      colours.push(r, g, b, alpha);
    }
  }
  return new BufferGeometry()
    .setAttribute("position", new Float32BufferAttribute(positions, 3))
    .setAttribute("color", new Float32BufferAttribute(colours, 4))
    .setIndex(bands(positions.length / 3 / RINGS.length));
}

/** The triangles between neighbouring rings of this many points each. */
function bands(around: number): number[] {
  const triangles: number[] = [];
  for (let ring = 0; ring + 1 < RINGS.length; ring++)
    for (let point = 0; point < around; point++) {
      const [here, next] = [ring * around + point, ring * around + ((point + 1) % around)];
      triangles.push(here, next, here + around, next, next + around, here + around);
    }
  return triangles;
}
