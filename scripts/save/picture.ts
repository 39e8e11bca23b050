import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { ROOT } from "../project";

/** Tabletop Simulator shows thumbnails of this many pixels on a side. */
export const THUMBNAIL = 256;

/**
 * A thumbnail as a PNG: the picture assets/NAME.png that npm run shots has taken, or else the drawing assets/NAME.svg.
 * The drawing holds no text, so no font is needed.
 */
export function picture(name: string): Buffer {
  const taken = join(ROOT, "assets", `${name}.png`);
  if (existsSync(taken)) return readFileSync(taken);
  return rendered(readFileSync(join(ROOT, "assets", `${name}.svg`), "utf8"), THUMBNAIL);
}

/** A square PNG made smaller, to a width in pixels. */
export function reduced(png: Buffer, width: number): Buffer {
  const data = `data:image/png;base64,${png.toString("base64")}`;
  return rendered(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image href="${data}" width="1" height="1"/></svg>`,
    width,
  );
}

/** A drawing as a PNG of a width in pixels. */
export function rendered(svg: string, width: number): Buffer {
  const image = new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } });
  return Buffer.from(image.render().asPng());
}
