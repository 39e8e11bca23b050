import { PLAYER_COLOURS } from "../../../kit/game/player-colours";
import type { Colour } from "../../protocol";

/** A colour with its alpha; all parts from 0 to 1. */
export interface Rgba {
  r: number;
  g: number;
  b: number;
  a: number;
}

/** The colours of the seats by their names in lower case, but for Black: in an interface that is black. */
const SEATS = new Map(
  Object.entries(PLAYER_COLOURS).map(([name, { r, g, b }]): [string, Rgba] => [
    name.toLowerCase(),
    name === "Black" ? { r: 0, g: 0, b: 0, a: 1 } : { r, g, b, a: 1 },
  ]),
);

/** The other colours that Unity knows by name. */
const NAMED: Record<string, string> = {
  gray: "#808080",
  clear: "#00000000",
  transparent: "#00000000",
  aqua: "#00FFFF",
  cyan: "#00FFFF",
  darkblue: "#0000A0",
  fuchsia: "#FF00FF",
  magenta: "#FF00FF",
  lightblue: "#ADD8E6",
  lime: "#00FF00",
  maroon: "#800000",
  navy: "#000080",
  olive: "#808000",
  silver: "#C0C0C0",
};

export const CLEAR: Rgba = { r: 0, g: 0, b: 0, a: 0 };
export const WHITE: Rgba = { r: 1, g: 1, b: 1, a: 1 };

/** What a control looks like untouched, under the mouse, pressed, and switched off. */
export interface ColourBlock {
  normal: Rgba;
  highlighted: Rgba;
  pressed: Rgba;
  disabled: Rgba;
}

function readDigits(digits: string): Rgba | undefined {
  const width = digits.length <= 4 ? 1 : 2;
  if (![3, 4, 6, 8].includes(digits.length)) return undefined;
  const [r = 0, g = 0, b = 0, a = 1] = Array.from({ length: digits.length / width }, (_, index) => {
    const part = digits.slice(index * width, (index + 1) * width);
    return Number.parseInt(width === 1 ? part + part : part, 16) / 255;
  });
  return { r, g, b, a };
}

/**
 * A colour as XML writes it: a name, #RGB to #RRGGBBAA, rgb(...) or rgba(...) with parts from 0 to 1; undefined for
 * anything else.
 */
export function readColour(text: string | undefined): Rgba | undefined {
  const word = (text ?? "").trim().toLowerCase();
  const seat = SEATS.get(word);
  if (seat !== undefined) return seat;
  const code = NAMED[word] ?? word;
  const [, digits] = /^#([0-9a-f]+)$/i.exec(code) ?? [];
  if (digits !== undefined) return readDigits(digits);
  const [, list] = /^rgba?\(([^)]*)\)$/.exec(code) ?? [];
  if (list === undefined) return undefined;
  const [r = 0, g = 0, b = 0, a = 1] = list.split(/[\s,]+/).map(Number);
  return [r, g, b, a].every(Number.isFinite) ? { r, g, b, a } : undefined;
}

/** Four colours separated by "|"; what is missing looks like a control of the game without `colors`. */
export function readColourBlock(text: string | undefined): ColourBlock {
  const [normal = WHITE, highlighted, pressed, disabled] = (text ?? "").split("|").map(readColour);
  return {
    normal,
    highlighted: highlighted ?? multiply(normal, { r: 0.96, g: 0.96, b: 0.96 }),
    pressed: pressed ?? multiply(normal, { r: 0.78, g: 0.78, b: 0.78 }),
    disabled: disabled ?? multiply(normal, { r: 0.78, g: 0.78, b: 0.78, a: 0.5 }),
  };
}

/** One colour seen through another, part by part. */
export function multiply(one: Colour, other: Colour): Rgba {
  const alpha = (one.a ?? 1) * (other.a ?? 1);
  return { r: one.r * other.r, g: one.g * other.g, b: one.b * other.b, a: alpha };
}

/** A colour as style sheets and canvases take it. */
export function toCss({ r, g, b, a = 1 }: Colour): string {
  const part = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 255);
  return `rgba(${part(r)}, ${part(g)}, ${part(b)}, ${Math.min(1, Math.max(0, a))})`;
}
