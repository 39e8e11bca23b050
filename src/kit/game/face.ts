import type { Tint } from "../rules/box";

/**
 * What a game looks like: its colours, its emblem, and what is drawn on its board under everything else. A face is for the
 * build alone, which puts it into the saves; no script carries it.
 */
export interface Face {
  palette: Palette;
  /** In a square whose sides go from -1 to 1. */
  emblem: readonly Shape[];
  /** Where the emblem is on the board: its middle, and half its width, in inches. */
  crest: { x: number; z: number; half: number };
  /** On the board, in inches from its middle. */
  ornaments: readonly Shape[];
}

/** Colours as `#RRGGBB`. Letters and captions are read on each of the grounds: mat, band, place, danger and own. */
export interface Palette {
  /** The board and the box. */
  mat: string;
  /** What sets a part of the board off from the next. */
  band: string;
  /** Where something can be, the line around it, and the sign in it, which is seen while it is empty. */
  place: string;
  line: string;
  sign: string;
  /** The ground of what is against the players, and of what is theirs. */
  danger: string;
  own: string;
  /** Titles and emblems. */
  accent: string;
  letters: string;
  captions: string;
}

/** A colour of a palette by its use. */
export type Ink = keyof Palette;

/**
 * A flat shape; `x` to the right and `z` away from the reader. A disc has eight corners. A glyph is a text as large as a
 * typeface's letters: only the suits of cards, which every typeface has.
 */
export type Shape =
  | { kind: "block"; x: number; z: number; width: number; depth: number; turn: number; ink: Ink }
  | { kind: "disc"; x: number; z: number; width: number; ink: Ink }
  | { kind: "glyph"; x: number; z: number; size: number; text: "♠" | "♥" | "♦" | "♣"; ink: Ink };

/** A rectangle, turned counterclockwise by this many degrees. */
export function block(ink: Ink, x: number, z: number, width: number, depth: number, turn = 0): Shape {
  return { kind: "block", ink, x, z, width, depth, turn };
}

/** A disc of this many inches from edge to edge. */
export function disc(ink: Ink, x: number, z: number, width: number): Shape {
  return { kind: "disc", ink, x, z, width };
}

/** A suit with a letter of this height. */
export function glyph(
  ink: Ink,
  x: number,
  z: number,
  size: number,
  text: Extract<Shape, { kind: "glyph" }>["text"],
): Shape {
  return { kind: "glyph", ink, x, z, size, text };
}

/** The four sides of a rectangle around the middle, drawn inwards. */
export function rim(ink: Ink, width: number, depth: number, thickness: number): Shape[] {
  return [-1, 1].flatMap((side) => [
    block(ink, 0, (side * (depth - thickness)) / 2, width, thickness),
    block(ink, (side * (width - thickness)) / 2, 0, thickness, depth),
  ]);
}

/** This many shapes in a row: `at` gives each by its number from 0. */
export function repeated(times: number, at: (this: void, index: number) => Shape): Shape[] {
  return Array.from({ length: times }, (_, index) => at(index));
}

/** A drawing in a square from -1 to 1, moved to a place and scaled to this size. */
export function placed(shapes: readonly Shape[], x: number, z: number, half: number): Shape[] {
  return shapes.map((shape) => {
    const at = { x: x + shape.x * half, z: z + shape.z * half };
    switch (shape.kind) {
      case "block":
        return { ...shape, ...at, width: shape.width * half, depth: shape.depth * half };
      case "disc":
        return { ...shape, ...at, width: shape.width * half };
      case "glyph":
        return { ...shape, ...at, size: shape.size * half };
    }
  });
}

/** A colour `#RRGGBB` as that of an object. */
export function tintOf(colour: string): Tint {
  const part = (from: number): number => Number.parseInt(colour.slice(from, from + 2), 16) / 255;
  return { r: part(1), g: part(3), b: part(5) };
}
