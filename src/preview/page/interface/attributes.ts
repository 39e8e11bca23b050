import type { ElementView } from "../../protocol";

/*
 * Readers of attributes. The game reads numbers out of texts and uses its own value where it cannot; so do these.
 */

export interface Size {
  width: number;
  height: number;
}

/** A place in a rectangle as shares of its size, from its upper left corner: 0 to 1. */
export interface Share {
  x: number;
  y: number;
}

/** Room left free at the sides, in pixels. */
export interface Padding {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const ACROSS: Record<string, number> = { left: 0, center: 0.5, right: 1 };
const DOWN: Record<string, number> = { upper: 0, middle: 0.5, lower: 1 };

/** All numbers in a text, which blanks or commas separate. */
export function readNumbers(text: string | undefined): number[] {
  return (text ?? "")
    .split(/[\s,()]+/)
    .filter((word) => word !== "")
    .map(Number)
    .filter((value) => Number.isFinite(value));
}

/** The number that an attribute begins with. */
export function numberOf({ attributes }: ElementView, name: string): number | undefined {
  const value = Number.parseFloat(attributes[name.toLowerCase()] ?? "");
  return Number.isFinite(value) ? value : undefined;
}

/** Two numbers; a single one counts for both. */
export function pairOf({ attributes }: ElementView, name: string): [number, number] | undefined {
  const [first, second] = readNumbers(attributes[name.toLowerCase()]);
  return first === undefined ? undefined : [first, second ?? first];
}

/** Whether an attribute is set to true; `standard` where it is not given. */
export function isTrue({ attributes }: ElementView, name: string, standard: boolean): boolean {
  const text = attributes[name.toLowerCase()];
  return text === undefined || text === "" ? standard : /^(true|1)$/i.test(text.trim());
}

/** A length in pixels: "120", "120px", or "50%" of `whole`. */
export function readLength(text: string | undefined, whole: number): number | undefined {
  const value = Number.parseFloat(text ?? "");
  if (!Number.isFinite(value)) return undefined;
  return text?.trim().endsWith("%") === true ? (value / 100) * whole : value;
}

/** A name such as "UpperLeft" as a place in a rectangle; its middle for what is no such name. */
export function readAlignment(text: string | undefined): Share {
  const [, down, across] = /^(upper|middle|lower)(left|center|right)$/i.exec((text ?? "").trim()) ?? [];
  return { x: ACROSS[across?.toLowerCase() ?? ""] ?? 0.5, y: DOWN[down?.toLowerCase() ?? ""] ?? 0.5 };
}

/** "left right top bottom", or one number for all sides. */
export function readPadding(text: string | undefined): Padding {
  const [left = 0, right = left, top = left, bottom = top] = readNumbers(text);
  return { left, right, top, bottom };
}

/** Tags that take clicks of their own accord. */
const CONTROLS = new Set(["button", "toggle", "togglebutton", "inputfield", "slider", "dropdown"]);

/** Whether an element is a control, which stops the mouse even where it cannot be used. */
export function isControl({ tag }: ElementView): boolean {
  return CONTROLS.has(tag);
}

/** Whether an element takes clicks itself. */
export function takesClicks(element: ElementView): boolean {
  const { attributes } = element;
  if (isControl(element)) return isTrue(element, "interactable", true);
  return ["onclick", "onmousedown", "onmouseup"].some((event) => (attributes[event] ?? "") !== "");
}
