import type { PassTask } from "./pass-steps";
import type { DiePiece, Piece, Scene } from "../../kit/scene";
import { attempt } from "../../tts/errors";
import { diePose, type BoardFrame } from "../../tts/geometry";
import { boardMemo } from "../../tts/piece-ids";
import { type Pose } from "../../tts/pose";
import { isMovable } from "../../tts/hit-test";
import { schedule } from "../../tts/scheduler";
import { afterSeconds } from "../../tts/waits";
import { seeToJourneys } from "./chip-columns";
import { entranceOf } from "./hand-zones";
import { type HiddenCards, createHiddenCards } from "./hidden-cards";
import { createPendingSpawns, beginInventory, type Inventory, looseOf, alive } from "./inventory";
import { keepMemo, restoreMemos } from "./lost-memos";
import {
  EFFORT_PER_SLICE,
  beginPass,
  clearCopies,
  loadOf,
  place,
  clearUnowned,
  visit,
  frameOf,
  heightOn,
} from "./pass";
import { newWork } from "./pass-context";
import { createRestingLooks } from "./resting-looks";
import { actsSoFar, flightTime, hurriedly } from "./set-object";
import { dieItem } from "./single-pieces";
import { loosen } from "./unlocking";
import type { Table } from "../table";

/** The name by which an error in a drawing is reported. */
const DRAWING = "drawing the table";
/** How many pieces one look puts right; in how many looks at rest all are seen, and how many of them there are to one that is put right. */
const INSPECTED_AT_ONCE = 6;
const LOOKS_AT_REST = 3;
const LOOKS_A_PIECE = 2;
/** What a pass does before it looks at the pieces one by one: it looks at the whole table, and at chips on their way. */
const PASS_BEGINS = -2;
const CHIPS_TRAVEL = -1;
/** How many times the table is gone over before the stage gives up on what players keep undoing. */
const MOST_PASSES = 40;
/** What a slice of a drawing costs at most, in instructions, what its effort does, and what a look around the table does. */
const COST = 7_500;
const COST_OF_EFFORT = 1_450;
const COST_OF_LOOK = 4_000;
const OVERHEAD = 400;
/** What a slice must have left to end a drawing in it: what waits for that is work, too. */
const EFFORT_TO_FINISH = EFFORT_PER_SLICE / 2;

/**
 * Keeps the objects on the table as the scene of a game says.
 * @noSelf
 */
export interface Reconciler extends Pick<HiddenCards, "hideAll" | "hideAnew"> {
  /**
   * Makes the table show a scene: only what differs is touched, a piece that is gone is made again. Works over
   * several frames; a newer scene replaces one that is still being drawn.
   * @param except pieces that are on their own way just now, such as dice that are being thrown
   * @param drawn called when this scene or a newer one is drawn: every piece exists and is in the right pile, though
   *   some may still glide to their places
   */
  draw: (scene: Scene, except: Record<string, boolean>, drawn: () => void) => void;
  /** The loose objects of these pieces, as far as they were on the table when it was last drawn. */
  find: (pieces: readonly string[]) => Record<string, GObject>;
  /** The deck object of a pile, if it had two cards or more when the table was last drawn. */
  findPile: (pile: string) => GObject | undefined;
  /** Where a die is when the scene puts it there. */
  poseOf: (piece: DiePiece) => Pose | undefined;
  /**
   * A piece of ours has just come: out of a deck or bag, pasted, or as the last one of a deck. A card is hidden if need be.
   * Answers whether a drawing under way will see to it.
   */
  arrived: (object: GObject) => boolean;
  /**
   * Looks at the next few pieces, in turn: Tabletop Simulator tells no script of what has been locked, scaled or renamed.
   * What is not as the scene wants it is put right.
   * @param except as in `draw`
   * @param isQuiet whether nothing has happened for a while: then it looks only whether pieces were moved
   */
  inspect: (except: Record<string, boolean>, isQuiet: boolean) => void;
  /** How many looks it took to see every piece. */
  looksARound: () => number;
  /** Gives every piece that is no secret to the players, and draws no more; a scene that is drawn takes them back. */
  release: (scene: Scene) => void;
  /** Has pieces move fast until the next scene is drawn: what is brought back has been seen before. */
  hurry: () => void;
  /** A pile is about to be shuffled: its cards are made again, so that nobody knows one again that lay open before. */
  renew: (pile: string) => void;
  /** Whether somebody at a colour may know what a piece of ours is. */
  knows: (colour: ColorLiteral, object: GObject) => boolean;
  /** What was found out about the Tabletop Simulator that this runs in, for a report. */
  findings: () => string;
  /** Whether a piece of ours is everybody's to know. */
  isOpen: (object: GObject) => boolean;
  /** Whether the scene lets players move a piece. */
  isMovable: (piece: string) => boolean;
  /** Where the board is now. */
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
export function createReconciler({ game, visibility, pieceMenus }: Table): Reconciler {
  const arrivals = createPendingSpawns(resume);
  const work = newWork(game, visibility, pieceMenus, arrivals, frameOf(owner));
  const secrecy = createHiddenCards(work);
  let pieces: readonly Piece[] = [];
  /** Whether the pieces are the players'. */
  let free = false;
  let spared: Record<string, boolean> = {};
  /** Those who wait for the table to be drawn, also those whose scene a newer one has replaced. */
  let whenDrawn: (() => void)[] = [];
  /** The next piece to look at, or what has to be done before. */
  let next = PASS_BEGINS;
  /** The look around the table that has not come to its end yet. */
  let look: (() => Inventory | undefined) | undefined;
  /** What is still to be done for the piece before the next one. */
  let task: PassTask | undefined;
  /** How many pieces a round of looks has seen, in how many of them, and how many the last round took. */
  let inspected = 0;
  let lookCount = 0;
  let round = 10;
  /** How many looks there were at rest. */
  let seen = 0;
  const looks = createRestingLooks(work);
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
    secrecy.show(pieces);
    inspected = pieces.length;
    // A round that is broken off does not count.
    lookCount = -1;
    looks.forget();
    begin();
    passes = 0;
    if (working) return;
    working = true;
    schedule(slice, way);
  }

