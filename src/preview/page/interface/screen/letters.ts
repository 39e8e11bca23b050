import { readAlignment, type Share } from "../attributes";
import { readColour, toCss } from "../colours";
import type { Box } from "../layout";
import { letteringOf, textPadding } from "../layout/letters";
import { readRichText } from "../rich-text";
import { LINE_HEIGHT } from "../text-lines";

/** The colour of letters that have none of their own. */
const INK = "#323232";

const ALONG: Record<number, string> = { 0: "flex-start", 0.5: "center", 1: "flex-end" };
const TEXT_ALIGN: Record<number, string> = { 0: "left", 0.5: "center", 1: "right" };

/** A colour attribute as style sheets take it, or `standard` where there is none that can be read. */
export function cssColour(text: string | undefined, standard: string): string {
  const colour = readColour(text) ?? readColour(standard);
  return colour === undefined ? "transparent" : toCss(colour);
}

/** Where an element's text is in it; `Text` and the labels of buttons are centred by default. */
export function alignmentOf({ element }: Box): Share {
  const { attributes, tag } = element;
  const given = tag === "text" ? attributes.alignment : (attributes.textalignment ?? attributes.alignment);
  const standard = ["toggle", "inputfield", "dropdown"].includes(tag) ? "MiddleLeft" : "MiddleCenter";
  return readAlignment(given ?? standard);
}

/** The colour of an element's letters. */
export function inkOf({ element }: Box): string {
  const { attributes, tag } = element;
  return cssColour(tag === "text" ? attributes.color : attributes.textcolor, INK);
}

/** Letters around letters: `outline` on all sides, `shadow` to one. */
export function letterShadow({ element: { attributes } }: Box): string {
  const shadows: string[] = [];
  const outline = attributes.textoutline ?? attributes.outline;
  if (outline !== undefined) {
    const colour = cssColour(outline, "clear");
    const [x, y] = distance(attributes.outlinesize);
    for (const [sideX, sideY] of [
      [x, y],
      [x, -y],
      [-x, y],
      [-x, -y],
    ])
      shadows.push(`${sideX ?? 0}px ${sideY ?? 0}px 0 ${colour}`);
  }
  const shadow = attributes.textshadow ?? attributes.shadow;
  if (shadow !== undefined) {
    const [x, y] = distance(attributes.shadowdistance);
    shadows.push(`${x}px ${-y}px 0 ${cssColour(shadow, "clear")}`);
  }
  return shadows.join(", ");
}

/** A distance as the game writes it, y upwards. */
export function distance(text: string | undefined): [x: number, y: number] {
  const [x = 1, y = -1] = (text ?? "")
    .split(/[\s,]+/)
    .filter((word) => word !== "")
    .map(Number);
  return [x, y];
}

/** Writes a text into an element: its runs, its place, and no line that is not whole where it is cut off. */
export function showLetters(host: HTMLElement, box: Box, text: string): void {
  const { element, fontSize } = box;
  const padding = textPadding(element);
  const { bold, italic, wraps, overflowsBelow } = letteringOf(element);
  const alignment = alignmentOf(box);
  const lines = document.createElement("span");
  lines.className = "interface-lines";
  for (const run of readRichText(text, bold, italic)) {
    const piece = document.createElement("span");
    piece.textContent = run.text;
    if (run.bold) piece.style.fontWeight = "bold";
    if (run.italic) piece.style.fontStyle = "italic";
    if (run.colour !== undefined) piece.style.color = cssColour(run.colour, INK);
    if (run.size !== undefined) piece.style.fontSize = `${run.size}px`;
    lines.append(piece);
  }
  const room = box.height - padding.top - padding.bottom;
  const lineHeight = fontSize * LINE_HEIGHT;
  Object.assign(lines.style, {
    fontSize: `${fontSize}px`,
    textAlign: TEXT_ALIGN[alignment.x],
    whiteSpace: wraps ? "pre-wrap" : "pre",
    textShadow: letterShadow(box),
    ...(overflowsBelow
      ? {}
      : { maxHeight: `${Math.floor((room + 1) / lineHeight) * lineHeight}px`, overflowY: "clip" }),
  });
  Object.assign(host.style, {
    left: `${padding.left}px`,
    right: `${padding.right}px`,
    top: `${padding.top}px`,
    bottom: `${padding.bottom}px`,
    color: inkOf(box),
    justifyContent: ALONG[alignment.y],
    alignItems: wraps ? "stretch" : ALONG[alignment.x],
  });
  host.replaceChildren(lines);
}

/** An empty place for letters. */
export function createLetters(): HTMLElement {
  const host = document.createElement("span");
  host.className = "interface-letters";
  return host;
}
