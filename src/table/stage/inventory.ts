import { pieceOf, pileOf } from "../memo";

/** What is really on the table of one game's pieces, wherever players or a rewind have left them. */
export interface Inventory {
  /** Pieces that lie on their own, by id. */
  loose: Record<string, GObject>;
  /** Deck objects that stand for a pile, by the pile's id. */
  piles: Record<string, GObject>;
  /** Cards that lie in a deck or a bag, by id, with that container. */
  inside: Record<string, GObject>;
  /** Second copies of a loose piece or pile, which somebody has pasted. */
  copies: GObject[];
}

/** One entry of a container's content. */
interface ContentRow {
  memo?: string;
}

/** Looks at every object of the table once. */
export function takeInventory(game: string): Inventory {
  const inventory: Inventory = { loose: {}, piles: {}, inside: {}, copies: [] };
  for (const object of getObjects()) {
    if (object.isDestroyed()) continue;
    const piece = pieceOf(game, object.memo);
    const pile = piece === undefined ? undefined : pileOf(piece);
    if (isContainer(object)) noteContent(inventory, game, object);
    if (pile !== undefined && isContainer(object)) note(inventory, inventory.piles, pile, object);
    else if (piece !== undefined) note(inventory, inventory.loose, piece, object);
  }
  return inventory;
}

/** The ids of the pieces in a container, in the order of its list; a piece that is not ours is an empty text. */
export function contentOf(game: string, container: GObject): string[] {
  const ids: string[] = [];
  for (const row of rowsOf(container)) ids.push(pieceOf(game, row.memo) ?? "");
  return ids;
}

function isContainer(object: GObject): boolean {
  return object.type === "Deck" || object.type === "Bag";
}

function rowsOf(container: GObject): readonly ContentRow[] {
  return container.getObjects();
}

function noteContent(inventory: Inventory, game: string, container: GObject): void {
  for (const id of contentOf(game, container)) if (id !== "") inventory.inside[id] = container;
}

function note(inventory: Inventory, list: Record<string, GObject>, id: string, object: GObject): void {
  if (list[id] === undefined) list[id] = object;
  else inventory.copies.push(object);
}
