import { Matrix4, Vector3 } from "three";
import type { ElementView } from "../../../protocol";
import { toQuaternion, toVector } from "../../space";
import { areaColour } from "../area-colour";
import { isTrue, numberOf, readAlignment, takesClicks, type Share, type Size } from "../attributes";
import { CLEAR, multiply, readColour, readColourBlock, WHITE, type Rgba } from "../colours";
import type { Box } from "../layout";
import { letteringOf, shownText, textPadding } from "../layout/letters";
import type { Rectangle } from "../layout/rectangle";
import { readRichText, type Run } from "../rich-text";

/*
 * What the elements of an object's interface draw, in the order in which it is drawn. The places are those of the game: 100
 * pixels are one unit of the object, x goes with its x, y with its z, and negative z is up.
 */

/** A text that is drawn on an object. */
export interface Letters {
  runs: readonly Run[];
  /** The rectangle that the text is set in, in pixels of the interface. */
  area: Size;
  fontSize: number;
  colour: Rgba;
  alignment: Share;
  wraps: boolean;
  /** Lines that do not fit below each other are drawn all the same. */
  overflowsBelow: boolean;
  outline?: Rgba | undefined;
}

/** A rectangle of one colour. */
export interface AreaDrawing {
  kind: "area";
  element: ElementView;
  matrix: Matrix4;
  rectangle: Rectangle;
  colour: Rgba;
  /** Its colour under the mouse, where it has one. */
  highlighted?: Rgba;
}

/** A text. */
export interface TextDrawing {
  kind: "text";
  element: ElementView;
  matrix: Matrix4;
  /** Where the text's area begins in its element's. */
  rectangle: Rectangle;
  letters: Letters;
}

/**
 * Its `matrix` leads from its element's pixels (from the upper left corner, y upwards, so all of it is below 0)
 * to the object's own space in three's axes.
 */
export type Drawing = AreaDrawing | TextDrawing;

const INK: Rgba = { r: 0.196, g: 0.196, b: 0.196, a: 1 };

/** Tags that are a white area unless they have another colour. */
const CONTROLS = new Set(["button", "togglebutton", "inputfield", "dropdown", "slider", "progressbar"]);

/** From pixels about the object's pivot (x right, y up, z to the reader above it) to the object's space. */
const LYING = new Matrix4()
  .makeRotationX(-Math.PI / 2)
  .multiply(new Matrix4().makeScale(1 / 100, 1 / 100, 1 / 100));

/** All that the boxes of an interface draw; `size` is the canvas that they were laid out on. */
export function drawingsOf(boxes: readonly Box[], size: { width: number; height: number }): Drawing[] {
  const corner = new Matrix4().makeTranslation(-size.width / 2, size.height / 2, 0);
  const canvas = LYING.clone().multiply(corner);
  return boxes.flatMap((box) => drawn(box, canvas, undefined));
}

function drawn(box: Box, parent: Matrix4, table: Box | undefined): Drawing[] {
  const matrix = parent.clone().multiply(ownMatrix(box));
  const around = box.element.tag === "tablelayout" ? box : table;
  return [
    ...areas(box, matrix, table),
    ...texts(box, matrix),
    ...box.children.flatMap((child) => drawn(child, matrix, around)),
  ];
}

/** From a box's pixels to its parent's. */
function ownMatrix({ left, top, width, height, pivot, scale, rotation, depth }: Box): Matrix4 {
  const pivotX = pivot.x * width;
  const pivotY = -pivot.y * height;
  return new Matrix4()
    .compose(
      toVector({ x: left + pivotX, y: pivotY - top, z: depth }),
      toQuaternion(rotation),
      new Vector3(scale.x, scale.y, 1),
    )
    .multiply(new Matrix4().makeTranslation(-pivotX, -pivotY, 0));
}

function areas(box: Box, matrix: Matrix4, table: Box | undefined): AreaDrawing[] {
  const { element, width, height } = box;
  const whole = { left: 0, top: 0, width, height };
  const area = (rectangle: Rectangle, colour: Rgba): AreaDrawing => ({
    kind: "area",
    element,
    matrix,
    rectangle,
    colour,
  });
  if (element.tag === "toggle") {
    const isOn = element.on ?? isTrue(element, "isOn", false);
    const side = Math.min(20, height);
    const check = { left: 0, top: (height - side) / 2, width: side, height: side };
    const mark = { left: side / 4, top: check.top + side / 4, width: side / 2, height: side / 2 };
    return [area(whole, CLEAR), area(check, WHITE), ...(isOn ? [area(mark, INK)] : [])];
  }
  if (CONTROLS.has(element.tag)) return controlAreas(box, area, whole);
  const colour = readColour(areaColour(box, table));
  if (colour === undefined || colour.a === 0) return takesClicks(element) ? [area(whole, CLEAR)] : [];
  const outline = readColour(element.attributes.outline);
  if (outline === undefined) return [area(whole, colour)];
  const frame = { left: -1, top: -1, width: width + 2, height: height + 2 };
  return [area(frame, { ...outline, a: outline.a * colour.a }), area(whole, colour)];
}

function controlAreas(
  { element, width }: Box,
  area: (rectangle: Rectangle, colour: Rgba) => AreaDrawing,
  whole: Rectangle,
): AreaDrawing[] {
  const { attributes } = element;
  const base = readColour(attributes.color) ?? WHITE;
  const block = readColourBlock(attributes.colors);
  const state = isTrue(element, "interactable", true) ? block.normal : block.disabled;
  const background = {
    ...area(whole, multiply(base, state)),
    highlighted: multiply(base, block.highlighted),
  };
  if (element.tag !== "progressbar" && element.tag !== "slider") return [background];
  const low = numberOf(element, "minValue") ?? 0;
  const high = numberOf(element, "maxValue") ?? 1;
  const value = element.position ?? numberOf(element, "value") ?? 0;
  const share =
    element.tag === "slider"
      ? (value - low) / Math.max(high - low, Number.EPSILON)
      : (numberOf(element, "percentage") ?? 0) / 100;
  const fill = readColour(attributes.fillimagecolor ?? attributes.fillcolor) ?? {
    r: 0.19,
    g: 0.7,
    b: 0.17,
    a: 1,
  };
  return [background, area({ ...whole, width: width * Math.min(1, Math.max(0, share)) }, fill)];
}

function texts(box: Box, matrix: Matrix4): TextDrawing[] {
  const { element, width, height, fontSize } = box;
  const { attributes, tag } = element;
  const text = shownText(element);
  if (text === "") return [];
  const { bold, italic, wraps, overflowsBelow } = letteringOf(element);
  const padding = textPadding(element);
  const area = {
    width: width - padding.left - padding.right,
    height: height - padding.top - padding.bottom,
  };
  const colour = readColour(tag === "text" ? attributes.color : attributes.textcolor) ?? INK;
  const letters: Letters = {
    runs: readRichText(text, bold, italic),
    area,
    fontSize,
    colour,
    alignment: readAlignment(tag === "text" ? attributes.alignment : attributes.textalignment),
    wraps,
    overflowsBelow,
    outline: tag === "text" ? readColour(attributes.outline) : undefined,
  };
  const rectangle = { left: padding.left, top: padding.top, ...area };
  return [{ kind: "text", element, matrix, rectangle, letters }];
}
