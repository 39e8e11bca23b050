import type { Box } from "../../kit/box";
import { MOST_COLUMNS } from "../objects/chips";
import { columnName, memoPrefix, pieceOf, pileOf, travellerName } from "../objects/memo";

/** How many stacks of chips are on their way at once. */
export const MOST_TRAVELLERS = 4;

/** What is really on the table of one game's pieces, wherever players or a rewind have left them. */
export interface Inventory {
  /** Pieces that lie on their own, by id; columns of chips, and chips on their way, by their names (`memo.ts`). */
  loose: Record<string, GObject>;
  /** Deck objects that stand for a pile, by the pile's id. */
  piles: Record<string, GObject>;
  /** Cards that lie in a deck or a bag, by id, with that container. */
  inside: Record<string, GObject>;
  /** What each pile's deck holds, in the order of its list; a piece that is not ours is an empty text. */
  contents: Record<string, readonly string[]>;
  /** Second copies of a loose piece or pile, which somebody has pasted. */
  copies: GObject[];
}

/** One entry of a container's content. */
interface ContentRow {
  memo?: string;
}

/** Knows every piece of a game by its memo: looking one up costs a tenth of cutting a memo apart. */
export interface Register {
  prefix: string;
  pieces: Record<string, string>;
}

/** The register of the pieces in a game's box, with every column of chips that there can be and what can be on its way. */
export function registerOf(game: string, box: Box): Register {
  const prefix = memoPrefix(game);
  const pieces: Register["pieces"] = {};
  const { cards, dice, tokens, pawns, chess = [], chips = [], chessBoard } = box;
  for (const items of [cards, dice, tokens, pawns, chess]) {
    for (const { id } of items) pieces[prefix + id] = id;
  }
  if (chessBoard !== undefined) pieces[prefix + chessBoard.id] = chessBoard.id;
  for (const { id } of chips) {
    for (let index = 0; index < MOST_COLUMNS; index++) {
      const column = columnName(id, index);
      pieces[prefix + column] = column;
    }
  }
  for (let index = 0; index < MOST_TRAVELLERS && chips.length > 0; index++) {
    const traveller = travellerName(index);
    pieces[prefix + traveller] = traveller;
  }
  return { prefix, pieces };
}

/** The inventory of an empty table. */
export function nothingThere(): Inventory {
  return { loose: {}, piles: {}, inside: {}, contents: {}, copies: [] };
}

/** Looks at every object of the table once. */
export function takeInventory(register: Register): Inventory {
  const inventory = nothingThere();
  for (const object of getObjects()) {
    if (object.isDestroyed()) continue;
    const memo: string | undefined = object.memo;
    const piece = memo === undefined ? undefined : register.pieces[memo];
    if (piece !== undefined) note(inventory, inventory.loose, piece, object);
    else if (object.type === "Deck" || object.type === "Bag") lookInto(inventory, register, object);
  }
  return inventory;
}

/** The ids of the pieces in a container, in the order of its list; a piece that is not ours is an empty text. */
export function contentOf(register: Register, container: GObject): string[] {
  const rows: readonly ContentRow[] = container.getObjects();
  const ids: string[] = [];
  for (const { memo } of rows) ids.push(register.pieces[memo ?? ""] ?? "");
  return ids;
}

function lookInto(inventory: Inventory, register: Register, container: GObject): void {
  const content = contentOf(register, container);
  for (const id of content) if (id !== "") inventory.inside[id] = container;
  const pile = pileOf(pieceOf(register.prefix, container.memo) ?? "");
  if (pile === undefined) return;
  note(inventory, inventory.piles, pile, container);
  inventory.contents[pile] ??= content;
}

function note(inventory: Inventory, list: Record<string, GObject>, id: string, object: GObject): void {
  if (list[id] === undefined) list[id] = object;
  else inventory.copies.push(object);
}
