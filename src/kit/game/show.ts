import type { Seat } from "../rules/rules";

/**
 * What a table shows beside the pieces of a game, for fun: monsters, and effects that play once when something happens. It never
 * affects the rules, and everybody sees all of it.
 */

/** The kinds of monsters: animated figures that come with Tabletop Simulator. */
export type MonsterShape = "orc" | "watcher" | "vampire" | "skeletonKnight" | "dragon";

/** A point of the board, in inches from its centre: x to the right and z away from the reader. */
export interface ShowPoint {
  x: number;
  z: number;
}

/** A monster that is on the board and looks at its reader. */
export interface Monster {
  /** Under the same name it is the same monster. */
  id: string;
  shape: MonsterShape;
  at: ShowPoint;
  /** The width and depth of the square that it may fill, in inches; it may be half as high again. */
  size: number;
  isBoss: boolean;
  /** Whether it has fallen: it is there for a moment and leaves; one that has not stood there before is not shown. */
  slain: boolean;
}

/** Whether something is good or bad for its viewers, shown by its colour and sign. */
export type CueTone = "gain" | "harm";

/**
 * What is seen once: a monster strikes, a short text rises from a point and fades, pieces light up one after the other or
 * shake where they are, the end of a game is announced in large letters.
 */
export type Cue =
  | { kind: "strike"; monster: string }
  | { kind: "rise"; text: string; at: ShowPoint; tone: CueTone }
  | { kind: "glow"; pieces: readonly string[]; tone: CueTone }
  | { kind: "shake"; pieces: readonly string[] }
  | { kind: "finale"; tone: CueTone };

/**
 * What stays marked for everybody while a state lasts: pieces that matter now are outlined, an arrow joins two points, and
 * strokes show the owner of something, in the colour of a seat and by their number.
 */
export type Mark =
  | { kind: "outline"; pieces: readonly string[]; tone: CueTone }
  | { kind: "arrow"; from: ShowPoint; to: ShowPoint }
  | { kind: "strokes"; at: ShowPoint; seat: Seat; count: number };

/**
 * What a game shows beside its pieces.
 * @noSelf
 */
export interface Show<State, Event> {
  /** The monsters of a state. */
  monsters(state: State): readonly Monster[];
  /** What is marked in a state; `turned` as in the scene. */
  marks(state: State, turned: boolean): readonly Mark[];
  /** What an event shows; the state is the one after it. */
  cues(event: Event, state: State): readonly Cue[];
}
