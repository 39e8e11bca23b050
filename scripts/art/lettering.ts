import { join } from "node:path";
import { Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import { ROOT } from "../project";
import type { Area } from "./assets";

const FAMILY = "Signika";
const FONTS = join(ROOT, "node_modules", "@expo-google-fonts", "signika");

/** The only fonts with which our pictures are rendered: they come with the project, so all machines write alike. */
export const FONT: NonNullable<ResvgRenderOptions["font"]> = {
  loadSystemFonts: false,
  fontFiles: [
    join(FONTS, "400Regular", "Signika_400Regular.ttf"),
    join(FONTS, "700Bold", "Signika_700Bold.ttf"),
  ],
  defaultFontFamily: FAMILY,
};

export type Weight = "regular" | "bold";

/** How to set a text: the sizes to try, the largest first, in pixels. */
export interface Style {
  sizes: readonly number[];
  weight: Weight;
  colour: string;
}

/** A text cut into lines that fit their area at a size. */
export interface FittedText {
  lines: readonly string[];
  size: number;
}

/** From one line to the next, in font sizes. */
const LEADING = 1.16;
/** How high the middle of a small letter is above its line, in font sizes. */
const MIDDLE = 0.33;
/** The size at which texts are measured. */
const MEASURED = 100;

const widths = new Map<string, number>();

/** How wide a text is at a size of 1: measured on what is drawn. */
export function widthOf(text: string, weight: Weight): number {
  const key = `${weight} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1">${line(text, 0, 0, MEASURED, weight)}</svg>`;
  const width = (new Resvg(svg, { font: FONT }).getBBox()?.width ?? 0) / MEASURED;
  widths.set(key, width);
  return width;
}

/** The largest size at which a text fits an area, and its lines. Raises an error if it fits at none: shorten the text. */
export function fit(text: string, { width, height }: Area, { sizes, weight }: Style): FittedText {
  for (const size of sizes) {
    const lines = wrap(text, width / size, weight);
    if (lines !== undefined && heightOf(lines) * size <= height)
      return { lines: balanced(text, lines, weight), size };
  }
  throw new Error(`The text "${text}" fits no area of ${width} by ${height} pixels.`);
}

/** How high this many lines are at a size of 1. */
export function heightOf(lines: readonly string[]): number {
  return 1 + (lines.length - 1) * LEADING;
}

/** A text in the middle of an area, as large as fits. */
export function lettering(text: string, area: Area, style: Style): string {
  const { lines, size } = fit(text, area, style);
  const middle = area.y + area.height / 2 - ((lines.length - 1) / 2) * size * LEADING;
  return lines
    .map((content, row) => {
      const y = middle + row * size * LEADING + size * MIDDLE;
      return line(content, area.x + area.width / 2, y, size, style.weight, `fill="${style.colour}"`);
    })
    .join("");
}

/** One line of text as SVG, centred on x, standing on y. */
export function line(
  text: string,
  x: number,
  y: number,
  size: number,
  weight: Weight,
  attributes = "",
): string {
  const font = `font-family="${FAMILY}" font-size="${size}" font-weight="${weight === "bold" ? 700 : 400}"`;
  return `<text x="${x}" y="${y}" text-anchor="middle" ${font} ${attributes}>${escaped(text)}</text>`;
}

/**
 * The lines of a text none of which is wider than this many font sizes; nothing if a word is. Where the text itself begins
 * a new line, so do they.
 */
function wrap(text: string, width: number, weight: Weight): readonly string[] | undefined {
  const lines: string[] = [];
  for (const paragraph of text.split("\n")) {
    let last = "";
    for (const word of paragraph.split(" ")) {
      if (widthOf(word, weight) > width) return undefined;
      const longer = `${last} ${word}`.trim();
      if (widthOf(longer, weight) <= width) {
        last = longer;
      } else {
        lines.push(last);
        last = word;
      }
    }
    lines.push(last);
  }
  return lines;
}

/** As many lines, but of about the same length. */
function balanced(text: string, lines: readonly string[], weight: Weight): readonly string[] {
  let best = lines;
  for (;;) {
    const longest = Math.max(...best.map((content) => widthOf(content, weight)));
    const narrower = wrap(text, longest - 0.01, weight);
    if (narrower === undefined || narrower.length > lines.length) return best;
    best = narrower;
  }
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
