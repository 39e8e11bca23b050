import { BOARD_TOP } from "../../../src/tts/constants";
import { sideViews, VIEW_HEIGHT } from "../../../src/tts/seat-views";

/* Where a place of the table is on a screen. */

/** The vertical opening of the camera, in degrees. */
const FIELD_OF_VIEW = 60;

export interface Point {
  x: number;
  y: number;
  z: number;
}

export interface View {
  target: Point;
  pitch: number;
  yaw: number;
  distance: number;
}

/** A screen by its pixels. */
export interface Screen {
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

/** Where a place is on a screen, in pixels from its upper left corner. */
export function seen({ target, pitch, yaw, distance }: View, place: Point, screen: Screen): Spot {
  const [p, w] = [radians(pitch), radians(yaw)];
  const ahead = { x: Math.sin(w) * Math.cos(p), y: -Math.sin(p), z: Math.cos(w) * Math.cos(p) };
  const right = { x: Math.cos(w), y: 0, z: -Math.sin(w) };
  const up = { x: Math.sin(w) * Math.sin(p), y: Math.cos(p), z: Math.cos(w) * Math.sin(p) };
  const from = {
    x: place.x - target.x + ahead.x * distance,
    y: place.y - target.y + ahead.y * distance,
    z: place.z - target.z + ahead.z * distance,
  };
  const depth = dot(from, ahead);
  const pixels = screen.height / 2 / Math.tan(radians(FIELD_OF_VIEW / 2));
  return {
    x: screen.width / 2 + (dot(from, right) / depth) * pixels,
    y: screen.height / 2 - (dot(from, up) / depth) * pixels,
  };
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function dot(one: Point, other: Point): number {
  return one.x * other.x + one.y * other.y + one.z * other.z;
}

/**
 * How many pixels of a screen an inch of a board is at a place on it, from the seat in the south: between along and across. So many
 * can play the game at most.
 */
export function scaleAt({ x, z }: { x: number; z: number }, screen: Screen, people: number): number {
  const { near } = sideViews(people);
  const view = { ...near, target: { x: near.x, y: VIEW_HEIGHT, z: near.z } };
  const at = (right: number, away: number): Spot =>
    seen(view, { x: x + right, y: BOARD_TOP, z: z + away }, screen);
  const across = at(0.5, 0).x - at(-0.5, 0).x;
  const along = at(0, -0.5).y - at(0, 0.5).y;
  return Math.sqrt(across * along);
}
