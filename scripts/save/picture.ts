import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../project";

const ASSETS = join(ROOT, "assets");

/** Tabletop Simulator shows thumbnails of this many pixels on a side. */
export const THUMBNAIL = 256;

/** The thumbnail of a game, or of all: assets/NAME.png, which npm run shots draws; a game that has none gets that of all. */
export function picture(name: string): Buffer {
  const own = join(ASSETS, `${name}.png`);
  return readFileSync(existsSync(own) ? own : join(ASSETS, "offsuit.png"));
}
