import type { ContentRow } from "../../tts/object-data";
import type { Box } from "../../kit/rules/box";
import { MOST_COLUMNS } from "../../tts/chips";
import { columnName, memoPrefix, pieceOf, pileOf, travellerName } from "../../tts/piece-ids";
import { afterFrames, afterSeconds } from "../../tts/waits";

/** How many stacks of chips are on their way at once. */
export const MOST_TRAVELLERS = 4;
/** How many objects are looked at in one frame; a container counts as many more as it holds. Our own are fewer. */
const LOAD_PER_FRAME = 240;
/** What it takes to see that an object is one that is known, and among how many of those it is looked for. */
const KNOWN_LOAD = 0.25;
const FEW = 4;
/** For how many seconds it is believed that strangers are. */
const BELIEVED = 10;

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

/** Knows every piece of a game by its memo: looking one up costs a tenth of cutting a memo apart. */
export interface Register {
  prefix: string;
  /** The pieces by their memos. */
  pieces: (this: void) => Readonly<Record<string, string>>;
  /** What was at the table at the last look and is none of ours and holds nothing, in the game's order. */
  strangers: GObject[];
  /** Until when that is believed (`Time.time`): a script can give anything a memo of ours. */
  until: number;
}

/** The register of the pieces in a game's box. It is written when it is first asked for, after a script has been loaded. */
export function registerOf(game: string, box: Box): Register {
  const prefix = memoPrefix(game);
  let pieces: Record<string, string> | undefined;
  return { prefix, pieces: () => (pieces ??= piecesByMemo(prefix, box)), strangers: [], until: 0 };
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

/**
 * Looks at every object of the table once, over frames: each call looks at some, and the last one answers what there is. Other
 * people's objects, of which there may be thousands, are asked nothing again that were strangers a moment ago.
 */
export function beginInventory(register: Register): () => Inventory | undefined {
  const inventory = nothingThere();
  const objects = getObjects();
  if (Time.time >= register.until) register.strangers = [];
  const before = register.strangers;
  const strangers: GObject[] = [];
  let count = 0;
  let place = 0;
  let next = 0;
  return () => {
    let load = 0;
    while (load < LOAD_PER_FRAME) {
      const object = objects[next];
      if (object === undefined) {
        if (before.length === 0) register.until = Time.time + BELIEVED;
        register.strangers = strangers;
        return inventory;
      }
      next++;
      const found = placeOf(object, before, place);
      let isStrange = found !== undefined;
      if (found !== undefined) {
        place = found + 1;
        load += KNOWN_LOAD;
      } else {
        const held = lookAt(inventory, register, object);
        isStrange = held === undefined;
        load += 1 + (held ?? 0);
      }
      if (isStrange) {
        strangers[count] = object;
        count++;
      }
    }
    return undefined;
  };
}

/** Where an object is in a list, of which it is one of the next few entries; undefined: it is none of them. */
function placeOf(object: GObject, list: readonly GObject[], from: number): number | undefined {
  for (let place = from; place < from + FEW; place++) {
    const other = list[place];
    if (other === undefined) return undefined;
    if (other === object) return place;
  }
  return undefined;
}

/** Notes what an object is. Answers how many it holds; undefined: it is none of ours and holds nothing. */
function lookAt(inventory: Inventory, register: Register, object: GObject): number | undefined {
  if (object.isDestroyed()) return 0;
  const memo: string | undefined = object.memo;
  const piece = memo === undefined ? undefined : register.pieces()[memo];
  if (piece !== undefined) {
    inventory.found.push(piece);
    note(inventory, inventory.loose, piece, object);
    return 0;
  }
  const { type } = object;
  return type === "Deck" || type === "Bag" ? lookInto(inventory, register, object) : undefined;
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

/**
 * From one look at objects that have been ordered to the next, in seconds, and after how many of them one that never appeared
 * counts as lost.
 */
const LOOK_TIME = 0.5;
const MOST_LOOKS = 6;
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
  /** Notes which object that is: if it is there and nobody has called the answer, nobody will. */
  ordered: (object: GObject) => void;
  isWaiting: () => boolean;
}

/** Arrivals that call `complete` when all that were expected are there, or are not to be hoped for any more. */
export function createPendingSpawns(complete: () => void): PendingSpawns {
  let awaited = 0;
  /** Answers that belong to an older wave come too late. */
  let wave = 0;
  /** The objects of this wave, and how often one more was awaited or has come. */
  let objects: GObject[] = [];
  let changes = 0;

  function finish(): void {
    awaited = 0;
    wave++;
    objects = [];
    afterFrames(FROZEN_FRAMES, ARRIVALS, complete);
  }

  /** Ends the wave if nothing has changed since the last look and nothing is on its way, or at the last look. */
  function look(begun: number, left: number): void {
    const before = changes;
    afterSeconds(LOOK_TIME, ARRIVALS, () => {
      if (begun !== wave || awaited === 0) return;
      const isLate = before === changes && !objects.some((object) => isOnItsWay(object));
      if (isLate || left === 0) finish();
      else look(begun, left - 1);
    });
  }

  function expect(): () => void {
    if (awaited === 0) {
      wave++;
      look(wave, MOST_LOOKS - 1);
    }
    awaited++;
    changes++;
    const mine = wave;
    return () => {
      if (mine !== wave || awaited === 0) return;
      awaited--;
      changes++;
      if (awaited === 0) finish();
    };
  }

  return {
    expect,
    ordered: (object) => {
      objects.push(object);
    },
    isWaiting: () => awaited > 0,
  };
}

function isOnItsWay(object: GObject): boolean {
  return !object.isDestroyed() && object.spawning;
}
