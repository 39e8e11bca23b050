import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { ROOT } from "../project";

/** Tabletop Simulator shows thumbnails of this many pixels on a side. */
const THUMBNAIL = 256;

/** The thumbnail that is drawn in assets/NAME.svg, as a PNG. The drawing holds no text, so no font is needed. */
export function picture(name: string): Buffer {
  return rendered(readFileSync(join(ROOT, "assets", `${name}.svg`), "utf8"), THUMBNAIL);
}

/** A drawing as a PNG of a width in pixels. */
export function rendered(svg: string, width: number): Buffer {
  const image = new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } });
  return Buffer.from(image.render().asPng());
}
