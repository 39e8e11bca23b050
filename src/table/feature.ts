import type { Chance, Outcome } from "../kit/chance";
import type { Stage } from "../kit/daily";
import type { Decision, Seat } from "../kit/rules";
import { lazily } from "../kit/lazily";
import type { Step } from "../kit/record";
import type { Steady } from "../saved/saved-text";
import {
  type Command,
  type CommandKind,
  type FeatureCommand,
  type NoContents,
  type Right,
  type Rights,
} from "./commands/commands";
import type { Handlers } from "./commands/result";
import type { ChatCommand } from "./input/chat";
import type { PressedKey } from "./input/hotkeys";
import type { Action } from "./model/game";
import type { Additions } from "./panel/additions";
import type { GameTexts } from "./panel/game-texts";
import type { Table } from "./table";
import { attemptEach } from "../tts/errors";

/**
 * Who leads a game along a way that is laid out: the tutorial.
 * @noSelf
 */
export interface Guide {
  /** How a chance point is decided for which nothing need be thrown. */
  faces: (point: Chance) => Outcome | undefined;
  /** How what a real deck has shuffled is wanted. */
  arranged: (outcome: Outcome) => Outcome;
  /** The decisions that are not put off: one seat decides after the other. */
  due: (decisions: readonly Decision<Action>[]) => readonly Decision<Action>[];
  /** What a seat is to choose now. */
  planned: (this: void, seat: Seat) => Action | undefined;
}

/**
 * Something that a table can do besides playing the game, and without which it plays on: all that the table asks of it.
 * @noSelf
 */
export interface Feature {
  /** What obeys its commands. */
  handlers?: Partial<Handlers<FeatureCommand>>;
  /** A step has been played, and is on the record. */
  stepPlayed?: (step: Step<Action>) => void;
  /** The game on the desk has ended, or is given up for another one. It's told once of each game. */
  gameEnded?: (stage: Exclude<Stage, "open">) => void;
  /** Another game is laid out: what belonged to the last one is gone. */
  laidOut?: () => void;
  /** Somebody has taken steps of the game back. */
  rewound?: () => void;
  /** The table waits for people, who have been shown and told so. */
  waiting?: () => void;
  /** Somebody has had the statistics of the table forgotten. */
  forget?: () => void;
  /** Its own fields of the save; it has read them from the header when it was made. */
  saved?: () => Record<string, Steady>;
  guide?: Guide;
  /** What a seat is recommended to choose now. */
  advised?: (seat: Seat) => Action | undefined;
  /** What the person at a seat that is to choose now has chosen for it ahead of time. */
  chosenAhead?: (seat: Seat) => Action | undefined;
  /** What it adds to the panel of a viewer, to whom the game says this. */
  panel?: (viewer: ColorLiteral, said: GameTexts) => Additions;
}

/** What the header of a save tells. */
export type Header = Record<string, unknown>;

/** A feature as it can be added to any table: what it is called, what can be asked of it, and what makes it. */
export interface AnyFeature {
  /** What rights its commands take. */
  rights?: Rights;
  /** Whether no report tells that one of them was given. */
  isSecret?: true;
  /** What can be typed for them. */
  words?: readonly ChatCommand[];
  /** What keys stand for. */
  keys?: Partial<Record<PressedKey, Command>>;
  /** Makes it for a table, of which the header of the save may tell what was; undefined: it has nothing to do with its game. */
  create: Create<Feature>;
}
type Create<Made> = (this: void, table: Table, header: Header) => Made | undefined;

/**
 * A feature with commands, and perhaps with sheets and reasons to refuse something, which take this: each command has a right, and is
 * obeyed.
 */
export interface FeatureOf<Commands, Sheets = never, Reasons = never> extends AnyFeature {
  /** It is never there: by it the list of all features tells what these take. */
  contents?: { commands: Commands; sheets: Sheets; reasons: Reasons };
  rights: { readonly [Kind in keyof Commands]: Right };
  create: Create<Feature & { handlers: Handlers<keyof Commands & FeatureCommand> }>;
}

/** Commands, sheets or reasons that take nothing more than their kinds. */
export type Plain<Kinds extends string> = Record<Kinds, NoContents>;

/** What a feature is at a table. */
export type Made<Of extends AnyFeature> = NonNullable<ReturnType<Of["create"]>>;

