import type { Command, FeatureSheetKind } from "../commands/commands";
import type { TableSentence } from "../languages/sentences";
import type { PanelContext } from "./model";
import type { Entry, SheetView, View } from "./view";

/** What somebody who learns, or who has asked for a hint, is told in the place of the prompt. */
export interface Coaching {
  says: string;
  /** Which piece of advice of a tutorial it is, of how many; the last word is none, nor is a hint. */
  part: { number: number; count: number } | undefined;
}

/** What is told, and can be done about it, in the place of what the game asks. */
export type Interlude = Pick<View, "turn" | "prompt" | "coach" | "choices">;

/**
 * What a feature tells of a game that is over: the `whole` of what is told, which `deal` it was and how it was helped, what
 * `help` it had, or something `more`; and what can be done next. `again` plays the same once more, where that is more than another
 * deal: what that is called, alone and with others who want it.
 */
export interface Ending {
  kind: "whole" | "deal" | "help" | "more";
  note: string;
  again?: { label: TableSentence; withOthers: TableSentence; command: Command } | undefined;
  next?: readonly Entry[];
}

/** What is added to the statistics of a table. */
export interface StatisticsPart {
  lines: readonly string[];
  choices: readonly Entry[];
}

/** What is added to the panel before the deal: ways into other games, and a note on the next one. */
export interface LobbyPart {
  choices: readonly Entry[];
  note: string;
}

/** A sheet that a feature has; undefined: there is nothing to show any more. */
export type FeatureSheet = (this: void, context: PanelContext) => SheetView | undefined;

/** The bars of a game, and its decisions that cost most: how many steps came before each. */
export interface GameCurve {
  bars: readonly number[];
  costliest: readonly number[];
}

/** What a feature adds to the panel of one viewer; what takes longer is found out when the panel asks for it. */
export interface Additions {
  coaching?: Coaching | undefined;
  /** What can be done while others decide, besides what the game lists. */
  meanwhile?: readonly Entry[] | undefined;
  /** What leads out of practice, at any time. */
  waysBack?: readonly Entry[] | undefined;
  /** What kind of game it is, in the headline, where it is not an ordinary one. */
  mark?: string | undefined;
  /** What is asked in the place of the game's own question. */
  question?: string | undefined;
  interlude?: Interlude | undefined;
  /** A line above the log. */
  log?: string | undefined;
  /** The button that asks for help, in the footer. */
  help?: Entry | undefined;
  /** A button at the end of the help. */
  learn?: Entry | undefined;
  lobby?: ((this: void) => LobbyPart) | undefined;
  ending?: ((this: void) => Ending) | undefined;
  statistics?: ((this: void) => StatisticsPart) | undefined;
  /** How the game went that counts, for its viewer; undefined: nobody has found that out. */
  curve?: ((this: void) => GameCurve | undefined) | undefined;
  sheets?: { readonly [Kind in FeatureSheetKind]?: FeatureSheet };
}

/** A part of what features add of which there is one at most: that of the first feature that has it. */
export function firstOf<Key extends keyof Additions>(
  additions: readonly Additions[],
  key: Key,
): Additions[Key] | undefined {
  for (const each of additions) {
    const part = each[key];
    if (part !== undefined) return part;
  }
  return undefined;
}
