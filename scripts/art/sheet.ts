import { Resvg } from "@resvg/resvg-js";
import { FONT } from "./lettering";

/** The picture of a card in pixels: 200 for each unit of a card of 2.2 by 3.2. */
export const CARD = { width: 440, height: 640 };

/** Tabletop Simulator takes sheets of at most this many cards, and advises against larger pictures. [docs] */
export const LIMITS = { columns: 10, rows: 7, side: 4096 };

/** Pictures of cards in rows, from left to right and from top to bottom. */
export interface Sheet {
  png: Buffer;
  columns: number;
  rows: number;
}

/** Lays the drawings of cards side by side. Raises an error if one sheet does not hold them. */
export function createSheet(faces: readonly string[]): Sheet {
  const columns = Math.min(LIMITS.columns, Math.floor(LIMITS.side / CARD.width), faces.length);
  const rows = Math.ceil(faces.length / columns);
  if (rows > LIMITS.rows || rows * CARD.height > LIMITS.side)
    throw new Error(`${faces.length} cards are too many for one sheet.`);
  const cells = faces.map((face, cell) => {
    const [x, y] = [(cell % columns) * CARD.width, Math.floor(cell / columns) * CARD.height];
    return `<svg x="${x}" y="${y}" width="${CARD.width}" height="${CARD.height}">${face}</svg>`;
  });
  return { png: rendered(cells.join(""), columns * CARD.width, rows * CARD.height), columns, rows };
}

/** A drawing of the size of a card as a picture. */
export function cardPicture(drawn: string): Buffer {
  return rendered(drawn, CARD.width, CARD.height);
}

function rendered(drawn: string, width: number, height: number): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawn}</svg>`;
  return Buffer.from(new Resvg(svg, { font: FONT }).render().asPng());
}