/** What the commands, the sheets or the reasons of some features take. */
export type ContentsOf<List extends readonly AnyFeature[], What extends keyof Contents> = Together<
  ContentsOfOne<List[number], What>
>;
type Contents = Record<"commands" | "sheets" | "reasons", unknown>;
type ContentsOfOne<Each, What extends keyof Contents> = Each extends { contents?: infer All extends Contents }
  ? All[What]
  : never;
type Together<Each> = (Each extends unknown ? (one: Each) => void : never) extends (one: infer All) => void
  ? All
  : never;

/**
 * All features of a table, asked as one.
 * @noSelf
 */
export interface Features
  extends
    Required<
      Pick<Feature, "stepPlayed" | "gameEnded" | "laidOut" | "rewound" | "waiting" | "forget" | "saved">
    >,
    Guide {
  /** The feature that obeys a command. */
  obeying: (kind: CommandKind) => AnyFeature | undefined;
  /** The command that a key stands for, if it is one of a feature. */
  keyed: (key: PressedKey) => Command | undefined;
  known: readonly AnyFeature[];
  handlers: () => Partial<Handlers<FeatureCommand>>;
  advised: (this: void, seat: Seat) => Action | undefined;
  chosenAhead: (this: void, seat: Seat) => Action | undefined;
  /** What all of them add to the panel of a viewer. */
  additions: (viewer: ColorLiteral, said: GameTexts) => Additions[];
}

/**
 * The features of a table, which are made when something is asked of them. A bug in one of them keeps nothing from the others.
 * @param header the header of the save, from which they read what is theirs
 */
export function createFeatures(known: readonly AnyFeature[], table: Table, header: Header): Features {
  const all = lazily(() => {
    const made: Feature[] = [];
    for (const { create } of known) {
      const feature = create(table, header);
      if (feature !== undefined) made.push(feature);
    }
    return made;
  });
  const guide = lazily(() => all().find((feature) => feature.guide !== undefined)?.guide);

  function each(what: string, run: (this: void, feature: Feature) => void): void {
    attemptEach(what, all(), run);
  }

  /** What the first feature has to say that has anything. */
  function firstAction(ask: (this: void, feature: Feature) => Action | undefined): Action | undefined {
    for (const feature of all()) {
      const action = ask(feature);
      if (action !== undefined) return action;
    }
    return undefined;
  }

  return {
    obeying: (kind) => known.find(({ rights }) => rights?.[kind] !== undefined),
    keyed: (key) => {
      for (const { keys } of known) if (keys?.[key] !== undefined) return keys[key];
      return undefined;
    },
    known,
    handlers: () => {
      const handlers: Partial<Handlers<FeatureCommand>> = {};
      for (const feature of all()) Object.assign(handlers, feature.handlers ?? {});
      return handlers;
    },
    stepPlayed: (step) => {
      each("a step of a feature", (feature) => feature.stepPlayed?.(step));
    },
    gameEnded: (stage) => {
      each("the end of a feature's game", (feature) => feature.gameEnded?.(stage));
    },
    laidOut: () => {
      each("a feature's new game", (feature) => feature.laidOut?.());
    },
    rewound: () => {
      each("a feature's steps back", (feature) => feature.rewound?.());
    },
    waiting: () => {
      each("a feature", (feature) => feature.waiting?.());
    },
    forget: () => {
      each("what a feature forgets", (feature) => feature.forget?.());
    },
    saved: () => {
      let saved: Record<string, Steady> = {};
      for (const feature of all()) saved = { ...saved, ...feature.saved?.() };
      return saved;
    },
    faces: (point) => guide()?.faces(point),
    arranged: (outcome) => guide()?.arranged(outcome) ?? outcome,
    due: (decisions) => guide()?.due(decisions) ?? decisions,
    planned: (seat) => guide()?.planned(seat),
    advised: (seat) => firstAction((feature) => feature.advised?.(seat)),
    chosenAhead: (seat) => firstAction((feature) => feature.chosenAhead?.(seat)),
    additions: (viewer, said) => {
      const additions: Additions[] = [];
      for (const feature of all()) {
        const added = feature.panel?.(viewer, said);
        if (added !== undefined) additions.push(added);
      }
      return additions;
    },
  };
}
