import type { DiePiece, Scene } from "../../kit/scene";
import { diePose, type BoardFrame } from "../../tts/geometry";
import { type Pose } from "../../tts/pose";
import { isMovable } from "../../tts/hit-test";
import { drawScene, goOver, resume } from "./drawing";
import { entranceOf } from "./hand-zones";
import { type HiddenCards, createHiddenCards } from "./hidden-cards";
import { inspect } from "./inspection";
import { createPendingSpawns, looseOf, alive } from "./inventory";
import { frameOf, heightOn } from "./pass";
import { newWork } from "./pass-context";
import type { Motion } from "./set-object";
import { dieItem } from "./single-pieces";
import type { Table } from "../table";

/**
 * Keeps the objects on the table as the scene of a game says.
 * @noSelf
 */
export interface Reconciler extends Pick<HiddenCards, "hideAll" | "hideAnew"> {
  /** What is known of the objects that it has moved. */
  motion: Motion;
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
export function createReconciler(table: Table): Reconciler {
  const { visibility } = table;
  const arrivals = createPendingSpawns(() => resume(work));
  const work = newWork(table, arrivals, frameOf(owner));
  const { drawing } = work;
  const secrecy = createHiddenCards(work);

  return {
    motion: work,
    draw: (scene, except, drawn) => drawScene(work, scene, except, drawn),
    find: (ids) => looseOf(work.inventory, ids),
    findPile: (pile) => alive(work.inventory.piles[pile]),
    poseOf: (piece) => {
      const item = dieItem(work, piece);
      return item === undefined ? undefined : diePose(frameOf(owner), piece.place, item);
    },
    hideAll: secrecy.hideAll,
    hideAnew: secrecy.hideAnew,
    arrived: (object) => {
      if (drawing.isOn) work.changed = true;
      if (!work.free || visibility.keepsSecrets) secrecy.cover(object, work.free);
      return drawing.isOn;
    },
    inspect: (except, isQuiet) => {
      if (drawing.isOn || work.free) return;
      work.spared = except;
      inspect(work, isQuiet);
    },
    looksARound: () => work.inspection.round,
    isOpen: (object) => secrecy.sightOf(object) === "everyone",
    isMovable: (id) => work.pieces.some((piece) => piece.id === id && isMovable(piece)),
    release: (scene) => {
      work.free = true;
      work.spared = {};
      goOver(work, scene.pieces);
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
    isDrawing: () => drawing.isOn,
    isTouching: () => work.touching,
  };
}
