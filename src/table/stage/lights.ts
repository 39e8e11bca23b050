import type { Tint } from "../../kit/rules/box";
import type { Spot } from "../../kit/game/scene";
import type { ShowPoint } from "../../kit/game/show";
import { BLOCK_TOP, BOARD_THICKNESS, LINE_RISE, PRINT_RISE } from "../../tts/constants";
import { inChunks } from "../../tts/scheduler";
import type { Table } from "../table";
import { indexKey, linesOf, type IndexMark } from "./card-indices";
import type { Lights, LineMark } from "./contracts";

/** The accent of the design sheet, and the ground of its panels, which sets the accent off on whatever is light. */
const ACCENT: Tint = { r: 0.949, g: 0.757, b: 0.306 };
const GROUND: Tint = { r: 0.055, g: 0.086, b: 0.106 };
/** How thick a frame is, how far from the rim of its spot, how far a second one inside it, and how much ground is seen. */
const THICKNESS = 0.08;
const INSET = 0.16;
const APART = 0.2;
const HEM = 0.05;

/** How far from the points that it joins an arrow ends, and how far its head reaches back and to each side. */
const ARROW = { apart: 0.95, back: 0.5, aside: 0.34, thickness: 0.12 };
/** Strokes: how far apart they are, how long and how thick each is. */
const STROKES = { pitch: 0.26, reach: 0.5, thickness: 0.13 };
/** The strokes of a seat that nobody has. */
const NOBODY: Tint = { r: 1, g: 1, b: 1 };

/** How many marks are drawn in a slice. */
const MARKS_PER_SLICE = 2;

/** The lights on the board that carries this script. */
export function createLights({ reconciler, visibility }: Table): Lights {
  let frames: DrawnLine[] = [];
  let marks: DrawnLine[] = [];
  /** What is marked. */
  let marked = "";
  // A save may have been made while somebody held a piece.
  let isLit = owner.getVectorLines() !== undefined;

  function show(): void {
    const lines = marks.concat(frames);
    if (lines.length > 0 || isLit) owner.setVectorLines(lines);
    isLit = lines.length > 0;
  }

  /** A line through points on this height. Positions and thickness are the board's own, which is scaled. */
  function line(
    points: readonly ShowPoint[],
    height: number,
    thickness: number,
    color: Tint,
    loop = false,
  ): DrawnLine {
    const scale = owner.getScale();
    const [width, depth] = [scale.x ?? 1, scale.z ?? 1];
    const y = BLOCK_TOP + height / BOARD_THICKNESS;
    return {
      points: points.map(({ x, z }) => ({ x: x / width, y, z: z / depth })),
      color,
      thickness: (thickness * 2) / (width + depth),
      loop,
      square: true,
    };
  }

  /** A frame so far inside the rim of a place. */
  function rectangle(place: Spot, height: number, inset: number, thickness: number, color: Tint): void {
    const west = place.x - place.width / 2 + inset;
    const east = place.x + place.width / 2 - inset;
    const south = place.z - place.depth / 2 + inset;
    const north = place.z + place.depth / 2 - inset;
    const corners = [
      { x: west, z: south },
      { x: west, z: north },
      { x: east, z: north },
      { x: east, z: south },
    ];
    frames.push(line(corners, height, thickness, color, true));
  }

  /** A line of a mark, on a ground that sets it off. */
  function stroke(points: readonly ShowPoint[], thickness: number, color: Tint): void {
    const first = points[0];
    if (first === undefined) return;
    const height = reconciler.heightAt(first.x, first.z) + PRINT_RISE;
    marks.push(
      line(points, height + LINE_RISE / 2, thickness + 2 * HEM, GROUND),
      line(points, height + LINE_RISE, thickness, color),
    );
  }

  function strokes({ at, seat, count }: Extract<LineMark, { kind: "strokes" }>): void {
    const { pitch, reach, thickness } = STROKES;
    const color = visibility.tintOf(seat) ?? NOBODY;
    for (let index = 0; index < count; index++) {
      const x = at.x + index * pitch;
      stroke(
        [
          { x, z: at.z },
          { x, z: at.z + reach },
        ],
        thickness,
        color,
      );
    }
  }

  function index(mark: IndexMark): void {
    linesOf(mark).forEach(({ points, thickness, color }, above) => {
      marks.push(line(points, mark.height + (LINE_RISE * Math.min(above + 1, 2)) / 2, thickness, color));
    });
  }

  /** Draws a mark. */
  function draw(mark: LineMark): void {
    switch (mark.kind) {
      case "arrow":
        stroke(arrow(mark.from, mark.to), ARROW.thickness, ACCENT);
        return;
      case "strokes":
        strokes(mark);
        return;
      case "index":
        index(mark);
        return;
    }
  }

  return {
    frame: (place) => {
      const height = reconciler.heightAt(place.x, place.z) + PRINT_RISE;
      const low = height + LINE_RISE / 2;
      const high = height + LINE_RISE;
      const apart = place.pieces.length > 0 ? APART : 0;
      rectangle(place, low, INSET + apart / 2, apart + THICKNESS + 2 * HEM, GROUND);
      rectangle(place, high, INSET, THICKNESS, ACCENT);
      if (apart > 0) rectangle(place, high, INSET + apart, THICKNESS, ACCENT);
    },
    show,
    clear: () => {
      if (frames.length === 0 && (marks.length > 0 || !isLit)) return;
      frames = [];
      show();
    },
    marking: (wanted) => {
      const key = wanted.map((each) => keyOf(each)).join();
      if (key === marked) return () => true;
      marked = key;
      marks = [];
      const next = inChunks(wanted, MARKS_PER_SLICE, draw);
      return () => {
        const isDrawn = wanted.length === 0 || next();
        if (isDrawn) show();
        return isDrawn;
      };
    },
  };
}

/** The points of an arrow from one point towards another; none if they are too close to each other. */
function arrow(from: ShowPoint, to: ShowPoint): ShowPoint[] {
  const [dx, dz] = [to.x - from.x, to.z - from.z];
  const length = Math.sqrt(dx * dx + dz * dz);
  const { apart, back, aside } = ARROW;
  if (length <= 2 * apart) return [];
  const [x, z] = [dx / length, dz / length];
  const tip = { x: to.x - x * apart, z: to.z - z * apart };
  const wing = (side: number): ShowPoint => ({
    x: tip.x - x * back - z * aside * side,
    z: tip.z - z * back + x * aside * side,
  });
  return [{ x: from.x + x * apart, z: from.z + z * apart }, tip, wing(1), tip, wing(-1)];
}

/** A text that differs where two marks do. */
function keyOf(mark: LineMark): string {
  switch (mark.kind) {
    case "arrow":
      return `${mark.from.x} ${mark.from.z} ${mark.to.x} ${mark.to.z}`;
    case "strokes":
      return `${mark.at.x} ${mark.at.z} ${mark.seat} ${mark.count}`;
    case "index":
      return indexKey(mark);
  }
}
