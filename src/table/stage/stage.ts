/* eslint-disable max-lines -- The stage goes over the table as one; tasks with a budget of their own will part it. */
import { entranceOf } from "./hands";
import type { Box } from "../../kit/box";
import type { DiePiece, Piece, Scene, Sight } from "../../kit/scene";
import type { Company } from "../state/company";
import { BLOCK_TOP, BOARD_THICKNESS, CHESS_BOARD } from "../tts/constants";
import { columnsOf } from "../objects/chips";
import { overFrames } from "../time/tasks";
import { afterSeconds } from "../time/waits";
import { attempt } from "../tts/guard";
import { boardFrame, diePose, type BoardFrame } from "../objects/geometry";
import { pieceOf, pileOf } from "../objects/memo";
import type { Pose } from "../objects/pose";
import { isMovable } from "../objects/whereabouts";
import { createArrivals } from "./arrivals";
import { placeCard } from "./cards";
import { placeChess, placeChessBoard } from "./chess";
import { placeChips, seeToJourneys } from "./chips";
import { placeDie } from "./dice";
import { placePawn, placeToken } from "./figures";
import { beginInventory, type Inventory } from "./inventory";
import { loosen, seal } from "./loosening";
import { actsSoFar, hurriedly } from "./motion";
import type { Menus } from "./menus";
import { placePile } from "./piles";
import { sightsOf, type Sights } from "./sights";
import type { Task } from "./tasks";
import { newWork, takeOut, veil, type Work } from "./work";

/** The effort of a slice; it takes 1 to compare an object with the scene, which may need all that can be done to it. */
const EFFORT_PER_SLICE = 5;
/** How many pieces one glance sees. */
const GLANCED_AT_ONCE = 8;
/** What a pass does before it looks at the pieces one by one: it looks at the whole table, and at chips on their way. */
const PASS_BEGINS = -2;
const CHIPS_TRAVEL = -1;
/** How many times the table is gone over before the stage gives up on what players keep undoing. */
const MOST_PASSES = 40;
/** How many pieces are looked for in bags and strange decks in one pass. */
const STRAYS_AT_ONCE = 10;
/** What a slice of a drawing costs at most, in instructions, what its effort does, and what a look around the table does. */
const COST = 7_500;
const COST_OF_EFFORT = 1_450;
const COST_OF_LOOK = 4_000;
const OVERHEAD = 400;
/** How long a card on its way to a pile is left alone before it is looked at again, in seconds, and if it is in a hurry. */
const FLIGHT_TIME = 0.25;
const HURRIED_FLIGHT_TIME = 0.1;

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
  /**
   * Hides what was hidden before the table was loaded, and keeps piles from everybody's hands: no save tells of either. What
   * is open is shown when it is drawn.
   */
  veil: () => void;
  /** Hides every card at once from those who may not know it now, and from nobody else. */
  hideAnew: () => void;
  /**
   * A piece of ours has just come: out of a deck or bag, pasted, or as the last one of a deck. A card is hidden if need be.
   * Answers whether a drawing under way will see to it.
   */
  arrived: (object: GObject) => boolean;
  /**
   * Looks at the next few pieces, in turn: Tabletop Simulator tells no script of what has been locked, scaled or renamed.
   * What is not as the scene wants it is put right.
   * @param except as in `draw`
   */
  glance: (except: Record<string, boolean>) => void;
  /** Gives every piece that is no secret to the players, and draws no more; a scene that is drawn takes them back. */
  release: (scene: Scene) => void;
  /** Has pieces move fast until the next scene is drawn: what is brought back has been seen before. */
  hurry: () => void;
  /** A pile is about to be shuffled: its cards are made anew, so that nobody knows one again that lay open before. */
  renew: (pile: string) => void;
  /** Whether somebody at a colour may know what a piece of ours is. */
  knows: (colour: ColorLiteral, object: GObject) => boolean;
  /** What was found out about the Tabletop Simulator that this runs in, for a report. */
  findings: () => string;
  /** Whether a piece of ours is everybody's to know. */
  isOpen: (object: GObject) => boolean;
  /** Whether the scene lets players move a piece. */
  isMovable: (piece: string) => boolean;
  /** Where the board lies now. */
  frame: () => BoardFrame;
  /** How much higher than the board the ground is at a place of it: pieces can also stand on the chess board. */
  heightAt: (x: number, z: number) => number;
  /** Whether a scene is still being drawn. */
  isDrawing: () => boolean;
  /** Whether the stage itself is handling objects at this very moment. */
  isTouching: () => boolean;
}

