import { MathUtils, type PerspectiveCamera } from "three";
import type { ObjectView, Point } from "../../protocol";
import type { Arrangement } from "../arrangement";

/** Kinds of objects that are a space and no thing: the pointer goes through. */
export const ZONES: ReadonlySet<string> = new Set([
  "Fog",
  "FogOfWar",
  "Hand",
  "Layout",
  "Randomize",
  "Scripting",
]);

/** The camera of the game: its vertical opening in degrees, in windows of the shape that views are made for. */
const FIELD_OF_VIEW = 60;
const SHAPE = 16 / 9;
/** The share of the width that views leave to the table: the rest is behind the panel at the right. */
const FREE = 0.78;
/** The vertical opening where no panel is over the table: a board seen from above is nearly a rectangle. */
const FLAT = 30;

/** What a view shows of the table from left to right, as the tangent of half its opening. */
const BREADTH = Math.tan(MathUtils.degToRad(FIELD_OF_VIEW / 2)) * SHAPE * FREE;

/** An object that covers this many square units is a board, and the rest is on it or beside it. */
const BOARD_FROM = 1000;

/** Which share of the width and the depth of a board is seen from near. */
const NEAR = 0.5;

/** A rectangle on the table, in the game's units. */
export interface Extent {
  left: number;
  right: number;
  near: number;
  far: number;
}

/** How far a camera sees to each side and up and down, as tangents of half its openings. */
export function openings({ fov, aspect }: PerspectiveCamera): { across: number; down: number } {
  const down = Math.tan(MathUtils.degToRad(fov / 2));
  return { across: down * aspect, down };
}

/**
 * Lets a camera see as much from left to right as in a window of the usual shape, however narrow its own is: then it sees more
 * from top to bottom. Where no panel is over the table, it looks from farther away instead.
 */
export function frame(
  camera: PerspectiveCamera,
  width: number,
  height: number,
  arrangement: Arrangement,
): void {
  const aspect = width / Math.max(1, height);
  const opening = Math.tan(MathUtils.degToRad(FIELD_OF_VIEW / 2)) * Math.max(1, SHAPE / aspect);
  camera.fov = arrangement === "over" ? MathUtils.radToDeg(2 * Math.atan(opening)) : FLAT;
  camera.aspect = aspect;
  camera.updateProjectionMatrix();
}

/** How many times as far away as in the game a camera has to be to show as much of the table from left to right. */
export function remoteness(camera: PerspectiveCamera): number {
  return Math.max(1, BREADTH / openings(camera).across);
}

/** Where the board is and what the viewer has in hand, or all that is on a table without a board. */
export function extentOf(views: readonly ObjectView[], viewer: string | undefined): Extent | undefined {
  const things = views.filter(({ type }) => !ZONES.has(type));
  const boards = things.filter(({ size, scale }) => size.x * scale.x * size.z * scale.z >= BOARD_FROM);
  const own = boards.length > 0 ? [...boards, ...things.filter(({ hand }) => hand === viewer)] : things;
  if (own.length === 0) return undefined;
  const reach = ({ size, scale }: ObjectView): { x: number; z: number } => ({
    x: (size.x * scale.x) / 2,
    z: (size.z * scale.z) / 2,
  });
  return {
    left: Math.min(...own.map((view) => view.position.x - reach(view).x)),
    right: Math.max(...own.map((view) => view.position.x + reach(view).x)),
    near: Math.min(...own.map((view) => view.position.z - reach(view).z)),
    far: Math.max(...own.map((view) => view.position.z + reach(view).z)),
  };
}

/** The part of a rectangle that is seen from near around a place, none of it outside. */
export function nearTo({ left, right, near, far }: Extent, { x, z }: Point): Extent {
  const [width, depth] = [(right - left) * NEAR, (far - near) * NEAR];
  const from = {
    left: MathUtils.clamp(x - width / 2, left, right - width),
    near: MathUtils.clamp(z - depth / 2, near, far - depth),
  };
  return { ...from, right: from.left + width, far: from.near + depth };
}
