import { MathUtils, type PerspectiveCamera } from "three";
import type { Arrangement } from "../arrangement";

/** The camera of the game: its vertical opening in degrees, in windows of the shape that views are made for. */
const FIELD_OF_VIEW = 60;
const SHAPE = 16 / 9;
/** The share of the width that views leave to the table: the rest is behind the panel at the right. */
const FREE = 0.78;

/**
 * Lets a camera see as much from left to right as in a window of the usual shape, however narrow its own is: then it sees more
 * from top to bottom. Where no panel is over the table, it sees only what a panel would leave free.
 */
export function frame(
  camera: PerspectiveCamera,
  width: number,
  height: number,
  arrangement: Arrangement,
): void {
  const whole = arrangement === "over" ? width : width / FREE;
  const aspect = whole / Math.max(1, height);
  const opening = Math.tan(MathUtils.degToRad(FIELD_OF_VIEW / 2)) * Math.max(1, SHAPE / aspect);
  camera.fov = MathUtils.radToDeg(2 * Math.atan(opening));
  camera.aspect = aspect;
  if (arrangement === "over") camera.clearViewOffset();
  else camera.setViewOffset(whole, Math.max(1, height), 0, 0, width, Math.max(1, height));
  camera.updateProjectionMatrix();
}
