/**
 * What tts-types 0.0.5 types wrongly or not at all. Facts: the API documentation of v14.
 */

/**
 * `self`: the object that carries the script. tts-types declares it as a constructor, so it is named anew here.
 * @customName self
 */
declare const owner: Omit<GObject, "getRotationValues" | "setVectorLines"> & {
  /** tts-types gives `rotation` an impossible type. */
  getRotationValues(this: void): readonly RotationEntry[];
  /** tts-types wants a `Color` object, and does not know of lines that are closed. */
  setVectorLines(this: void, lines: readonly DrawnLine[]): boolean;
};

interface GObject {
  /**
   * `addContextMenuItem`, which tts-types takes for a method: that would hand the object over as well.
   * @customName addContextMenuItem
   */
  addMenuItem(
    this: void,
    label: string,
    chosen: (this: void, colour: ColorLiteral, at: VectorInput, object: GObject) => void,
  ): boolean;
}

/** A vector line in the space of what it is drawn on. */
interface DrawnLine {
  points: VectorInput[];
  color: { r: number; g: number; b: number };
  thickness: number;
  /** Whether it leads back to its first point, and whether its corners are sharp. */
  loop: boolean;
  square: boolean;
}

/** How a die is turned when it shows a value. */
interface RotationEntry {
  value: string | number;
  rotation: VectorInput;
}

/**
 * `_G`: the only place where Tabletop Simulator finds handlers, click functions and coroutines by name.
 * @customName _G
 */
declare const scriptGlobals: Record<string, unknown>;

/**
 * The scripts of this board's deck and dice; the build writes them into the board's bundle, so that a lost piece
 * can be made anew with its script.
 */
declare const attachedScripts: Record<string, string>;

/** The art of this board's cards, if the build was told to use it; the build writes it into the board's bundle. */
declare const attachedArt: import("../src/tts/object-data").CardArt | undefined;

/** The version of Offsuit, as package.json has it; the build writes it into the board's bundle. */
declare const attachedVersion: string;

/** The rule book of this board's game; the build writes it into the board's bundle. */
declare const attachedRules: import("../src/kit/words/rule-book").RuleBook | undefined;

/** The games of this table's shelf, in its order; the build writes them into the Global script of a table that has one. */
declare const attachedShelf: readonly import("../src/box/content").ShelfGame[];

/** The texts that every board of this table's shelf carries; the build writes them into the Global script of a table that has one. */
declare const attachedTexts: string;

/** What the scripts of several boards of this table's shelf have in common; the build writes it into the Global script. */
declare const attachedCode: string;

/** What this box holds: its game's board, and the words on the box; the build writes it into the box's bundle. */
declare const attachedBox: import("../src/box/content").BoxContent;

/** Tries to store a rewind checkpoint, then keeps automatic ones away for up to 60 seconds (v14; older: nil). */
declare const storeRewindState:
  | ((
      this: void,
      andThen: (this: void, success: boolean, stored: boolean) => void,
      blockOthers: boolean,
    ) => boolean)
  | undefined;

/** Lifts the block of `storeRewindState` (v14; older: nil). */
declare const allowRewindStore: ((this: void) => boolean) | undefined;

/** `Player.Action` (tts-types: any) under a name of its own, as a constant cannot be declared twice.
 * @customName Player.Action
 */
declare const PLAYER_ACTIONS: Record<
  | "Copy"
  | "Cut"
  | "Delete"
  | "FlipIncrementalLeft"
  | "FlipIncrementalRight"
  | "FlipOver"
  | "Group"
  | "Paste"
  | "PickUp"
  | "Randomize"
  | "RotateIncrementalLeft"
  | "RotateIncrementalRight"
  | "RotateOver"
  | "Select"
  | "Under",
  number
>;