  /** From now on the table is gone over from the beginning. */
  function begin(): void {
    next = PASS_BEGINS;
    look = undefined;
    task = undefined;
  }

  /** A slice that fails ends the drawing; the code that hears of the bug has the table drawn again. */
  function slice(): boolean {
    let finished = true;
    const run = (): void => {
      finished = share();
    };
    const ended = attempt(DRAWING, () => {
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
      if (restoreMemos(work, inventory)) {
        look = undefined;
        return false;
      }
      passes++;
      next = game.box.chips === undefined ? 0 : CHIPS_TRAVEL;
      beginPass(work, inventory, frameOf(owner));
      if (!free) {
        clearCopies(work);
        clearUnowned(work, pieces);
      }
      return false;
    }
    if (next === CHIPS_TRAVEL) {
      next = 0;
      if (!free) seeToJourneys(work, pieces);
      return false;
    }
    const isPassed = placeSome();
    spent = OVERHEAD + (EFFORT_PER_SLICE - work.effort) * COST_OF_EFFORT;
    return isPassed && work.effort >= EFFORT_TO_FINISH && finishPass();
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
    if (!work.changed) afterSeconds(flightTime(), DRAWING, resume);
    return true;
  }

  /** The next piece to look at; a round begins with the first one. */
  function nextInspected(): Piece | undefined {
    if (inspected >= pieces.length) {
      if (lookCount > 0) round = lookCount;
      lookCount = 0;
      inspected = 0;
      // The table is found by its board's memo.
      if (owner.memo !== boardMemo(game.rules.id)) owner.memo = boardMemo(game.rules.id);
      beginPass(work, work.inventory, frameOf(owner));
    }
    const piece = pieces[inspected];
    inspected++;
    return piece;
  }

  /** Puts a piece right with what was there when the table was last drawn; if that is not enough, the table is drawn. */
  function putRight(piece: Piece): boolean {
    keepMemo(work, piece);
    work.effort -= loadOf(piece);
    if (spared[piece.id] === true) return true;
    const acts = actsSoFar();
    if (place(work, piece) !== undefined || work.changed || work.flying) {
      goOver(pieces);
      return false;
    }
    if (acts === actsSoFar()) looks.note(piece);
    return true;
  }

  /** Puts the next few pieces right. */
  function inspect(): void {
    touching = true;
    lookCount++;
    work.effort = INSPECTED_AT_ONCE;
    while (work.effort > 0) {
      const piece = nextInspected();
      if (piece === undefined || !putRight(piece)) return;
    }
  }

  /** Sees whether a share of the pieces has been moved, and now and then puts another one right: what else is done to them shows only so. */
  function inspectAtRest(): void {
    touching = true;
    lookCount++;
    work.effort = INSPECTED_AT_ONCE;
    seen++;
    const closely = pieces[Math.floor(seen / LOOKS_A_PIECE) % Math.max(1, pieces.length)];
    if (seen % LOOKS_A_PIECE === 0 && closely !== undefined && !putRight(closely)) return;
    for (let count = pieces.length / LOOKS_AT_REST; count > 0 && work.effort > 0; count--) {
      const piece = nextInspected();
      if (piece === undefined) return;
      if (!looks.isAsItWas(piece) && !putRight(piece)) return;
    }
  }

  function resume(): void {
    if (!paused) return;
    paused = false;
    schedule(slice, way);
  }

  return {
    draw,
    find: (ids) => looseOf(work.inventory, ids),
    findPile: (pile) => alive(work.inventory.piles[pile]),
    poseOf: (piece) => {
      const item = dieItem(work, piece);
      return item === undefined ? undefined : diePose(frameOf(owner), piece.place, item);
    },
    hideAll: secrecy.hideAll,
    hideAnew: secrecy.hideAnew,
    arrived: (object) => {
      if (working) work.changed = true;
      if (free && !visibility.keepsSecrets) return working;
      secrecy.cover(object, free);
      return working;
    },
    inspect: (except, isQuiet) => {
      if (working || free) return;
      spared = except;
      hurriedly(() => {
        attempt("a look at the table", isQuiet ? inspectAtRest : inspect);
      });
      touching = false;
    },
    looksARound: () => round,
    isOpen: (object) => secrecy.sightOf(object) === "everyone",
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
    knows: (colour, object) =>
      !visibility.coloursWithout(secrecy.sightOf(object)).some((other) => other === colour),
    findings: () => `cards enter hands when ${entranceOf(work)}`,
    frame: () => frameOf(owner),
    heightAt: (x, z) => heightOn(work, x, z),
    isDrawing: () => working,
    isTouching: () => touching,
  };
}
