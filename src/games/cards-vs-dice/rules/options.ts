import {
  settingsOf,
  type Options,
  type OptionSpec,
  type Preset,
  type SettingsOf,
} from "../../../kit/rules/options";

/** The options of CVD-12, in the order of the rule book. */
export const OPTIONS = [
  { kind: "number", name: "life", rule: "CVD-12", standard: 12, min: 1, max: 20 },
  { kind: "switch", name: "recycle", rule: "CVD-12", standard: false },
  { kind: "switch", name: "ksCleave", rule: "CVD-12", standard: true },
  { kind: "choice", name: "ksPips", rule: "CVD-12", standard: "tens", values: ["tens", "ones"] },
  {
    kind: "choice",
    name: "vanguardHit",
    rule: "CVD-12",
    standard: "attacked",
    values: ["attacked", "revealed"],
  },
  { kind: "switch", name: "fatalWin", rule: "CVD-12", standard: true },
  { kind: "switch", name: "rageHold", rule: "CVD-12", standard: false },
] as const satisfies readonly OptionSpec[];

/** The settings of a game (CVD-12), each with a value that the option can take. */
export type GameOptions = SettingsOf<typeof OPTIONS>;

/** The names of the Kingslayer's faces: 10, 20 ... 00 or 1, 2 ... 10. */
export type KingslayerPips = GameOptions["ksPips"];

/** The settings of a new game; missing or impossible values take their standard. */
export function readOptions(options: Options): GameOptions {
  return settingsOf(OPTIONS, options);
}

/** Ways to play by the options of CVD-12. */
export const presets: readonly Preset[] = [
  // More life: of sensible players, who win 44 games of 100 as designed, 76 win.
  { name: "easy", options: { life: 18 } },
  // Less life: battles are over sooner, one way or the other.
  { name: "quick", options: { life: 8 } },
];
