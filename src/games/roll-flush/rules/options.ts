import { allows, type Options, type OptionSpec, type Preset } from "../../../kit/options";

const TARGET = {
  kind: "number",
  name: "target",
  rule: "RF-13",
  standard: 30,
  min: 0,
  max: 999,
  offered: [10, 20, 30, 40, 50, 75, 100],
} as const;
const JOIN_MIN = { kind: "number", name: "joinMin", rule: "RF-13", standard: 3, min: 0, max: 3 } as const;
const SCORE_MIN = { kind: "number", name: "scoreMin", rule: "RF-13", standard: 3, min: 0, max: 5 } as const;
const SHIFT_AFTER_REROLL = {
  kind: "switch",
  name: "shiftAfterReroll",
  rule: "RF-13",
  standard: true,
} as const;
const SWAP_WHEN = {
  kind: "choice",
  name: "swapWhen",
  rule: "RF-13",
  standard: "anyRoll",
  values: ["anyRoll", "firstRoll"],
} as const;
const BUST_BY = {
  kind: "choice",
  name: "bustBy",
  rule: "RF-13",
  standard: "tag",
  values: ["tag", "history"],
} as const;
const OWN_FACE_DOWN = {
  kind: "choice",
  name: "ownFaceDown",
  rule: "RF-13",
  standard: "look",
  values: ["look", "blind"],
} as const;
const DISCARD_VIEW = {
  kind: "choice",
  name: "discardView",
  rule: "RF-13",
  standard: "open",
  values: ["open", "faceDownHidden"],
} as const;
const MAX_TURNS = {
  kind: "number",
  name: "maxTurns",
  rule: "RF-13",
  standard: 0,
  min: 0,
  max: 999,
  offered: [0, 20, 30, 40, 60, 100],
} as const;

/** The options of RF-13, in the order of the rule book. */
export const OPTIONS: readonly OptionSpec[] = [
  TARGET,
  JOIN_MIN,
  SCORE_MIN,
  SHIFT_AFTER_REROLL,
  SWAP_WHEN,
  BUST_BY,
  OWN_FACE_DOWN,
  DISCARD_VIEW,
  MAX_TURNS,
];

/** The settings of a game (RF-13), each with a value that the option can take. `maxTurns` 0 means no limit. */
export interface GameOptions {
  target: number;
  joinMin: number;
  scoreMin: number;
  shiftAfterReroll: boolean;
  swapWhen: (typeof SWAP_WHEN.values)[number];
  bustBy: (typeof BUST_BY.values)[number];
  ownFaceDown: (typeof OWN_FACE_DOWN.values)[number];
  discardView: (typeof DISCARD_VIEW.values)[number];
  maxTurns: number;
}

/** The settings of a new game; what is missing or impossible takes its standard. */
export function readOptions(options: Options): GameOptions {
  const shift = options[SHIFT_AFTER_REROLL.name];
  return {
    target: readNumber(options, TARGET),
    joinMin: readNumber(options, JOIN_MIN),
    scoreMin: readNumber(options, SCORE_MIN),
    shiftAfterReroll: typeof shift === "boolean" ? shift : SHIFT_AFTER_REROLL.standard,
    swapWhen: options[SWAP_WHEN.name] === "firstRoll" ? "firstRoll" : "anyRoll",
    bustBy: options[BUST_BY.name] === "history" ? "history" : "tag",
    ownFaceDown: options[OWN_FACE_DOWN.name] === "blind" ? "blind" : "look",
    discardView: options[DISCARD_VIEW.name] === "faceDownHidden" ? "faceDownHidden" : "open",
    maxTurns: readNumber(options, MAX_TURNS),
  };
}

function readNumber(options: Options, spec: Extract<OptionSpec, { kind: "number" }>): number {
  const value = options[spec.name];
  return allows(spec, value) && typeof value === "number" ? value : spec.standard;
}

/** Ways to play by the options of RF-13. */
export const presets: readonly Preset[] = [
  // A single card is enough to score and to answer, so that beginners are seldom shut out and bust less.
  { name: "easy", options: { joinMin: 1, scoreMin: 1 } },
  // A third of the points, and of the decisions.
  { name: "quick", options: { target: 10 } },
];
