import type { CardItem, ChessItem, DieItem, PawnItem, TokenItem } from "../../kit/rules/box";
import type { Seat } from "../../kit/rules/rules";
import type { ChessBoardPiece, Piece, Sight } from "../../kit/game/scene";
import type { BoardFrame } from "../../tts/geometry";
import type { Pose } from "../../tts/pose";
import { CARD_TINT, type ObjectData } from "../../tts/object-data";
import { createAppearance, type Make, type Appearance } from "./appearance";
import {
  type PendingSpawns,
  contentOf,
  nothingThere,
  registerOf,
  type Inventory,
  type Register,
} from "./inventory";
import type { Effort, PassTask } from "../../tts/effort";
import {
  lock,
  type Motion,
  newMotion,
  settle,
  MOVABLE_TOLERANCE,
  LOCKED_TOLERANCE,
} from "../../tts/set-object";
import type { Table } from "../table";

/** How high above its pile a card appears that is taken out, and waits that is put in, in inches. */
export const ABOVE_PILE = 1.2;

/** Chips on their way from one place to another. */
export interface Journey {
  to: string;
  count: number;
  /** Where the place of the chips wants them to arrive. */
  pose: Pose;
  /** How many passes have seen them on their way. */
  passes: number;
}

/** A card on its way into a hand: which way was tried last, when (`Time.time`), and where. */
export interface SceneEntry {
  colour: ColorLiteral;
  tried: number;
  at: number;
  place: Pose;
}

/** What a pass does before it looks at the pieces one by one: it looks at the whole table, and at chips on their way. */
export const PASS_BEGINS = -2;
export const CHIPS_TRAVEL = -1;

/** How far a scene has been drawn. */
interface DrawingState {
  /** Whether a scene is still being drawn, and whether that waits for something to arrive. */
  isOn: boolean;
  isPaused: boolean;
  /** Those who wait for the table to be drawn, also those whose scene a newer one has replaced. */
  whenDrawn: (() => void)[];
  /** The next piece to put right, or what has to be done before. */
  next: number;
  /** What is still to be done for the piece before that. */
  task: PassTask | undefined;
  /** The look around the table that has not come to its end yet. */
  look: (() => Inventory | undefined) | undefined;
  passes: number;
  /** What the last slice cost about, in instructions. */
  spent: number;
}

/** Where an object was, and how it was turned, when it was found right. */
export interface Rest {
  readonly object: GObject;
  readonly at: Triple;
  readonly turned: Triple;
}

type Triple = Pick<ReturnType<GObject["getPosition"]>, "x" | "y" | "z">;

/** How far a table has been looked at that is drawn. */
interface InspectionState {
  /** The next piece to look at; in how many looks this round has come to it, and how many the last round took. */
  next: number;
  looks: number;
  round: number;
  /** How many looks there were while nothing happened. */
  looksAtRest: number;
  /** Where pieces were when they were last found right. */
  rests: Record<string, Rest[] | undefined>;
}

/** What is needed to put pieces right, and what has been found and done: all that the stage knows of the pieces of a scene. */
export interface Work extends Effort, Motion {
  /** The pieces of the scene, those of them that are on their own way just now, and who may know its cards, once somebody has asked. */
  pieces: readonly Piece[];
  spared: Record<string, boolean>;
  knownBy: Readonly<Record<string, Sight>> | undefined;
  /** Whether the pieces are the players'. */
  free: boolean;
  /** Whether objects are being put right at this very moment. */
  touching: boolean;
  readonly drawing: DrawingState;
  readonly inspection: InspectionState;
  readonly game: string;
  readonly hasChips: boolean;
  readonly cardSize: number;
  /** How decks are made, and cards whose size no scene says. */
  readonly cardMake: Make;
  readonly cards: Record<string, CardItem>;
  readonly dice: Record<string, DieItem>;
  readonly tokens: Record<string, TokenItem>;
  readonly pawns: Record<string, PawnItem>;
  readonly chess: Record<string, ChessItem>;
  readonly appearance: Appearance;
  /** The colour in whose hand a seat's cards are held, if there is one. */
  readonly handOf: (this: void, seat: Seat) => ColorLiteral | undefined;
  readonly arrivals: PendingSpawns;
  readonly register: Register;
  /** The data of cards as they are in a deck, of those that were ever wanted for a new one. */
  readonly packed: Record<string, ObjectData>;
  /** What has been given to players whose hands are free, by memo. */
  given: Record<string, GObject>;
  /** The piles whose cards somebody may know again, so that they are made again. */
  readonly worn: Record<string, boolean>;
  inventory: Inventory;
  where: BoardFrame;
  /** The pieces that were found right while this scene is drawn, with their objects. */
  right: Record<string, GObject | undefined>;
  /** Whether the scene has been seen before, so that nobody need see how it comes about. */
  hurried: boolean;
  /** Whether this pass made, took or put anything, so that another one has to look at the outcome. */
  changed: boolean;
  /** Whether a card is on its way to a pile, or chips to their place. */
  flying: boolean;
  /** The chips that are on their way, by the names of their objects (`travellerName`). */
  readonly journeys: Record<string, Journey | undefined>;
  /** The chess board, in a game that has one. */
  chessBoard: ChessBoardPiece | undefined;
  /** How many cards this pass has sent into the hand of each colour. */
  dealt: Record<string, number>;
  /** The cards that a hand has been given and has not taken up yet. */
  readonly entries: Record<string, SceneEntry | undefined>;
  /** Which way into a hand is tried first (`ENTRANCES`): the one that has worked last. */
  entrance: number;
  /** What each container still holds out of which a card has been taken in this pass, by its GUID. */
  tapped: Record<string, string[]>;
}

