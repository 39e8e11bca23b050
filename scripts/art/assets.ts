import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../project";

const ART = join(ROOT, "assets", "art");
/** The notice that has to go with pictures that contain icons. */
export const ICON_LICENCE = join(ART, "icons", "LICENSE");

/** A point and a size in pixels of a card's picture. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The content of assets/art/NAME.svg, without its root element: it is drawn into a picture of that size. */
export function drawing(name: string): string {
  const text = readFileSync(join(ART, `${name}.svg`), "utf8");
  const [, content] = /<svg\b[^>]*>(.*)<\/svg>/s.exec(text) ?? [];
  if (content === undefined) throw new Error(`assets/art/${name}.svg holds no drawing.`);
  return content.trim();
}

/** An icon of Lucide, assets/art/icons/NAME.svg, in the largest square around the middle of an area. */
export function icon(name: string, { x, y, width, height }: Area, colour: string): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 24 24"`;
  const lines = `fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"`;
  return `<svg ${place} ${lines}>${drawing(`icons/${name}`)}</svg>`;
}
