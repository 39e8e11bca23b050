import { lazily } from "../kit/data/lazily";
import type { Steady } from "../saved/saved-text";
import type { FeatureCommand, NoContents, Right } from "./commands/commands";
import type { Handlers } from "./commands/result";
import type { Action } from "./model/game";
import type { Table, Feature, FeatureTraits, Features, Header } from "./table";
import { attemptEach } from "../tts/errors";
import type { Additions } from "./panel/shown";

/** A feature as it can be added to any table. */
export interface AnyFeature extends FeatureTraits {
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
