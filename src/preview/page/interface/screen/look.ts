import { areaColour } from "../area-colour";
import { isControl, isTrue, takesClicks } from "../attributes";
import { multiply, readColour, readColourBlock, toCss, WHITE } from "../colours";
import type { Box } from "../layout";
import { cssColour, distance } from "./letters";

/** Puts an element where its box is, scaled and turned about its pivot. */
export function place(root: HTMLElement, box: Box): void {
  const { left, top, width, height, pivot, scale, rotation } = box;
  const isTurned = scale.x !== 1 || scale.y !== 1 || rotation.x !== 0 || rotation.y !== 0 || rotation.z !== 0;
  Object.assign(root.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    transformOrigin: `${pivot.x * 100}% ${pivot.y * 100}%`,
    transform: isTurned
      ? `rotateY(${rotation.y}deg) rotateX(${-rotation.x}deg) rotateZ(${-rotation.z}deg) scale(${scale.x}, ${scale.y})`
      : "",
    opacity: box.element.attributes.alpha ?? "",
  });
}

/** Paints an element's area with its frame and shadow, and lets the mouse through where the game would. */
export function paintArea(root: HTMLElement, box: Box, table: Box | undefined): void {
  const { element } = box;
  const { attributes } = element;
  const colour = readColour(areaColour(box, table));
  const isVisible = colour !== undefined && colour.a > 0;
  root.style.backgroundColor = isVisible ? toCss(colour) : "";
  const frame = element.tag === "text" ? "" : frameOf(box);
  root.style.boxShadow = isVisible || element.tag === "button" ? frame : "";
  const blocks = isVisible && isTrue(element, "raycastTarget", true);
  const answers = isControl(element) || takesClicks(element) || (attributes.tooltip ?? "") !== "";
  const scrolls = element.tag.endsWith("scrollview");
  root.classList.toggle("touchable", blocks || answers || scrolls);
}

function frameOf({ element: { attributes } }: Box): string {
  const shadows: string[] = [];
  if (attributes.outline !== undefined) {
    const [x, y] = distance(attributes.outlinesize);
    const width = Math.max(Math.abs(x), Math.abs(y));
    shadows.push(`0 0 0 ${width}px ${cssColour(attributes.outline, "clear")}`);
  }
  if (attributes.shadow !== undefined) {
    const [x, y] = distance(attributes.shadowdistance);
    shadows.push(`${x}px ${-y}px 0 ${cssColour(attributes.shadow, "clear")}`);
  }
  return shadows.join(", ");
}

/** The colours of a button in its four states. */
export function paintButton(root: HTMLElement, box: Box, colours: string | undefined): void {
  const base = readColour(box.element.attributes.color) ?? WHITE;
  const block = readColourBlock(colours);
  for (const state of ["normal", "highlighted", "pressed", "disabled"] as const) {
    root.style.setProperty(`--${state}`, toCss(multiply(base, block[state])));
  }
}