/** The work on a table that has not been looked at yet. */
export function newWork(table: Table, arrivals: PendingSpawns, where: BoardFrame): Work {
  const { game, visibility } = table;
  const { rules, box } = game;
  const motion = newMotion();
  return Object.assign(motion, {
    ...{ pieces: [], spared: {}, knownBy: undefined, free: false, touching: false },
    drawing: newDrawing(),
    inspection: { next: 0, looks: 0, round: 10, looksAtRest: 0, rests: {} },
    game: rules.id,
    hasChips: box.chips !== undefined,
    cardSize: box.cardSize,
    cardMake: cardMakeOf(box.cardSize),
    cards: byId(box.cards),
    dice: byId(box.dice),
    tokens: byId(box.tokens),
    pawns: byId(box.pawns),
    chess: byId(box.chess ?? []),
    appearance: createAppearance(table, motion),
    handOf: visibility.handOf,
    arrivals,
    register: registerOf(rules.id, box),
    inventory: nothingThere(),
    where,
    chessBoard: undefined,
    ...{ packed: {}, given: {}, worn: {}, right: {}, journeys: {}, dealt: {}, entries: {}, tapped: {} },
    ...{ hurried: false, changed: false, flying: false, entrance: 0, effort: 0 },
  });
}

function newDrawing(): DrawingState {
  return {
    ...{ isOn: false, isPaused: false, whenDrawn: [], next: PASS_BEGINS, task: undefined },
    ...{ look: undefined, passes: 0, spent: 0 },
  };
}

/** How a card of this size is made. */
export function cardMakeOf(size: number): Make {
  return { scale: { x: size, y: 1, z: size }, tint: CARD_TINT };
}

function byId<Item extends { id: string }>(items: readonly Item[]): Record<string, Item> {
  const list: Record<string, Item> = {};
  for (const item of items) list[item.id] = item;
  return list;
}

/** Hides a card that has just come from everybody, whichever side is up: the people who may know it see it when it is dressed. */
export function hideFromAll({ appearance }: Work, object: GObject): void {
  if (object.type === "Card") appearance.hide(object, "nobody");
}

/** Notes an object that will be there later; the answer has to be called when it is. */
export function expectArrival(work: Work): () => void {
  work.acts++;
  work.changed = true;
  return work.arrivals.expect();
}

/**
 * Whether an object of the inventory has been destroyed since this pass began; then only the next pass can tell what to
 * do. A destroyed object must not be touched: in Tabletop Simulator every member of it raises an error.
 */
export function isGone(work: Work, object: GObject | undefined): boolean {
  if (object?.isDestroyed() !== true) return false;
  work.changed = true;
  return true;
}

/** Takes an object off the table whose place another one takes, as its piece's: nothing is lost with it. */
export function discard(work: Work, object: GObject): void {
  work.acts++;
  object.memo = "";
  object.destruct();
}

/** How an object is to be that stands for a piece. */
interface Wanted extends Pick<Piece, "caption"> {
  make: Make;
  pose: Pose;
  /** Whether players may pick it up. */
  movable: boolean;
  owner?: Seat | undefined;
}

/** Puts an object right that is there: its words, its look, whether it can be moved, and its place. How it is turned is another affair. */
export function putRight(work: Work, object: GObject, { caption, make, pose, movable, owner }: Wanted): void {
  work.appearance.dress(object, caption, "everyone");
  work.appearance.restore(object, make, owner);
  lock(work, object, !movable);
  settle(work, object, pose, movable ? MOVABLE_TOLERANCE : LOCKED_TOLERANCE);
}

/** Makes an object; the pass after it is there will look at it. */
export function spawn(work: Work, data: ObjectData): void {
  const arrived = expectArrival(work);
  const ordered = spawnObjectData({
    data,
    callback_function: (object: GObject) => {
      hideFromAll(work, object);
      arrived();
    },
  });
  work.arrivals.ordered(ordered);
}

/**
 * Takes one card out of a deck or bag. It appears above it, locked, and glides to its place from there. A deck of which
 * one card would be left becomes that card, so anyone who wants more of it has to look again first.
 */
export function takeOut(work: Work, container: GObject, id: string): void {
  work.changed = true;
  const tapped = work.tapped[container.guid];
  if (tapped !== undefined && tapped.length <= 2) return;
  const content = tapped ?? contentOf(work.register, container);
  const index = content.indexOf(id);
  // The pile that it does not belong to may have given it out in this pass.
  if (index < 0) return;
  // Lua's own, which costs next to nothing: there are decks of 52, and often many cards are taken.
  table.remove(content, index + 1);
  work.tapped[container.guid] = content;
  const at = container.getPosition();
  const arrived = expectArrival(work);
  const taken = container.takeObject({
    index,
    position: { x: at.x ?? 0, y: (at.y ?? 0) + ABOVE_PILE, z: at.z ?? 0 },
    smooth: false,
    callback_function: (card: GObject) => {
      card.setLock(true);
      hideFromAll(work, card);
      arrived();
    },
  });
  if (taken !== undefined) work.arrivals.ordered(taken);
}
