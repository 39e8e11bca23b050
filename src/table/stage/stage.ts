import type { Box } from "../../kit/box";
import type { DiePiece, Piece, Scene } from "../../kit/scene";
import type { Company } from "../seats/company";
import { BLOCK_TOP, BOARD_THICKNESS, CHESS_BOARD } from "../constants";
import { columnsOf } from "../objects/chips";
import { overFrames } from "../time/frames";
import { afterSeconds } from "../time/waits";
import { attempt } from "../guard";
import { boardFrame, diePose, type BoardFrame } from "../objects/geometry";
import type { Pose } from "../objects/object-data";
import { createArrivals } from "./arrivals";
import { placeCard, placePile } from "./cards";
import { placeChess, placeChessBoard } from "./chess";
import { placeChips, seeToJourneys } from "./chips";
import { placeDie } from "./dice";
import { placePawn, placeToken } from "./figures";
import { takeInventory } from "./inventory";
import { createMenus } from "./menus";
import { release } from "./motion";
import { newWork, type Work } from "./work";

/** How many objects are compared with the scene in one frame. */
const LOAD_PER_FRAME = 6;
/** What a pass does before it looks at the pieces one by one: it looks at the whole table, and at chips on their way. */
const PASS_BEGINS = -2;
const CHIPS_TRAVEL = -1;
/** How many times the table is gone over before the stage gives up on what players keep undoing. */
const MOST_PASSES = 40;
/** How long a card on its way to a pile is left alone before it is looked at again, in seconds. */
const FLIGHT_TIME = 0.25;

/** What the stage asks of the board. */
type BoardObject = Pick<GObject, "getPosition" | "getRotation">;

/**
 * Keeps the objects on the table as the scene of a game says.
 * @noSelf
 */
export interface Stage {
  /**
   * Makes the table show a scene: only what differs is touched, a piece that is gone is made anew. Works over
   * several frames; a newer scene replaces one that is still being drawn.
   * @param except pieces that are on their own way just now, such as dice that are being thrown
   * @param drawn called when this scene or a newer one is drawn: every piece exists and lies in the right pile, though
   *   some may still glide to their places
   */
  draw: (scene: Scene, except: Record<string, boolean>, drawn: () => void) => void;
  /** The loose objects of these pieces, as far as they were on the table when it was last drawn. */
  find: (pieces: readonly string[]) => Record<string, GObject>;
  /** The deck object of a pile, if it had two cards or more when the table was last drawn. */
  findPile: (pile: string) => GObject | undefined;
  /** Where a die lies when the scene puts it there. */
  poseOf: (piece: DiePiece) => Pose | undefined;
  /** Hides every card that lies face down or in a hand, until it is drawn: a save does not tell from whom it is hidden. */
  veil: () => void;
  /** Lets players touch every piece, and stops drawing. */
  release: () => void;
  /** Where the board lies now. */
  frame: () => BoardFrame;
  /** How much higher than the board the ground is at a place of it: pieces can also stand on the chess board. */
  heightAt: (x: number, z: number) => number;
  /** Whether a scene is still being drawn. */
  isDrawing: () => boolean;
}

