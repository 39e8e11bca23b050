import { rankOf, suitOf, type Card, type Suit } from "../../src/kit/cards";
import { CARD_SIZE } from "../../src/table/constants";
import { lettering } from "./letters";

const RED = "#b3202a";
const BLACK = "#1d2326";

/** Each suit within a box of 60 by 66 around the origin. */
export const SUIT_SHAPES: Readonly<Record<Suit, string>> = {
  S: "M0,-30 C10,-14 27,-4 27,11 C27,22 13,27 4,17 C5,26 9,31 14,34 L-14,34 C-9,31 -5,26 -4,17 C-13,27 -27,22 -27,11 C-27,-4 -10,-14 0,-30 Z",
  H: "M0,32 C-9,18 -29,5 -29,-12 C-29,-27 -9,-31 0,-15 C9,-31 29,-27 29,-12 C29,5 9,18 0,32 Z",
  D: "M0,-33 C7,-19 14,-9 25,0 C14,9 7,19 0,33 C-7,19 -14,9 -25,0 C-14,-9 -7,-19 0,-33 Z",
  C: "M-5,6 C-9,26 -13,31 -17,34 L17,34 C13,31 9,26 5,6 C9,16 29,20 29,3 C29,-10 16,-13 9,-8 C17,-15 14,-31 0,-31 C-14,-31 -17,-15 -9,-8 C-16,-13 -29,-10 -29,3 C-29,20 -9,16 -5,6 Z",
};

/** A card lying face up, upright around the origin, in units of the table. */
export function cardFace(card: Card): string {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const colour = suit === "H" || suit === "D" ? RED : BLACK;
  const corner =
    lettering(rank === "T" ? "10" : rank, { x: -0.74, y: -1.22, height: 0.42, colour, weight: 0.16 }) +
    shape(suit, -0.74, -0.72, 0.0068, colour);
  return (
    blank("#f8f5ec") +
    corner +
    `<g transform="rotate(180)">${corner}</g>` +
    shape(suit, 0.08, 0, "JQKA".includes(rank) ? 0.021 : 0.016, colour)
  );
}

/** A card lying face down. */
export function cardBack(): string {
  const { width, depth } = CARD_SIZE;
  const stripes = Array.from({ length: 9 }, (_, i) => {
    const y = -depth / 2 + 0.42 + (i * (depth - 0.84)) / 8;
    return `<path d="M${-width / 2 + 0.34} ${y}h${width - 0.68}"/>`;
  });
  return (
    blank("#f8f5ec") +
    rectangle(width - 0.34, depth - 0.34, 0.08, `fill="#8b1e2b"`) +
    `<g stroke="#c9707a" stroke-width="0.05">${stripes.join("")}</g>`
  );
}

function blank(colour: string): string {
  const { width, depth } = CARD_SIZE;
  return rectangle(width, depth, 0.16, `fill="${colour}" stroke="#00000066" stroke-width="0.03"`);
}

function rectangle(width: number, depth: number, radius: number, style: string): string {
  return `<rect x="${-width / 2}" y="${-depth / 2}" width="${width}" height="${depth}" rx="${radius}" ${style}/>`;
}

function shape(suit: Suit, x: number, y: number, scale: number, colour: string): string {
  return `<path transform="translate(${x} ${y}) scale(${scale})" fill="${colour}" d="${SUIT_SHAPES[suit]}"/>`;
}
