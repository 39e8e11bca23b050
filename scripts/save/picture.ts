import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { ROOT } from "../project";

const ASSETS = join(ROOT, "assets");

/** Tabletop Simulator shows thumbnails of this many pixels on a side. */
export const THUMBNAIL = 256;

/** The thumbnail of a game, or of all: assets/NAME.png, which npm run shots takes; a game that has none gets that of all. */
export function picture(name: string): Buffer {
  const own = join(ASSETS, `${name}.png`);
  return readFileSync(existsSync(own) ? own : join(ASSETS, "offsuit.png"));
}

/** A square PNG made smaller, to a width in pixels. */
export function reduced(png: Buffer, width: number): Buffer {
  const data = `data:image/png;base64,${png.toString("base64")}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><image href="${data}" width="1" height="1"/></svg>`;
  return Buffer.from(new Resvg(svg, { fitTo: { mode: "width", value: width } }).render().asPng());
}
