import {
  settingsOf,
  type Options,
  type OptionSpec,
  type Preset,
  type SettingsOf,
} from "../../../kit/rules/options";

/** The options of RS-12, in the order of the rule book. */
export const OPTIONS = [
  { kind: "switch", name: "diagonal", rule: "RS-12", standard: false },
  {
    kind: "choice",
    name: "aceLoss",
    rule: "RS-12",
    standard: "choice",
    values: ["choice", "aceFirst", "jokerFirst"],
  },
  { kind: "choice", name: "aidTiming", rule: "RS-12", standard: "after", values: ["after", "before"] },
  { kind: "switch", name: "aidOnWin", rule: "RS-12", standard: false },
  { kind: "choice", name: "aceKeep", rule: "RS-12", standard: "auto", values: ["auto", "optional"] },
  { kind: "choice", name: "revealedOnClear", rule: "RS-12", standard: "stay", values: ["stay", "flipDown"] },
  { kind: "number", name: "startJokers", rule: "RS-12", standard: 3, min: 1, max: 9 },
  {
    kind: "number",
    name: "targetFloors",
    rule: "RS-12",
    standard: 0,
    min: 0,
    max: 999,
    offered: [0, 1, 2, 3, 4, 5, 7, 10],
  },
] as const satisfies readonly OptionSpec[];

/** The settings of a game (RS-12), each with a value that the option can take. `targetFloors` 0 means no target. */
export type GameOptions = SettingsOf<typeof OPTIONS>;

/** The settings of a new game; missing or impossible values take their standard. */
export function readOptions(options: Options): GameOptions {
  return settingsOf(OPTIONS, options);
}

/** Ways to play by the options of RS-12. */
export const presets: readonly Preset[] = [
  // Two Jokers more: the first floor is cleared by three sensible players of four, as designed by every second.
  { name: "easy", options: { startJokers: 5 } },
  // One floor, and it is won.
  { name: "quick", options: { targetFloors: 1 } },
];
