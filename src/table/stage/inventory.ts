import type { Box } from "../../kit/box";
import { MOST_COLUMNS } from "../../tts/chips";
import { columnName, memoPrefix, pieceOf, pileOf, travellerName } from "../../tts/piece-ids";
import { afterFrames, afterSeconds } from "../../tts/waits";

/** How many stacks of chips are on their way at once. */
export const MOST_TRAVELLERS = 4;
/** How many objects are looked at in one frame; a container counts as many more as it holds. Our own are fewer. */
const LOAD_PER_FRAME = 240;

/** What is really on the table of one game's pieces, wherever players or a rewind have left them. */
export interface Inventory {
  /** Pieces that are on their own, by id; columns of chips, and chips on their way, by their names (`memo.ts`). */
  loose: Record<string, GObject>;
  /** Deck objects that stand for a pile, by the pile's id. */
  piles: Record<string, GObject>;
  /** Cards that are in a deck or a bag, by id, with that container: a pile, if they are in one. */
  inside: Record<string, GObject>;
  /** What is in containers that are no piles; piles too, by their names. */
  strays: Stray[];
  /** What each pile's deck holds, in the order of its list; a piece that is not ours is an empty text. */
  contents: Record<string, readonly string[]>;
  /** Every piece above, by id, in the order in which the game lists objects, which tells nothing about what they are. */
  found: string[];
  /** Second copies of a loose piece or pile, which somebody has pasted. */
  copies: GObject[];
}

/** A piece in a container in which none of ours belongs. */
export interface Stray {
  id: string;
  container: GObject;
}

/** One entry of a container's content. */
export interface ContentRow {
  memo?: string;
}

/** Knows every piece of a game by its memo: looking one up costs a tenth of cutting a memo apart. */
export interface Register {
  prefix: string;
  /** The pieces by their memos. */
  pieces: (this: void) => Readonly<Record<string, string>>;
}

/** The register of the pieces in a game's box. It is written when it is first asked for, after a script has been loaded. */
export function registerOf(game: string, box: Box): Register {
  const prefix = memoPrefix(game);
  let pieces: Record<string, string> | undefined;
  return { prefix, pieces: () => (pieces ??= piecesByMemo(prefix, box)) };
}

/** The pieces in a box by their memos, with every column of chips that there can be and what can be on its way. */
function piecesByMemo(prefix: string, box: Box): Record<string, string> {
  const pieces: Record<string, string> = {};
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
  return pieces;
}

/** The inventory of an empty table. */
export function nothingThere(): Inventory {
  return { loose: {}, piles: {}, inside: {}, strays: [], contents: {}, found: [], copies: [] };
}

/** Looks at every object of the table once, over frames: each call looks at some, and the last one answers what there is. */
export function beginInventory(register: Register): () => Inventory | undefined {
  const inventory = nothingThere();
  const objects = getObjects();
  let next = 0;
  return () => {
    let load = 0;
    while (load < LOAD_PER_FRAME) {
      const object = objects[next];
      if (object === undefined) return inventory;
      next++;
      load += 1 + lookAt(inventory, register, object);
    }
    return undefined;
  };
}

/** Notes what an object is. Answers how many it holds. */
function lookAt(inventory: Inventory, register: Register, object: GObject): number {
  if (object.isDestroyed()) return 0;
  const memo: string | undefined = object.memo;
  const piece = memo === undefined ? undefined : register.pieces()[memo];
  if (piece !== undefined) {
    inventory.found.push(piece);
    note(inventory, inventory.loose, piece, object);
  }
  if (piece === undefined && (object.type === "Deck" || object.type === "Bag"))
    return lookInto(inventory, register, object);
  return 0;
}

/** The ids of the pieces in a container, in the order of its list; a piece that is not ours is an empty text. */
export function contentOf(register: Register, container: GObject): string[] {
  const rows: readonly ContentRow[] = container.getObjects();
  const ids: string[] = [];
  const pieces = register.pieces();
  for (const { memo } of rows) ids.push(pieces[memo ?? ""] ?? pieceOf(register.prefix, memo) ?? "");
  return ids;
}

function lookInto(inventory: Inventory, register: Register, container: GObject): number {
  const content = contentOf(register, container);
  const pile = pileOf(pieceOf(register.prefix, container.memo) ?? "");
  if (pile === undefined) lookIntoStrange(inventory, container, content);
  else if (note(inventory, inventory.piles, pile, container)) {
    inventory.contents[pile] = content;
    for (const id of content) {
      if (id === "") continue;
      inventory.found.push(id);
      inventory.inside[id] = container;
    }
  }
  return content.length;
}

function lookIntoStrange({ found, inside, strays }: Inventory, container: GObject, content: string[]): void {
  for (const id of content) {
    if (id === "") continue;
    found.push(id);
    inside[id] ??= container;
    strays.push({ id, container });
  }
}

/** Notes an object by its id; false if there is one of that id already. */
function note(inventory: Inventory, list: Record<string, GObject>, id: string, object: GObject): boolean {
  if (list[id] === undefined) {
    list[id] = object;
    return true;
  }
  inventory.copies.push(object);
  return false;
}

/** The loose objects of these pieces that are still there. */
export function looseOf({ loose }: Inventory, ids: readonly string[]): Record<string, GObject> {
  const objects: Record<string, GObject> = {};
  for (const id of ids) {
    const object = alive(loose[id]);
    if (object !== undefined) objects[id] = object;
  }
  return objects;
}

/** An object, unless it has been destroyed. */
export function alive(object: GObject | undefined): GObject | undefined {
  return object?.isDestroyed() === false ? object : undefined;
}

/** After how many seconds an object that never appeared counts as lost. */
const TIMEOUT = 3;
/** A fresh object is still frozen for one frame after its callback. */
const FROZEN_FRAMES = 2;
/** The name by which a bug after an arrival is reported. */
const ARRIVALS = "drawing the table";

/**
 * Waits for objects that have been ordered and are not there yet.
 * @noSelf
 */
export interface PendingSpawns {
  /** Notes one more object; the answer has to be called when it is there. */
  expect: () => () => void;
  isWaiting: () => boolean;
}

/** Arrivals that call `complete` when all that were expected are there, or are not to be hoped for any more. */
export function createPendingSpawns(complete: () => void): PendingSpawns {
  let awaited = 0;
  /** Answers that belong to an older wave come too late. */
  let wave = 0;

  function finish(): void {
    awaited = 0;
    wave++;
    afterFrames(FROZEN_FRAMES, ARRIVALS, complete);
  }

  function expect(): () => void {
    if (awaited === 0) {
      wave++;
      const begun = wave;
      afterSeconds(TIMEOUT, ARRIVALS, () => {
        if (begun === wave && awaited > 0) finish();
      });
    }
    awaited++;
    const mine = wave;
    return () => {
      if (mine !== wave || awaited === 0) return;
      awaited--;
      if (awaited === 0) finish();
    };
  }

  return { expect, isWaiting: () => awaited > 0 };
}
