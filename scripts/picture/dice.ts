import type { DieItem, Tint } from "../../src/kit/box";
import { DIE_WIDTH } from "../../src/table/constants";
import { lettering } from "./letters";

/** How many corners a die seems to have from above, and how far it is turned. */
const OUTLINES: Readonly<Record<DieItem["sides"], { corners: number; turn: number }>> = {
  4: { corners: 3, turn: 0 },
  6: { corners: 4, turn: 45 },
  8: { corners: 6, turn: 0 },
  10: { corners: 4, turn: 0 },
  12: { corners: 10, turn: 18 },
  20: { corners: 6, turn: 30 },
};

/** A die from above, with a face up, around the origin, in units of the table. */
export function dieFromAbove({ sides, tint, size }: DieItem, face: number): string {
  const radius = (DIE_WIDTH[sides] * size) / 2 + 0.14;
  const { corners, turn } = OUTLINES[sides];
  const height = radius * (face > 9 ? 0.62 : 0.74);
  const letters = lettering(`${face}`, {
    x: 0,
    y: sides === 4 ? radius * 0.12 : 0,
    height,
    colour: isLight(tint) ? "#14191c" : "#ffffff",
    weight: 0.17,
  });
  return (
    polygon(corners, turn, radius, `fill="${colour(tint, 0.72)}" stroke="#000000aa" stroke-width="0.05"`) +
    polygon(corners, turn, radius * 0.8, `fill="${colour(tint, 1)}"`) +
    letters
  );
}

/** A colour of the table as SVG writes it, made darker by a factor below 1. */
export function colour({ r, g, b }: Tint, factor = 1): string {
  const parts = [r, g, b].map((part) => Math.round(Math.min(1, part * factor) * 255));
  return `rgb(${parts.join(",")})`;
}

function isLight({ r, g, b }: Tint): boolean {
  return 0.3 * r + 0.6 * g + 0.1 * b > 0.5;
}

function polygon(corners: number, turn: number, radius: number, style: string): string {
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = ((turn + (360 * i) / corners) * Math.PI) / 180;
    return `${(radius * Math.sin(angle)).toFixed(3)},${(-radius * Math.cos(angle)).toFixed(3)}`;
  });
  return `<polygon points="${points.join(" ")}" ${style} stroke-linejoin="round"/>`;
}
