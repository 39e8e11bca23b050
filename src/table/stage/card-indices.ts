import type { CardItem, Tint } from "../../kit/rules/box";
import { suitOf, type Card, type Suit } from "../../kit/data/cards";
import type { CardPiece, Piece, PilePiece } from "../../kit/game/scene";
import type { ShowPoint } from "../../kit/game/show";
import { CARD_LAYER, CARD_REST, CARD_THICKNESS } from "../../tts/constants";
import { pileRest } from "../../tts/object-data";
import { INDEX_GROUND, indexStrokes } from "../../kit/game/index-glyphs";

/** A large index in the colour of its suit, over the face of a card that everybody sees. */
export interface IndexMark {
  kind: "index";
  card: Card;
  /** The middle of the card on the board, in inches; its yaw, in degrees; its scale. */
  at: ShowPoint;
  yaw: number;
  size: number;
  /** How high above the board its face is, in inches. */
  height: number;
}

/** One line of an index: points on the board and thickness in inches. */
export interface IndexLine {
  points: ShowPoint[];
  thickness: number;
  color: Tint;
}

/** Four colours, as poker rooms have them. Rank and suit are drawn too: the colour tells nothing that they do not. */
const COLOURS: Readonly<Record<Suit, Tint>> = {
  S: { r: 0.07, g: 0.07, b: 0.09 },
  H: { r: 0.72, g: 0.05, b: 0.13 },
  D: { r: 0.05, g: 0.3, b: 0.72 },
  C: { r: 0.03, g: 0.42, b: 0.2 },
};
const INK: Tint = { r: 1, g: 1, b: 1 };
/** What turns a card to the reader at the far end, in degrees. */
const HALF_TURN = 180;
/** How thick the strokes of an index are on a card of size 1, in inches. */
const STROKE = 0.13;

/**
 * The large indices of a picture: of the cards that everybody sees, the uppermost where several are one upon the other. What a
 * hand holds has none, nor has the Joker.
 * @param cards what is printed on each card, by its id
 * @param cardSize the scale of a card whose size no scene says
 * @param isForBoth whether somebody reads them from the far end too: then each card has one for either end
 */
export function indicesOf(
  pieces: readonly Piece[],
  cards: readonly CardItem[],
  cardSize: number,
  isForBoth: boolean,
): IndexMark[] {
  const printed: Record<string, CardItem["card"]> = {};
  for (const { id, card } of cards) printed[id] = card;
  const byPlace: Record<string, IndexMark> = {};
  for (const piece of pieces) {
    const open = openCard(piece);
    const card = open === undefined ? undefined : printed[open.id];
    if (open === undefined || card === undefined || card === "joker") continue;
    const { x, z, yaw, layer } = open.piece.place;
    const size = open.piece.kind === "card" ? (open.piece.size ?? cardSize) : cardSize;
    const height = layer * CARD_LAYER + faceRest(open.count);
    const place = `${x} ${z}`;
    if ((byPlace[place]?.height ?? 0) < height)
      byPlace[place] = { kind: "index", card, at: { x, z }, yaw, size, height };
  }
  const marks = Object.values(byPlace);
  return isForBoth ? marks.concat(marks.map((mark) => ({ ...mark, yaw: mark.yaw + HALF_TURN }))) : marks;
}

interface OpenCard {
  id: string;
  piece: CardPiece | PilePiece;
  /** Of how many cards it is the uppermost. */
  count: number;
}

function openCard(piece: Piece): OpenCard | undefined {
  if (piece.kind === "card" && piece.faceUp && piece.hand === undefined)
    return { id: piece.id, piece, count: 1 };
  const top = piece.kind === "pile" && piece.faceUp ? piece.cards[0] : undefined;
  if (piece.kind !== "pile" || top === undefined) return undefined;
  return { id: top, piece, count: piece.cards.length };
}

/** How high the face of the uppermost of some cards is above what these are on. */
function faceRest(count: number): number {
  return 2 * pileRest(count) - CARD_REST + CARD_THICKNESS / 2;
}

/** A text that differs where two indices do. */
export function indexKey({ card, at, yaw, height }: IndexMark): string {
  return `${card} ${at.x} ${at.z} ${yaw} ${height}`;
}

/** The indices of those cards that are in the next picture where they were, so that none is left behind by one that moves. */
export function stayingIndices(before: readonly IndexMark[], after: readonly IndexMark[]): IndexMark[] {
  const next: Record<string, boolean> = {};
  for (const mark of after) next[indexKey(mark)] = true;
  return before.filter((mark) => next[indexKey(mark)] === true);
}

/** The lines of an index, the ground first. */
export function linesOf({ card, at, yaw, size }: IndexMark): IndexLine[] {
  const radians = (yaw * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians) * size, Math.cos(radians) * size];
  const placed = ({ x, z }: ShowPoint): ShowPoint => ({
    x: at.x + x * cos + z * sin,
    z: at.z - x * sin + z * cos,
  });
  const { stroke: ground, thickness } = INDEX_GROUND;
  const lines: IndexLine[] = [
    {
      points: ground.map((point) => placed(point)),
      thickness: thickness * size,
      color: COLOURS[suitOf(card)],
    },
  ];
  for (const stroke of indexStrokes(card))
    lines.push({ points: stroke.map((point) => placed(point)), thickness: STROKE * size, color: INK });
  return lines;
}
