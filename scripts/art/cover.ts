import { Resvg } from "@resvg/resvg-js";
import { findGame } from "../../src/games";
import { placed, type Face, type Palette, type Shape } from "../../src/kit/game/face";
import { FONT, lettering } from "./lettering";

/** The drawing is square, with sides of this many units. */
const SIDE = 256;
/** Where the emblem is on it, and where the title. */
const EMBLEM = { x: 128, y: 90, half: 68 };
const TITLE = { x: 16, y: 168, width: 224, height: 74 };
const BAND = { y: 164, height: 82 };
const FRAME = { inset: 7, thickness: 4 };
const SIZES = [52, 48, 44, 40, 36, 33, 30, 27, 24, 21, 18];

/** The outlines of the suits in a square from -44 to 44. */
const SUITS: Readonly<Record<Extract<Shape, { kind: "glyph" }>["text"], string>> = {
  "♠": '<path d="M0-44C40-4 42 24 20 24 9 24 2 17 0 10-2 17-9 24-20 24-42 24-40-4 0-44Z"/><path d="M-3 8H3L14 44H-14Z"/>',
  "♥": '<path d="M0 42C-46 6-46-40-18-40-6-40 0-30 0-22 0-30 6-40 18-40 46-40 46 6 0 42Z"/>',
  "♦": '<path d="M0-44 33 0 0 44-33 0Z"/>',
  "♣": '<circle cy="-22" r="19"/><circle cx="-21" cy="8" r="19"/><circle cx="21" cy="8" r="19"/><path d="M-6-10H6L14 44H-14Z"/>',
};
/** How much of a letter's size a suit takes, and half of its outline. */
const SUIT = { share: 0.36, half: 44 };

/** The square cover of a game, its sides this many pixels: emblem and title in its colours. Raises an error for no game of ours. */
export function gameCover(id: string, side: number): Buffer {
  const game = findGame(id);
  if (game === undefined) throw new Error(`There is no game "${id}".`);
  return game.visit(({ face, words }) => cover(face, words.title(), side));
}

function cover({ palette, emblem }: Face, title: string, side: number): Buffer {
  const { mat, band, line, accent } = palette;
  const { inset, thickness } = FRAME;
  const drawing = placed(emblem, 0, 0, EMBLEM.half).map((shape) => drawn(shape, palette));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}" fill="${mat}"/>`,
    `<rect y="${BAND.y}" width="${SIDE}" height="${BAND.height}" fill="${band}"/>`,
    `<rect x="${inset}" y="${inset}" width="${SIDE - 2 * inset}" height="${SIDE - 2 * inset}" fill="none" stroke="${line}" stroke-width="${thickness}"/>`,
    `<g transform="translate(${EMBLEM.x} ${EMBLEM.y}) scale(1 -1)">${drawing.join("")}</g>`,
    lettering(title, TITLE, { sizes: SIZES, weight: "bold", colour: accent }),
    "</svg>",
  ].join("");
  return Buffer.from(new Resvg(svg, { font: FONT, fitTo: { mode: "width", value: side } }).render().asPng());
}

/** A shape as SVG, with y upwards. */
function drawn(shape: Shape, palette: Palette): string {
  const { x, z, ink } = shape;
  const at = `translate(${x} ${z})`;
  switch (shape.kind) {
    case "block": {
      const { width, depth, turn } = shape;
      return `<rect transform="${at} rotate(${turn})" x="${-width / 2}" y="${-depth / 2}" width="${width}" height="${depth}" fill="${palette[ink]}"/>`;
    }
    case "disc":
      return `<circle transform="${at}" r="${shape.width / 2}" fill="${palette[ink]}"/>`;
    case "glyph": {
      const scale = (shape.size * SUIT.share) / SUIT.half;
      return `<g transform="${at} scale(${scale} ${-scale})" fill="${palette[ink]}">${SUITS[shape.text]}</g>`;
    }
  }
}
