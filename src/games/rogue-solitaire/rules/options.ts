import { allows, type Options, type OptionSpec, type Preset } from "../../../kit/options";

const DIAGONAL = { kind: "switch", name: "diagonal", rule: "RS-12", standard: false } as const;
const ACE_LOSS = {
  kind: "choice",
  name: "aceLoss",
  rule: "RS-12",
  standard: "choice",
  values: ["choice", "aceFirst", "jokerFirst"],
} as const;
const AID_TIMING = {
  kind: "choice",
  name: "aidTiming",
  rule: "RS-12",
  standard: "after",
  values: ["after", "before"],
} as const;
const AID_ON_WIN = { kind: "switch", name: "aidOnWin", rule: "RS-12", standard: false } as const;
const ACE_KEEP = {
  kind: "choice",
  name: "aceKeep",
  rule: "RS-12",
  standard: "auto",
  values: ["auto", "optional"],
} as const;
const REVEALED_ON_CLEAR = {
  kind: "choice",
  name: "revealedOnClear",
  rule: "RS-12",
  standard: "stay",
  values: ["stay", "flipDown"],
} as const;
const START_JOKERS = {
  kind: "number",
  name: "startJokers",
  rule: "RS-12",
  standard: 3,
  min: 1,
  max: 9,
} as const;
const TARGET_FLOORS = {
  kind: "number",
  name: "targetFloors",
  rule: "RS-12",
  standard: 0,
  min: 0,
  max: 999,
  offered: [0, 1, 2, 3, 4, 5, 7, 10],
} as const;

/** The options of RS-12, in the order of the rule book. */
export const OPTIONS: readonly OptionSpec[] = [
  DIAGONAL,
  ACE_LOSS,
  AID_TIMING,
  AID_ON_WIN,
  ACE_KEEP,
  REVEALED_ON_CLEAR,
  START_JOKERS,
  TARGET_FLOORS,
];

/** The settings of a game (RS-12), each with a value that the option can take. `targetFloors` 0 means no target. */
export interface GameOptions {
  diagonal: boolean;
  aceLoss: (typeof ACE_LOSS.values)[number];
  aidTiming: (typeof AID_TIMING.values)[number];
  aidOnWin: boolean;
  aceKeep: (typeof ACE_KEEP.values)[number];
  revealedOnClear: (typeof REVEALED_ON_CLEAR.values)[number];
  startJokers: number;
  targetFloors: number;
}

/** The settings of a new game; what is missing or impossible takes its standard. */
export function readOptions(options: Options): GameOptions {
  const aceLoss = options[ACE_LOSS.name];
  return {
    diagonal: readSwitch(options, DIAGONAL),
    aceLoss: ACE_LOSS.values.find((value) => value === aceLoss) ?? ACE_LOSS.standard,
    aidTiming: options[AID_TIMING.name] === "before" ? "before" : "after",
    aidOnWin: readSwitch(options, AID_ON_WIN),
    aceKeep: options[ACE_KEEP.name] === "optional" ? "optional" : "auto",
    revealedOnClear: options[REVEALED_ON_CLEAR.name] === "flipDown" ? "flipDown" : "stay",
    startJokers: readNumber(options, START_JOKERS),
    targetFloors: readNumber(options, TARGET_FLOORS),
  };
}

function readSwitch(options: Options, spec: { name: string; standard: boolean }): boolean {
  const value = options[spec.name];
  return typeof value === "boolean" ? value : spec.standard;
}

function readNumber(options: Options, spec: Extract<OptionSpec, { kind: "number" }>): number {
  const value = options[spec.name];
  return allows(spec, value) && typeof value === "number" ? value : spec.standard;
}

/** Ways to play by the options of RS-12. */
export const presets: readonly Preset[] = [
  // Two Jokers more: the first floor is cleared by three sensible players of four, as designed by every second.
  { name: "easy", options: { startJokers: 5 } },
  // One floor, and it is won.
  { name: "quick", options: { targetFloors: 1 } },
];
