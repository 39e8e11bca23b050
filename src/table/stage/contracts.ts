import type { Motion } from "../../tts/set-object";
import type { DiePiece, Piece, Scene, Sight, Spot } from "../../kit/game/scene";
import type { Pose } from "../../tts/pose";
import type { BoardFrame } from "../../tts/geometry";
import type { Cue, Mark, Monster } from "../../kit/game/show";
import type { IndexMark } from "./card-indices";
import type { Action, Event } from "../model/game";
import type { Scope } from "../../tts/scope";

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

/**
 * Keeps the cards of a scene from those who may not know them.
 * @noSelf
 */
export interface HiddenCards {
  /** Who may know a card of ours; nobody, as long as no scene has been drawn that has it. */
  sightOf: (object: GObject) => Sight;
  /**
   * Hides what was hidden before the table was loaded, and keeps piles from everybody's hands: no save tells of either. What
   * is open is shown when it is drawn.
   */
  hideAll: () => void;
  /** Hides every card at once from those who may not know it now, and from nobody else. */
  hideAnew: () => void;
  /** Hides a piece that has just come, if need be; `free`: players may touch what is no secret. */
  cover: (object: GObject, free: boolean) => void;
}

/**
 * Lines on the board itself: frames around the places for what somebody holds, and the marks of a state. Two frames are inside
 * one another where something is: that must not be told by a colour.
 * @noSelf
 */
export interface Lights {
  /** Frames a place; it is seen with the next `show`. */
  frame: (place: Spot) => void;
  show: () => void;
  /** Takes away the frames. */
  clear: () => void;
  /** Draws these marks instead of those before, in slices; what has not changed costs next to nothing. */
  marking: (marks: readonly LineMark[]) => () => boolean;
}

/** A mark that is drawn as lines. */
export type LineMark = Exclude<Mark, { kind: "outline" }> | IndexMark;

/**
 * Points at what an action would be done with.
 * @noSelf
 */
export interface Pointing {
  /**
   * Outlines the piece with which a person can do this by hand and what it would be put on, with an arrow between, until the
   * table is drawn again. Of what has no gesture nothing is outlined.
   */
  point: (action: Action) => void;
}

/**
 * The items of ours in the menus of pieces, by which their players ask what a piece is and what can be done with it.
 * @noSelf
 */
export interface PieceMenus {
  /** Adds them to an object that has none yet, or has them in another language: no save keeps them. */
  attach: (object: GObject) => void;
}

/**
 * What is seen beside the pieces: monsters, and what happens once. The game waits for none of it but for moments.
 * @noSelf
 */
export interface Effects extends Pick<Monsters, "spawned" | "inspect">, Pick<Markings, "point" | "moving"> {
  /** Notes an event to be shown once the table is drawn again and its pieces are still. */
  note: (event: Event) => void;
  /** What was noted and has not been seen is undone. */
  forget: () => void;
  /** Shows these now, in the largest letters. */
  play: (cues: readonly Cue[]) => void;
  /** Shows these as soon as they may be told. */
  show: (cues: readonly Cue[]) => void;
  /** Somebody goes on: the lights of an end are no longer wanted. */
  skip: () => void;
  /** What was noted is seen as soon as it may be told, whether or not the table is drawn. */
  told: () => void;
  /** The table is drawn: these monsters are on it, this is marked, and these open cards have large indices. */
  drawn: (monsters: readonly Monster[], marks: readonly Mark[], indices: readonly IndexMark[]) => void;
  /** Nothing is marked. */
  unmark: () => void;
}

/**
 * Stages the moments of a game. The game waits for them as it waits for a pause, and nobody reads of a step before its moment is over.
 * @noSelf
 */
export interface Moments {
  /** Stages what these events make in a turn, if they make a moment, and then continues. */
  play: (events: readonly Event[], turn: Scope, then: () => void) => void;
  /** Somebody goes on: the rest of the moment is left out. Answers whether there was one. */
  skip: () => boolean;
  /** Whether one is being staged. */
  isOn: () => boolean;
}

/**
 * Keeps the monsters on the board as a scene wants them. They are decoration: nobody can touch them, one that is deleted
 * stays away, and each call on a figure has a frame of its own, so that nothing else fails with it.
 * @noSelf
 */
export interface Monsters {
  /** From now on these monsters are there, and no others. */
  show: (wanted: readonly Monster[]) => void;
  /** Looks at the next monster, in turn: if another script has taken its memo, it has that back. */
  inspect: () => void;
  /** Something has come to the table: a second figure of a monster is a copy, and goes. */
  spawned: (object: GObject) => void;
  /** Has a monster strike, if it is there. */
  strike: (id: string) => void;
  /** Has it fall, before a picture has it slain. */
  fall: (id: string) => void;
}

/**
 * What stays marked on a board: what a state marks, what is pointed out, and the large indices of open cards.
 * @noSelf
 */
export interface Markings {
  /** From the next slice on these marks and large indices are there, and no others. */
  show: (marks: readonly Mark[], indices: readonly IndexMark[]) => void;
  /** Marks this too, until something else is shown. */
  point: (marks: readonly Mark[]) => void;
  /** Pieces begin to move to a picture with these large indices: others are gone. */
  moving: (indices: readonly IndexMark[]) => void;
  /** Nothing is marked. */
  clear: () => void;
}

/**
 * The picture that the state of a game makes on the table.
 * @noSelf
 */
export interface SceneDrawer {
  /** Draws the state as it will be in the next frame, and says when it is drawn; free tables are left alone. */
  draw: (drawn: (scene: Scene) => void) => void;
  /** The pieces in the picture that was drawn last. */
  pieces: () => readonly Piece[];
  /** The places to drop something in it. */
  spots: () => readonly Spot[];
  /** Puts everything where it belongs. */
  redraw: () => void;
  /** Whether something is still to be drawn or, when it is, to be told. */
  isDrawing: () => boolean;
  /** Whether everything is told that has happened. */
  isTold: () => boolean;
}

/**
 * Keeps back what is told of a step until the pieces that show it are still: nobody reads of a card before it is turned. The
 * game itself waits for nothing: what is legal may be chosen before it is asked.
 * @noSelf
 */
export interface RevealDelay {
  /**
   * A step has been played: what is told of it is kept back, unless nothing has to be.
   * @param isSeen whether people have seen what led to it, such as dice that are still: then words wait only for cards that
   *   the picture after it turns up
   */
  begin: (isSeen: boolean) => void;
  /**
   * The picture after this step is about to be drawn: if all is seen of it but for cards that it turns up, and it turns up none, all is
   * told. Answers whether it is.
   */
  tellsEarly: (step: number, turnsUp: () => boolean) => boolean;
  /** Something is to be staged when the picture after the latest step is there: it says when all may be told. */
  stage: (run: (told: () => void) => void) => void;
  /** What is on the table now has to be looked at for this many seconds more, unless somebody goes on. */
  linger: (seconds: number) => void;
  /** For how many seconds more what is there has to be looked at. */
  lingering: () => number;
  /** The number of the step that was played last. */
  latest: () => number;
  /** The picture after this step is drawn: when its pieces are still, all is told, unless a newer step was played meanwhile. */
  drawn: (step: number) => void;
  /** Whether something is kept back. */
  isOn: () => boolean;
  /** Runs something once all is told; at once if nothing is kept back. */
  after: (run: () => void) => void;
}