/** The stage of one game on one board. */
// eslint-disable-next-line max-lines-per-function -- A list of small functions over one table; tasks and layers will part it.
export function createStage(
  game: string,
  box: Box,
  board: BoardObject,
  company: Company,
  menus: Menus,
): Stage {
  const arrivals = createArrivals(resume);
  const work = newWork(game, box, company, menus, arrivals, frameOf(board));
  let pieces: readonly Piece[] = [];
  /** Who may know the cards of the scene, made when somebody asks. */
  let sights: Sights | undefined;
  /** Whether the pieces are the players'. */
  let free = false;
  let spared: Record<string, boolean> = {};
  /** Whoever waits for the table to be drawn, also those whose scene a newer one has replaced. */
  let whenDrawn: (() => void)[] = [];
  /** The next piece to look at, or what is to be done before. */
  let next = PASS_BEGINS;
  /** The look around the table that has not come to its end yet. */
  let look: (() => Inventory | undefined) | undefined;
  /** What is still to be done for the piece before the next one. */
  let task: Task | undefined;
  /** How many pieces a round of glances has seen. */
  let glanced = 0;
  let passes = 0;
  let working = false;
  /** What the last slice cost about, in instructions. */
  let spent = 0;
  /** Whether the work waits for something to arrive. */
  let paused = false;
  /** Whether objects are being put right at this very moment. */
  let touching = false;
  const way = { cost: COST, spent: (): number => spent };

  function draw(scene: Scene, except: Record<string, boolean>, drawn: () => void): void {
    free = false;
    work.given = {};
    spared = except;
    whenDrawn.push(drawn);
    goOver(scene.pieces);
  }

  function goOver(next: readonly Piece[]): void {
    pieces = next;
    work.right = {};
    sights = undefined;
    glanced = pieces.length;
    begin();
    passes = 0;
    if (working) return;
    working = true;
    overFrames(slice, way);
  }

  /** From now on the table is gone over from the beginning. */
  function begin(): void {
    next = PASS_BEGINS;
    look = undefined;
    task = undefined;
  }

  /** A slice that fails ends the drawing; whoever is told of the mistake has the table drawn again. */
  function slice(): boolean {
    let finished = true;
    const run = (): void => {
      finished = share();
    };
    const ended = attempt("drawing the table", () => {
      if (work.hurried) hurriedly(run);
      else run();
    });
    touching = false;
    if (!ended) working = false;
    return finished;
  }

  /** One frame's share: the first slices of a pass look around, the others put pieces right. */
  function share(): boolean {
    touching = true;
    work.effort = EFFORT_PER_SLICE;
    spent = COST_OF_LOOK;
    if (next === PASS_BEGINS) {
      look ??= beginInventory(work.register);
      const inventory = look();
      if (inventory === undefined) return false;
      passes++;
      next = box.chips === undefined ? 0 : CHIPS_TRAVEL;
      beginPass(work, inventory, frameOf(board));
      if (!free) clearCopies(work);
      return false;
    }
    if (next === CHIPS_TRAVEL) {
      next = 0;
      if (!free) seeToJourneys(work, pieces);
      return false;
    }
    const isPassed = placeSome();
    spent = OVERHEAD + (EFFORT_PER_SLICE - work.effort) * COST_OF_EFFORT;
    return isPassed && finishPass();
  }

  /** Puts pieces right as long as there is effort left; answers whether it was the last of them. */
  function placeSome(): boolean {
    for (;;) {
      if (task?.() === "more") return false;
      task = undefined;
      const piece = pieces[next];
      if (piece === undefined) return true;
      const load = loadOf(piece);
      if (load > work.effort) return false;
      next++;
      if (spared[piece.id] === true) continue;
      work.effort -= free ? load : 0;
      if (free) loosen(work, piece);
      else task = visit(work, piece, load);
    }
  }

  /** Goes over the table again as long as something was made, taken or put; then the scene is drawn. */
  function finishPass(): boolean {
    touching = false;
    if ((!work.changed && !work.flying) || passes >= MOST_PASSES) {
      working = false;
      const waiting = whenDrawn;
      whenDrawn = [];
      work.hurried = false;
      for (const drawn of waiting) drawn();
      return true;
    }
    begin();
    if (work.changed && !arrivals.isWaiting()) return false;
    paused = true;
    if (!work.changed)
      afterSeconds(work.hurried ? HURRIED_FLIGHT_TIME : FLIGHT_TIME, "drawing the table", resume);
    return true;
  }

  /** Puts the next few pieces right with what was there when the table was last drawn; if that is not enough, it is drawn. */
  function glance(): void {
    touching = true;
    if (glanced >= pieces.length) {
      glanced = 0;
      beginPass(work, work.inventory, frameOf(board));
    }
    work.effort = GLANCED_AT_ONCE;
    let enough = true;
    while (enough && work.effort > 0) {
      const piece = pieces[glanced];
      if (piece === undefined) return;
      glanced++;
      work.effort -= loadOf(piece);
      if (spared[piece.id] !== true)
        enough = place(work, piece) === undefined && !work.changed && !work.flying;
    }
    if (!enough) goOver(pieces);
  }

  /** Who may know a card of ours; nobody, as long as no scene has been drawn that has it. */
  function sightOf(object: GObject): Sight {
    const piece = pieceOf(work.register.prefix, object.memo);
    if (piece === undefined || object.type !== "Card") return "everyone";
    sights ??= sightsOf(pieces);
    return sights[piece] ?? "nobody";
  }

  /** Whether an object is a pile whose cards the scene keeps from everybody. */
  function isHiddenPile({ memo }: GObject): boolean {
    const id = pieceOf(work.register.prefix, memo);
    const pile = id === undefined ? undefined : pileOf(id);
    return pieces.some((piece) => piece.kind === "pile" && piece.id === pile && !piece.faceUp);
  }

  function resume(): void {
    if (!paused) return;
    paused = false;
    overFrames(slice, way);
  }

  return {
    draw,
    find: (ids) => found(work, ids),
    findPile: (pile) => alive(work.inventory.piles[pile]),
    poseOf: (piece) => {
      const item = work.dice[piece.id];
      return item === undefined ? undefined : diePose(frameOf(board), piece.place, item);
    },
    veil: () => {
      for (const object of getObjects()) {
        const { type } = object;
        if (type !== "Card" && type !== "Deck") continue;
        if (pieceOf(work.register.prefix, object.memo) === undefined) continue;
        if (type === "Deck") {
          seal(object);
          // It may have come out of a bag: no scene tells yet whether its faces are for anybody.
          if (!object.is_face_down) work.wardrobe.hide(object, "nobody");
        }
        // Cards that were on their way from a hand to a pile lay with their faces up.
        else veil(work, object);
      }
    },
    hideAnew: () => {
      for (const object of getObjects()) {
        if (object.type === "Card" && pieceOf(work.register.prefix, object.memo) !== undefined)
          work.wardrobe.hide(object, sightOf(object));
      }
    },
    arrived: (object) => {
      if (working) work.changed = true;
      if (free && !company.keepsSecrets) return working;
      if (sightOf(object) !== "everyone") veil(work, object);
      const isHidden = isHiddenPile(object);
      // A pile may have come out of a bag, or be a copy.
      if (object.type === "Deck" && (isHidden || !free)) seal(object);
      if (isHidden && !object.is_face_down) work.wardrobe.hide(object, "nobody");
      return working;
    },
    glance: (except) => {
      if (working || free) return;
      spared = except;
      hurriedly(() => {
        attempt("a glance at the table", glance);
      });
      touching = false;
    },
    isOpen: (object) => sightOf(object) === "everyone",
    isMovable: (id) => pieces.some((piece) => piece.id === id && isMovable(piece)),
    release: (scene) => {
      free = true;
      spared = {};
      goOver(scene.pieces);
    },
    hurry: () => {
      work.hurried = true;
    },
    renew: (pile) => {
      work.worn[pile] = true;
    },
    knows: (colour, object) => !company.coloursWithout(sightOf(object)).some((other) => other === colour),
    findings: () => `cards enter hands when ${entranceOf(work)}`,
    frame: () => frameOf(board),
    heightAt: (x, z) => heightOn(work, x, z),
    isDrawing: () => working,
    isTouching: () => touching,
  };
}

