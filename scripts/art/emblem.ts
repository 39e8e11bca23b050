import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { ROOT } from "../project";
import { FONT } from "./lettering";

/** The emblem of the whole mod, drawn square with sides of this many pixels. */
export function emblem(side: number): Buffer {
  const drawing = readFileSync(join(ROOT, "assets", "offsuit.svg"));
  return Buffer.from(
    new Resvg(drawing, { font: FONT, fitTo: { mode: "width", value: side } }).render().asPng(),
  );
}