/** The stage of one game on one board; `ask` is called when somebody asks about the object with a GUID. */
export function createStage(
  game: string,
  box: Box,
  board: BoardObject,
  company: Company,
  ask: (this: void, colour: ColorLiteral, guid: string) => void,
): Stage {
  const arrivals = createArrivals(resume);
  const work = newWork(game, box, company, createMenus(ask), arrivals, frameOf(board));
  let pieces: readonly Piece[] = [];
  let spared: Record<string, boolean> = {};
  /** Whoever waits for the table to be drawn, also those whose scene a newer one has replaced. */
  let whenDrawn: (() => void)[] = [];
  /** The next piece to look at, or what is to be done before. */
  let next = PASS_BEGINS;
  let passes = 0;
  let working = false;
  /** Whether the work waits for something to arrive. */
  let paused = false;

  function draw(scene: Scene, except: Record<string, boolean>, drawn: () => void): void {
    pieces = scene.pieces;
    spared = except;
    whenDrawn.push(drawn);
    next = PASS_BEGINS;
    passes = 0;
    if (working) return;
    working = true;
    overFrames(slice);
  }

  /** A slice that fails ends the drawing; whoever is told of the mistake has the table drawn again. */
  function slice(): boolean {
    let finished = true;
    const ended = attempt("drawing the table", () => {
      finished = share();
    });
    if (!ended) working = false;
    return finished;
  }

  /** One frame's share: the first slice of a pass looks around, the others put pieces right. */
  function share(): boolean {
    if (next === PASS_BEGINS) {
      passes++;
      next = box.chips === undefined ? 0 : CHIPS_TRAVEL;
      lookAround(work, frameOf(board));
      return false;
    }
    if (next === CHIPS_TRAVEL) {
      next = 0;
      seeToJourneys(work, pieces);
      return false;
    }
    let load = 0;
    while (next < pieces.length) {
      const piece = pieces[next];
      load += piece === undefined ? 0 : loadOf(piece);
      if (load > LOAD_PER_FRAME) return false;
      next++;
      if (piece !== undefined && spared[piece.id] !== true) place(work, piece);
    }
    return finishPass();
  }

  /** Goes over the table again as long as something was made, taken or put; then the scene is drawn. */
  function finishPass(): boolean {
    if ((!work.changed && !work.flying) || passes >= MOST_PASSES) {
      working = false;
      const waiting = whenDrawn;
      whenDrawn = [];
      for (const drawn of waiting) drawn();
      return true;
    }
    next = PASS_BEGINS;
    if (work.changed && !arrivals.isWaiting()) return false;
    paused = true;
    if (!work.changed) afterSeconds(FLIGHT_TIME, "drawing the table", resume);
    return true;
  }

  function resume(): void {
    if (!paused) return;
    paused = false;
    overFrames(slice);
  }

  return {
    draw,
    find: (ids) => {
      const found: Record<string, GObject> = {};
      for (const id of ids) {
        const object = alive(work.inventory.loose[id]);
        if (object !== undefined) found[id] = object;
      }
      return found;
    },
    findPile: (pile) => alive(work.inventory.piles[pile]),
    poseOf: (piece) => {
      const item = work.dice[piece.id];
      return item === undefined ? undefined : diePose(frameOf(board), piece.place, item);
    },
    veil: () => {
      const { loose } = takeInventory(work.register);
      for (const id of Object.keys(loose)) {
        const object = loose[id];
        // What lies in a hand may not have been taken up by it yet.
        if (object !== undefined && (object.is_face_down || object.use_hands)) work.wardrobe.veil(object);
      }
    },
    release: () => {
      releaseAll(work);
      // What is still coming out of a deck arrives locked, and veiled.
      draw({ pieces: [], spots: [] }, {}, () => {
        if (pieces.length === 0) releaseAll(work);
      });
    },
    frame: () => frameOf(board),
    heightAt: (x, z) => {
      const { chessBoard } = work;
      if (chessBoard === undefined) return 0;
      const away = Math.max(Math.abs(x - chessBoard.x), Math.abs(z - chessBoard.z));
      return away < CHESS_BOARD.width / 2 ? CHESS_BOARD.top : 0;
    },
    isDrawing: () => working,
  };
}

/** Begins a pass: sees what is on the table, and takes away what somebody has pasted. */
function lookAround(work: Work, where: BoardFrame): void {
  work.inventory = takeInventory(work.register);
  work.where = where;
  // What an older scene has ordered may still be coming.
  work.changed = work.arrivals.isWaiting();
  work.flying = false;
  work.tapped = {};
  work.dealt = {};
  for (const copy of work.inventory.copies) copy.destruct();
}

function place(work: Work, piece: Piece): void {
  switch (piece.kind) {
    case "card":
      placeCard(work, piece);
      return;
    case "pile":
      placePile(work, piece);
      return;
    case "die":
      placeDie(work, piece);
      return;
    case "token":
      placeToken(work, piece);
      return;
    case "pawn":
      placePawn(work, piece);
      return;
    case "chess":
      placeChess(work, piece);
      return;
    case "chessBoard":
      placeChessBoard(work, piece);
      return;
    case "chips":
      placeChips(work, piece);
      return;
  }
}

/** How many objects a piece is made of, as far as they are looked at. */
function loadOf(piece: Piece): number {
  return piece.kind === "chips" ? Math.max(1, Math.min(columnsOf(piece.count).length, LOAD_PER_FRAME)) : 1;
}

function releaseAll(work: Work): void {
  const { loose, piles } = takeInventory(work.register);
  for (const objects of [loose, piles]) {
    for (const id of Object.keys(objects)) {
      const object = objects[id];
      if (object === undefined) continue;
      release(object);
      work.wardrobe.unveil(object);
    }
  }
}

function alive(object: GObject | undefined): GObject | undefined {
  return object?.isDestroyed() === false ? object : undefined;
}

/** Where a board lies now: players may have moved it while their hands were off the automation. */
function frameOf(board: BoardObject): BoardFrame {
  const at = board.getPosition();
  const turned = board.getRotation();
  return boardFrame(at.x ?? 0, (at.y ?? 0) + BLOCK_TOP * BOARD_THICKNESS, at.z ?? 0, turned.y ?? 0);
}
