import { Color, SRGBColorSpace } from "three";
import type { Colour } from "../../../protocol";

/** Black or white, whichever can be read better on a colour: the contrast is never below 4.5 to 1. */
export function inkOn(colour: Colour): Color {
  const { r, g, b } = new Color().setRGB(colour.r, colour.g, colour.b, SRGBColorSpace);
  const luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
  return new Color(1.05 / (luminance + 0.05) > (luminance + 0.05) / 0.05 ? 0xffffff : 0x000000);
}