/**
 * Takes away what somebody has pasted, and takes out of bags and strange decks what no card of the scene will come from: it
 * is a copy, or a piece that has been made anew.
 */
function clearCopies(work: Work): void {
  const { copies, strays, loose, inside } = work.inventory;
  for (const copy of copies) if (!copy.isDestroyed()) copy.destruct();
  for (const { id, container } of strays.slice(0, STRAYS_AT_ONCE)) {
    const isWanted = loose[id] === undefined && inside[id] === container && work.cards[id] !== undefined;
    if (!isWanted && !container.isDestroyed()) takeOut(work, container, id);
  }
}

/** Begins a pass with what is on the table. */
function beginPass(work: Work, inventory: Inventory, where: BoardFrame): void {
  if (!isSameFrame(work.where, where)) work.right = {};
  work.inventory = inventory;
  work.where = where;
  // What an older scene has ordered may still be coming.
  work.changed = work.arrivals.isWaiting();
  work.flying = false;
  work.tapped = {};
  work.dealt = {};
}

/** What of the effort for a piece is left where it was only looked at, and what it takes to see that not even that is needed. */
const EFFORT_SPARED = 0.5;
const EFFORT_OF_SKIPPING = 0.04;

/**
 * Puts a piece right, unless an earlier pass over the same scene has found it so: passes come after one another as long as
 * something is made or on its way, and most pieces have nothing to do with that. Answers what is still to be done for it.
 */
