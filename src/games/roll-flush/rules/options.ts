import {
  settingsOf,
  type Options,
  type OptionSpec,
  type Preset,
  type SettingsOf,
} from "../../../kit/rules/options";

/** Who can have the first turn (RF-13): the lowest card as in RF-3.6, or the seat with this number, from the first one on. */
export const STARTERS = ["lowest", "first", "second", "third", "fourth"] as const;

/** The options of RF-13, in the order of the rule book. */
export const OPTIONS = [
  {
    kind: "number",
    name: "target",
    rule: "RF-13",
    standard: 30,
    min: 0,
    max: 999,
    offered: [10, 20, 30, 40, 50, 75, 100],
  },
  { kind: "number", name: "joinMin", rule: "RF-13", standard: 3, min: 0, max: 3 },
  { kind: "number", name: "scoreMin", rule: "RF-13", standard: 3, min: 0, max: 5 },
  { kind: "switch", name: "shiftAfterReroll", rule: "RF-13", standard: true },
  { kind: "choice", name: "swapWhen", rule: "RF-13", standard: "anyRoll", values: ["anyRoll", "firstRoll"] },
  { kind: "choice", name: "bustBy", rule: "RF-13", standard: "tag", values: ["tag", "history"] },
  { kind: "choice", name: "ownFaceDown", rule: "RF-13", standard: "look", values: ["look", "blind"] },
  {
    kind: "choice",
    name: "discardView",
    rule: "RF-13",
    standard: "open",
    values: ["open", "faceDownHidden"],
  },
  { kind: "choice", name: "starter", rule: "RF-13", standard: "lowest", values: STARTERS },
  {
    kind: "number",
    name: "maxTurns",
    rule: "RF-13",
    standard: 0,
    min: 0,
    max: 999,
    offered: [0, 20, 30, 40, 60, 100],
  },
] as const satisfies readonly OptionSpec[];

/** The settings of a game (RF-13), each with a value that the option can take. `maxTurns` 0 means no limit. */
export type GameOptions = SettingsOf<typeof OPTIONS>;

/** The settings of a new game; missing or impossible values take their standard. */
export function readOptions(options: Options): GameOptions {
  return settingsOf(OPTIONS, options);
}

/** Ways to play by the options of RF-13. */
export const presets: readonly Preset[] = [
  // A single card is enough to score and to answer, so beginners are seldom shut out and bust less.
  { name: "easy", options: { joinMin: 1, scoreMin: 1 } },
  // A third of the points, and of the decisions.
  { name: "quick", options: { target: 10 } },
];
