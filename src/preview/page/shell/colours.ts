import { PLAYER_COLOURS } from "../../../kit/game/player-colours";
import type { Colour } from "../../protocol";

/** The ground that the shell's texts are on, and its light ink: --ground and --text of the style sheet. */
const GROUND = "#0e161b";
const LIGHT = "#f2f6f8";
/** What WCAG 2.2 asks for at level AA. */
const ENOUGH = 4.5;

const KNOWN: Readonly<Record<string, Colour>> = PLAYER_COLOURS;

/** The colour of a seat as "#rrggbb"; a name that is none of the game's gets grey. */
export function seatColour(name: string): string {
  return hex(KNOWN[name] ?? PLAYER_COLOURS.Grey);
}

/** Dark or light: the ink that is easier to read on a colour. */
export function inkOn(colour: string): string {
  return contrast(colour, GROUND) >= contrast(colour, LIGHT) ? GROUND : LIGHT;
}

/** The colour, or the nearest paler one that can be read on the shell's ground. */
export function readable(colour: string): string {
  for (let paler = 0; paler < 1; paler += 0.05) {
    const mixed = mix(colour, LIGHT, paler);
    if (contrast(mixed, GROUND) >= ENOUGH) return mixed;
  }
  return LIGHT;
}

/** The contrast of two colours as WCAG defines it: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
}

function luminance(colour: string): number {
  const { r, g, b } = channels(colour);
  const linear = (value: number): number =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

function mix(one: string, other: string, share: number): string {
  const from = channels(one);
  const to = channels(other);
  const between = (start: number, end: number): number => start + (end - start) * share;
  return hex({ r: between(from.r, to.r), g: between(from.g, to.g), b: between(from.b, to.b) });
}

function channels(colour: string): Colour {
  const value = Number.parseInt(colour.slice(1), 16);
  return { r: ((value >> 16) & 255) / 255, g: ((value >> 8) & 255) / 255, b: (value & 255) / 255 };
}

function hex({ r, g, b }: Colour): string {
  const pair = (value: number): string =>
    Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  return `#${pair(r)}${pair(g)}${pair(b)}`;
}
