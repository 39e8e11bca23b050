import type { Box, PrintItem } from "../../src/kit/box";
import type { Card } from "../../src/kit/cards";
import type { Label, Piece, Place, Scene } from "../../src/kit/scene";
import { letterSize } from "../../src/table/board-print";
import { cardBack, cardFace } from "./cards";
import { colour, dieFromAbove } from "./dice";
import { lettering, widthOf } from "./letters";

/** How much of the table is seen around the board, in units. */
const MARGIN = 1.2;
/** How much of a font's size its capitals take. */
const CAPITALS = 0.7;

/** The board of a game and all that lies on it, seen from straight above, as an SVG in units of the table. */
export function tableFromAbove(box: Box, scene: Scene, labels: readonly Label[]): string {
  const { width, depth, tint } = box.board;
  const whole = { width: width + 2 * MARGIN, depth: depth + 2 * MARGIN };
  const texts = new Map(labels.map(({ id, text }) => [id, text]));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-whole.width / 2} ${-whole.depth / 2} ${whole.width} ${whole.depth}">`,
    rectangle(whole.width, whole.depth, 0, `fill="#4a3020"`),
    rectangle(width, depth, 0.3, `fill="${colour(tint)}" stroke="#00000088" stroke-width="0.1"`),
    ...box.board.print.map((item) => printed({ ...item, text: texts.get(item.id) ?? item.text })),
    ...[...scene.pieces].sort(lowestFirst).map((piece) => laid(box, piece)),
    "</svg>",
  ].join("\n");
}

function printed(item: PrintItem): string {
  if (item.kind === "frame") {
    return moved(
      item,
      rectangle(item.width, item.depth, 0, `fill="#00000059" stroke="#d5dee0b3" stroke-width="0.06"`),
    );
  }
  if (item.text === "") return "";
  const height = Math.min(letterSize(item) * CAPITALS, item.width / widthOf(item.text));
  const letters = { x: 0, y: 0, height, colour: "#ffffff", weight: item.kind === "caption" ? 0.12 : 0.15 };
  return moved(item, lettering(item.text, letters));
}

/** What lies beneath is drawn first; dice lie on cards. */
function lowestFirst(a: Piece, b: Piece): number {
  return Number(a.kind === "die") - Number(b.kind === "die") || a.place.layer - b.place.layer;
}

function laid(box: Box, piece: Piece): string {
  switch (piece.kind) {
    case "card":
      return scaled(piece.place, box.cardSize, card(box, piece.id, piece.faceUp));
    case "pile": {
      const [top] = piece.cards;
      return top === undefined ? "" : scaled(piece.place, box.cardSize, card(box, top, piece.faceUp));
    }
    case "die": {
      const item = box.dice.find(({ id }) => id === piece.id);
      return item === undefined ? "" : scaled(piece.place, 1, dieFromAbove(item, piece.face ?? item.sides));
    }
  }
}

function card(box: Box, id: string, faceUp: boolean): string {
  const printedOn: Card | undefined = box.cards.find((item) => item.id === id)?.card;
  return faceUp && printedOn !== undefined ? cardFace(printedOn) : cardBack();
}

function scaled({ x, z, yaw }: Place, scale: number, drawing: string): string {
  return `<g transform="translate(${x} ${-z}) rotate(${yaw}) scale(${scale})">${drawing}</g>`;
}

function moved({ x, z }: PrintItem, drawing: string): string {
  return `<g transform="translate(${x} ${-z})">${drawing}</g>`;
}

function rectangle(width: number, depth: number, radius: number, style: string): string {
  return `<rect x="${-width / 2}" y="${-depth / 2}" width="${width}" height="${depth}" rx="${radius}" ${style}/>`;
}
