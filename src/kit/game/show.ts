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
 * What is seen once: a monster strikes or falls, a short text rises from a point and fades, pieces light up one after the other,
 * shake where they are or topple, the lights of the table tell of the end of a game.
 */
export type Cue =
  | { kind: "strike" | "fall"; monster: string }
  | { kind: "rise"; text: string; at: ShowPoint; tone: CueTone }
  | { kind: "glow"; pieces: readonly string[]; tone: CueTone }
  | { kind: "shake" | "topple"; pieces: readonly string[] }
  | { kind: "finale"; tone: CueTone };

/**
 * What stays marked for everybody while a state lasts: pieces that matter now are outlined, an arrow joins two points, and
 * strokes show the owner of something, in the colour of a seat and by their number.
 */
export type Mark =
  | { kind: "outline"; pieces: readonly string[]; tone: CueTone }
  | { kind: "arrow"; from: ShowPoint; to: ShowPoint }
  | { kind: "strokes"; at: ShowPoint; seat: Seat; count: number };

/** What people tell their friends of: they are hit, something goes down, something comes, all turns, or a game ends. */
export type MomentKind = "blow" | "fall" | "arrival" | "turn" | "end";

/** A piece that acts. */
export interface Mover {
  piece: string;
  toward?: ShowPoint | string;
}

/** Pieces act, and what that does where it lands. */
export interface Act {
  /** What lunges, and at which point or piece; without one it is held up where it is. */
  movers?: readonly Mover[];
  cues: readonly Cue[];
}

/**
 * What an event adds to the moment of its step, which is staged before anybody reads of the step: acts, one after the other, and then
 * the sentences of the log of all events with a kind, in large letters. Before a turn there is a beat of suspense; an end has a screen of
 * its own.
 */
export interface Moment {
  /** Without one it is acts alone. */
  kind?: MomentKind;
  tone: CueTone;
  acts: readonly Act[];
  /** Whether the pieces of the picture after the step act, because only that turns them up; else those of the picture before it. */
  drawn?: boolean;
}

/**
 * What a game shows beside its pieces.
 * @noSelf
 */
export interface Show<State, Event> {
  /** The monsters of a state. */
  monsters(state: State): readonly Monster[];
  /** What is marked in a state; `turned` as in the scene. */
  marks(state: State, turned: boolean): readonly Mark[];
  /** What an event adds to the moment of its step, if anything; the state is the one after the step. */
  moment(event: Event, state: State): Moment | undefined;
  /** What an event shows besides; the state is the one after it. */
  cues(event: Event, state: State): readonly Cue[];
}

/** What the events of a step make together. */
export interface StepMoment<Event> {
  acts: readonly Act[];
  kinds: readonly MomentKind[];
  tone: CueTone;
  drawn: boolean;
  /** The events that are told in large letters. */
  told: readonly Event[];
}

/** The moment of a step with these events, after which this is the state; undefined: nothing is staged. */
export function momentOf<State, Event>(
  show: Show<State, Event>,
  events: readonly Event[],
  state: State,
): StepMoment<Event> | undefined {
  let acts: readonly Act[] = [];
  const [kinds, told]: [MomentKind[], Event[]] = [[], []];
  let tone: CueTone | undefined;
  let drawn = false;
  for (const event of events) {
    const part = show.moment(event, state);
    if (part === undefined) continue;
    acts = acts.concat(part.acts);
    drawn = drawn || part.drawn === true;
    if (tone === undefined || part.kind !== undefined) ({ tone } = part);
    if (part.kind === undefined) continue;
    kinds.push(part.kind);
    told.push(event);
  }
  return tone === undefined ? undefined : { acts, kinds, tone, drawn, told };
}
