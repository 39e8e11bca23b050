import type { Tint } from "../../kit/box";
import type { Spot } from "../../kit/scene";
import { BLOCK_TOP, BOARD_THICKNESS, LINE_RISE, PRINT_RISE } from "../../tts/constants";
import { lock } from "./set-object";
import type { Table } from "../table";

/** The accent of the design sheet, and the ground of its panels, which sets the accent off on whatever is light. */
const ACCENT: Tint = { r: 0.949, g: 0.757, b: 0.306 };
const GROUND: Tint = { r: 0.055, g: 0.086, b: 0.106 };
/** How thick a frame is, how far from the rim of its spot, how far a second one inside it, and how much ground is seen. */
const THICKNESS = 0.08;
const INSET = 0.16;
const APART = 0.2;
const HEM = 0.05;

/**
 * Frames around places of the board, drawn on the board itself. Two are inside one another where something is: that
 * must not be told by a colour.
 * @noSelf
 */
export interface Lights {
  /**
   * Frames a place; it is seen with the next `show`.
   * @param height how much higher than the board the place is, in inches
   */
  frame: (place: Spot, height: number) => void;
  show: () => void;
  clear: () => void;
}

/** The lights on the board that carries this script. */
export function createLights(): Lights {
  let lines: DrawnLine[] = [];
  // A save may have been made while somebody held a piece.
  let isLit = owner.getVectorLines() !== undefined;

  function clear(): void {
    lines = [];
    if (isLit) owner.setVectorLines(lines);
    isLit = false;
  }

  /** A frame so far inside the rim of a place. Positions and thickness are the board's own, which is scaled. */
  function draw(place: Spot, height: number, inset: number, thickness: number, color: Tint): void {
    const scale = owner.getScale();
    const [width, depth] = [scale.x ?? 1, scale.z ?? 1];
    const y = BLOCK_TOP + height / BOARD_THICKNESS;
    const west = (place.x - place.width / 2 + inset) / width;
    const east = (place.x + place.width / 2 - inset) / width;
    const south = (place.z - place.depth / 2 + inset) / depth;
    const north = (place.z + place.depth / 2 - inset) / depth;
    lines.push({
      points: [
        { x: west, y, z: south },
        { x: west, y, z: north },
        { x: east, y, z: north },
        { x: east, y, z: south },
      ],
      color,
      thickness: (thickness * 2) / (width + depth),
      loop: true,
      square: true,
    });
  }

  return {
    clear,
    frame: (place, height) => {
      const low = height + PRINT_RISE + LINE_RISE / 2;
      const high = height + PRINT_RISE + LINE_RISE;
      const apart = place.pieces.length > 0 ? APART : 0;
      draw(place, low, INSET + apart / 2, apart + THICKNESS + 2 * HEM, GROUND);
      draw(place, high, INSET, THICKNESS, ACCENT);
      if (apart > 0) draw(place, high, INSET + apart, THICKNESS, ACCENT);
    },
    show: () => {
      if (lines.length === 0) return;
      isLit = true;
      owner.setVectorLines(lines);
    },
  };
}

/** The colour of the outline around what a held piece may be dropped on; an outline is seen whatever its hue. */
const OUTLINE = "Green";

/**
 * Shows where a piece may be dropped that somebody holds: by a frame around each such place, and by outlines around what
 * is there. What is there is also held fast until the table is drawn again: a card that is dropped on an unlocked card
 * would become a deck with it.
 * @noSelf
 */
export interface Highlights {
  /** Adds a place to those that `show` shows. */
  add: (spot: Spot) => void;
  show: () => void;
  clear: () => void;
}

/** The highlights on a stage. */
export function createHighlights({ reconciler }: Pick<Table, "reconciler">): Highlights {
  const lights = createLights();
  let lit: GObject[] = [];

  function clear(): void {
    for (const object of lit) if (!object.isDestroyed()) object.highlightOff(OUTLINE);
    lit = [];
    lights.clear();
  }

  function outline(pieces: readonly string[]): void {
    const found = reconciler.find(pieces);
    for (const piece of pieces) {
      const object = found[piece];
      if (object === undefined || lit.includes(object)) continue;
      object.highlightOn(OUTLINE);
      lock(object, true);
      lit.push(object);
    }
  }

  clear();
  return {
    clear,
    add: (spot) => {
      lights.frame(spot, reconciler.heightAt(spot.x, spot.z));
      outline(spot.pieces);
    },
    show: lights.show,
  };
}