function visit(work: Work, piece: Piece, load: number): Task | undefined {
  const object = work.inventory.loose[piece.id];
  if (object !== undefined && work.right[piece.id] === object) {
    work.effort -= EFFORT_OF_SKIPPING;
    return undefined;
  }
  const { changed, flying } = work;
  const acts = actsSoFar();
  work.changed = false;
  work.flying = false;
  work.effort -= load;
  const task = place(work, piece);
  if (task === undefined && !work.changed && !work.flying && acts === actsSoFar()) {
    work.effort += load * EFFORT_SPARED;
    // A hand takes up a card later, and chips and piles are more than one object.
    if (piece.kind !== "card" || piece.hand === undefined) work.right[piece.id] = object;
  }
  work.changed = work.changed || changed;
  work.flying = work.flying || flying;
  return task;
}

/** Puts a piece where the scene wants it. Answers what is still to be done for it. */
function place(work: Work, piece: Piece): Task | undefined {
  switch (piece.kind) {
    case "card":
      placeCard(work, piece);
      return undefined;
    case "pile":
      return placePile(work, piece);
    case "die":
      placeDie(work, piece);
      return undefined;
    case "token":
      placeToken(work, piece);
      return undefined;
    case "pawn":
      placePawn(work, piece);
      return undefined;
    case "chess":
      placeChess(work, piece);
      return undefined;
    case "chessBoard":
      placeChessBoard(work, piece);
      return undefined;
    case "chips":
      placeChips(work, piece);
      return undefined;
  }
}

/** How many objects a piece is made of, as far as they are looked at. */
function loadOf(piece: Piece): number {
  return piece.kind === "chips" ? Math.max(1, Math.min(columnsOf(piece.count).length, EFFORT_PER_SLICE)) : 1;
}

function found(work: Work, ids: readonly string[]): Record<string, GObject> {
  const objects: Record<string, GObject> = {};
  for (const id of ids) {
    const object = alive(work.inventory.loose[id]);
    if (object !== undefined) objects[id] = object;
  }
  return objects;
}

function heightOn({ chessBoard }: Work, x: number, z: number): number {
  if (chessBoard === undefined) return 0;
  const away = Math.max(Math.abs(x - chessBoard.x), Math.abs(z - chessBoard.z));
  return away < CHESS_BOARD.width / 2 ? CHESS_BOARD.top : 0;
}

function alive(object: GObject | undefined): GObject | undefined {
  return object?.isDestroyed() === false ? object : undefined;
}

function isSameFrame(one: BoardFrame, other: BoardFrame): boolean {
  return one.x === other.x && one.top === other.top && one.z === other.z && one.yaw === other.yaw;
}

/** Where a board lies now: players may have moved it while their hands were off the automation. */
function frameOf(board: BoardObject): BoardFrame {
  const at = board.getPosition();
  const turned = board.getRotation();
  return boardFrame(at.x ?? 0, (at.y ?? 0) + BLOCK_TOP * BOARD_THICKNESS, at.z ?? 0, turned.y ?? 0);
}
